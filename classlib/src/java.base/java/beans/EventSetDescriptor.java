package java.beans;

import java.lang.reflect.Method;
import java.util.EventObject;

/** Describes the events of a kind that a bean tells listeners: how these are added and removed, and what they hear. */
public class EventSetDescriptor extends FeatureDescriptor {
    private final Class<?> listenerType;
    private final MethodDescriptor[] listenerMethods;
    private final Method addMethod;
    private final Method removeMethod;
    private final Method getMethod;
    private boolean unicast;
    private boolean inDefaultEventSet = true;

    public EventSetDescriptor(Class<?> sourceClass, String eventSetName, Class<?> listenerType, String listenerMethodName)
            throws IntrospectionException {
        this(sourceClass, eventSetName, listenerType, new String[] {listenerMethodName}, "add".concat(simpleName(listenerType)),
                "remove".concat(simpleName(listenerType)), "get".concat(simpleName(listenerType)).concat("s"), true);
        Class<?> event = listenerMethods[0].getMethod().getParameterTypes()[0];
        String wanted = BeanMethods.capitalized(eventSetName).concat("Event");
        if (!"vetoableChange".equals(eventSetName) && !simpleName(event).equals(wanted)) {
            throw new IntrospectionException("Method \"" + listenerMethodName + "\" should have argument \"" + wanted + "\"");
        }
    }

    public EventSetDescriptor(Class<?> sourceClass, String eventSetName, Class<?> listenerType, String[] listenerMethodNames,
            String addListenerMethodName, String removeListenerMethodName) throws IntrospectionException {
        this(sourceClass, eventSetName, listenerType, listenerMethodNames, addListenerMethodName, removeListenerMethodName, null,
                false);
    }

    public EventSetDescriptor(Class<?> sourceClass, String eventSetName, Class<?> listenerType, String[] listenerMethodNames,
            String addListenerMethodName, String removeListenerMethodName, String getListenerMethodName)
            throws IntrospectionException {
        this(sourceClass, eventSetName, listenerType, listenerMethodNames, addListenerMethodName, removeListenerMethodName,
                getListenerMethodName, false);
    }

    private EventSetDescriptor(Class<?> source, String name, Class<?> listenerType, String[] methodNames, String adds,
            String removes, String gets, boolean getsIfThere) throws IntrospectionException {
        this(name, listenerType, listenerMethods(listenerType, methodNames), needed(source, adds, listenerType),
                needed(source, removes, listenerType),
                gets == null ? null : getsIfThere ? BeanMethods.find(source, gets) : needed(source, gets));
    }

    public EventSetDescriptor(String eventSetName, Class<?> listenerType, Method[] listenerMethods, Method addListenerMethod,
            Method removeListenerMethod) throws IntrospectionException {
        this(eventSetName, listenerType, listenerMethods, addListenerMethod, removeListenerMethod, null);
    }

    public EventSetDescriptor(String eventSetName, Class<?> listenerType, Method[] listenerMethods, Method addListenerMethod,
            Method removeListenerMethod, Method getListenerMethod) throws IntrospectionException {
        this(eventSetName, listenerType, described(listenerMethods), addListenerMethod, removeListenerMethod, getListenerMethod);
    }

    public EventSetDescriptor(String eventSetName, Class<?> listenerType, MethodDescriptor[] listenerMethodDescriptors,
            Method addListenerMethod, Method removeListenerMethod) throws IntrospectionException {
        this(eventSetName, listenerType, listenerMethodDescriptors, addListenerMethod, removeListenerMethod, null);
    }

    private EventSetDescriptor(String name, Class<?> listenerType, MethodDescriptor[] methods, Method adds, Method removes,
            Method gets) {
        setName(name);
        this.listenerType = listenerType;
        listenerMethods = methods == null ? null : methods.clone();
        addMethod = adds;
        removeMethod = removes;
        getMethod = gets;
    }

    private static String simpleName(Class<?> type) {
        String name = type.getName();
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    private static Method needed(Class<?> type, String name, Class<?>... parameters) throws IntrospectionException {
        Method found = name == null ? null : BeanMethods.find(type, name, parameters);
        if (found == null && name != null) {
            throw new IntrospectionException("Method not found: " + name + " on class " + type.getName());
        }
        return found;
    }

    private static MethodDescriptor[] listenerMethods(Class<?> listenerType, String[] names) throws IntrospectionException {
        MethodDescriptor[] found = new MethodDescriptor[names.length];
        for (int i = 0; i < names.length; i++) {
            if (names[i] == null) {
                throw new NullPointerException();
            }
            Method method = BeanMethods.writer(listenerType, names[i], null);
            if (method == null) {
                throw BeanMethods.notFound(names[i]);
            }
            found[i] = new MethodDescriptor(method);
        }
        return found;
    }

    private static MethodDescriptor[] described(Method[] methods) {
        if (methods == null) {
            return null;
        }
        MethodDescriptor[] found = new MethodDescriptor[methods.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = new MethodDescriptor(methods[i]);
        }
        return found;
    }

    /** Whether a listener hears of an event by this method. */
    static boolean hears(Method method) {
        return method.getParameterCount() == 1 && EventObject.class.isAssignableFrom(method.getParameterTypes()[0]);
    }

    public Class<?> getListenerType() {
        return listenerType;
    }

    public Method[] getListenerMethods() {
        if (listenerMethods == null) {
            return null;
        }
        Method[] methods = new Method[listenerMethods.length];
        for (int i = 0; i < methods.length; i++) {
            methods[i] = listenerMethods[i].getMethod();
        }
        return methods;
    }

    public MethodDescriptor[] getListenerMethodDescriptors() {
        return listenerMethods == null ? null : listenerMethods.clone();
    }

    public Method getAddListenerMethod() {
        return addMethod;
    }

    public Method getRemoveListenerMethod() {
        return removeMethod;
    }

    public Method getGetListenerMethod() {
        return getMethod;
    }

    public boolean isUnicast() {
        return unicast;
    }

    public void setUnicast(boolean unicast) {
        this.unicast = unicast;
    }

    public boolean isInDefaultEventSet() {
        return inDefaultEventSet;
    }

    public void setInDefaultEventSet(boolean inDefaultEventSet) {
        this.inDefaultEventSet = inDefaultEventSet;
    }

    @Override
    void addTo(StringBuilder text) {
        addMark(text, "unicast", unicast);
        addMark(text, "inDefaultEventSet", inDefaultEventSet);
        addPart(text, "listenerType", listenerType);
        addPart(text, "getListenerMethod", getMethod);
        addPart(text, "addListenerMethod", addMethod);
        addPart(text, "removeListenerMethod", removeMethod);
    }
}
