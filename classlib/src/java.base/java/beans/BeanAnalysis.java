package java.beans;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EventListener;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TooManyListenersException;
import java.util.TreeMap;

/** What one class adds to what is known of those above it; a class that says what it offers is believed, and nothing added. */
final class BeanAnalysis {
    private final Class<?> type;
    private final List<Method> own = new ArrayList<>();
    private final Map<String, PropertyDescriptor> properties = new TreeMap<>();
    private final Map<String, EventSetDescriptor> events = new TreeMap<>();
    private final Map<String, MethodDescriptor> methods = new LinkedHashMap<>();

    private BeanAnalysis(Class<?> type) {
        this.type = type;
        for (Method each : type.getMethods()) {
            Class<?> owner = each.getDeclaringClass();
            if (owner == type ? !each.isSynthetic() || makesVisible(each) : owner.isInterface() && each.isDefault()) {
                own.add(each);
            }
        }
    }

    /** Whether a bridge stands for a public method of a class above that is not public, and not for one of the class itself. */
    private static boolean makesVisible(Method bridge) {
        for (Method each : bridge.getDeclaringClass().getMethods()) {
            if (!each.isSynthetic() && each.getDeclaringClass() == bridge.getDeclaringClass()
                    && each.getName().equals(bridge.getName()) && each.getParameterCount() == bridge.getParameterCount()) {
                return false;
            }
        }
        return bridge.isBridge();
    }

    static BeanInfo of(Class<?> beanClass, Class<?> stop, int flags) throws IntrospectionException {
        Class<?> above = beanClass.getSuperclass();
        int inherited = flags == Introspector.IGNORE_IMMEDIATE_BEANINFO ? Introspector.USE_ALL_BEANINFO : flags;
        BeanInfo parent = above == null || above == stop ? null
                : stop == null && inherited == Introspector.USE_ALL_BEANINFO ? Introspector.getBeanInfo(above)
                        : of(above, stop, inherited);
        BeanInfo said = flags == Introspector.USE_ALL_BEANINFO ? explicit(beanClass) : null;
        BeanAnalysis found = new BeanAnalysis(beanClass);
        PropertyDescriptor[] properties = said == null ? null : said.getPropertyDescriptors();
        EventSetDescriptor[] events = said == null ? null : said.getEventSetDescriptors();
        MethodDescriptor[] methods = said == null ? null : said.getMethodDescriptors();
        found.takeEvents(parent, events);
        found.takeProperties(parent, properties);
        found.takeMethods(parent, methods);
        BeanDescriptor bean = said == null ? null : said.getBeanDescriptor();
        PropertyDescriptor[] all = found.properties.values().toArray(new PropertyDescriptor[0]);
        int first = properties == null || said.getDefaultPropertyIndex() < 0 ? -1
                : Arrays.asList(all).indexOf(properties[said.getDefaultPropertyIndex()]);
        EventSetDescriptor[] allEvents = found.events.values().toArray(new EventSetDescriptor[0]);
        int firstEvent = events == null || said.getDefaultEventIndex() < 0 ? -1
                : Arrays.asList(allEvents).indexOf(events[said.getDefaultEventIndex()]);
        return new FoundBean(bean == null ? new BeanDescriptor(beanClass) : bean, all, first, allEvents, firstEvent,
                found.methods.values().toArray(new MethodDescriptor[0]));
    }

    /** What the class {@code NameBeanInfo} beside a class, or in a package of the search path, says of it. */
    private static BeanInfo explicit(Class<?> type) {
        if (BeanInfo.class.isAssignableFrom(type) || type.getClassLoader() == null) {
            return null;
        }
        String name = type.getName().concat("BeanInfo");
        BeanInfo found = instance(name, type);
        for (String folder : Introspector.getBeanInfoSearchPath()) {
            if (found != null) {
                break;
            }
            found = instance(folder + '.' + name.substring(name.lastIndexOf('.') + 1), type);
        }
        return found;
    }

    private static BeanInfo instance(String name, Class<?> type) {
        try {
            Class<?> found = Class.forName(name, true, type.getClassLoader());
            return BeanInfo.class.isAssignableFrom(found) ? (BeanInfo) found.getDeclaredConstructor().newInstance() : null;
        } catch (ReflectiveOperationException | LinkageError absent) {
            return null;
        }
    }

    private void takeProperties(BeanInfo parent, PropertyDescriptor[] said) throws IntrospectionException {
        if (said != null) {
            for (PropertyDescriptor each : said) {
                properties.put(each.getName(), each);
            }
            return;
        }
        if (parent != null) {
            for (PropertyDescriptor each : parent.getPropertyDescriptors()) {
                properties.put(each.getName(), new PropertyMethods(type, each).described(each));
            }
        }
        Map<String, PropertyMethods> found = new TreeMap<>();
        for (Method each : own) {
            if (!Modifier.isStatic(each.getModifiers())) {
                PropertyMethods.sort(type, each, found);
            }
        }
        boolean bound = events.containsKey("propertyChange");
        for (Map.Entry<String, PropertyMethods> each : found.entrySet()) {
            PropertyMethods methods = each.getValue();
            PropertyDescriptor inherited = properties.get(each.getKey());
            methods.choose(inherited == null);
            if (inherited != null) {
                methods.join(new PropertyMethods(type, inherited));
            }
            PropertyDescriptor made = methods.described(each.getKey(), bound);
            if (made != null) {
                properties.put(each.getKey(), made);
            }
        }
    }

    private void takeEvents(BeanInfo parent, EventSetDescriptor[] said) throws IntrospectionException {
        if (said != null) {
            for (EventSetDescriptor each : said) {
                events.put(each.getName(), each);
            }
            return;
        }
        if (parent != null) {
            for (EventSetDescriptor each : parent.getEventSetDescriptors()) {
                events.put(each.getName(), each);
            }
        }
        for (Method adds : own) {
            String name = adds.getName();
            if (!name.startsWith("add") || !name.endsWith("Listener") || adds.getParameterCount() != 1
                    || adds.getReturnType() != void.class || Modifier.isStatic(adds.getModifiers())) {
                continue;
            }
            Class<?> listener = adds.getParameterTypes()[0];
            String title = name.substring(3);
            Method removes = BeanMethods.find(type, "remove".concat(title), listener);
            if (!EventListener.class.isAssignableFrom(listener) || !listener.getName().endsWith(title) || removes == null
                    || removes.getReturnType() != void.class || title.length() == 8) {
                continue;
            }
            List<Method> heard = new ArrayList<>();
            for (Method each : listener.getMethods()) {
                if (EventSetDescriptor.hears(each)) {
                    heard.add(each);
                }
            }
            Method gets = BeanMethods.find(type, "get" + title + "s");
            String set = Introspector.decapitalize(title.substring(0, title.length() - 8));
            EventSetDescriptor made = new EventSetDescriptor(set, listener, heard.toArray(new Method[0]), adds, removes,
                    gets != null && gets.getReturnType() == listener.arrayType() ? gets : null);
            made.setUnicast(Arrays.asList(adds.getExceptionTypes()).contains(TooManyListenersException.class));
            events.put(set, made);
        }
    }

    private void takeMethods(BeanInfo parent, MethodDescriptor[] said) {
        if (said != null) {
            for (MethodDescriptor each : said) {
                methods.put(key(each.getMethod()), each);
            }
            return;
        }
        if (parent != null) {
            for (MethodDescriptor each : parent.getMethodDescriptors()) {
                methods.put(key(each.getMethod()), each);
            }
        }
        for (Method each : own) {
            methods.put(key(each), new MethodDescriptor(each));
        }
    }

    private static String key(Method method) {
        return method.getName() + Arrays.toString(method.getParameterTypes());
    }

    /** What was found of a class. */
    private record FoundBean(BeanDescriptor bean, PropertyDescriptor[] properties, int property, EventSetDescriptor[] events,
            int event, MethodDescriptor[] methods) implements BeanInfo {
        @Override
        public BeanDescriptor getBeanDescriptor() {
            return bean;
        }

        @Override
        public EventSetDescriptor[] getEventSetDescriptors() {
            return events;
        }

        @Override
        public int getDefaultEventIndex() {
            return event;
        }

        @Override
        public PropertyDescriptor[] getPropertyDescriptors() {
            return properties;
        }

        @Override
        public int getDefaultPropertyIndex() {
            return property;
        }

        @Override
        public MethodDescriptor[] getMethodDescriptors() {
            return methods;
        }

        @Override
        public BeanInfo[] getAdditionalBeanInfo() {
            return null;
        }
    }
}
