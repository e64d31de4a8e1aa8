package java.lang.reflect;

import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Objects with given interfaces, all of whose methods call one handler. */
public class Proxy implements Serializable {
    /** The classes that were made, by their interfaces. */
    /** By loader and interfaces. */
    private static final Map<ClassLoader, Map<List<Class<?>>, Class<?>>> CLASSES = new HashMap<>();
    private static int made;
    /** Numbers of the packages for public interfaces, of the library alone and others; 0 before the first class. */
    private static int libraryPackage;
    private static int programPackage;

    @SuppressWarnings("serial")
    protected InvocationHandler h;

    private Proxy() {
    }

    protected Proxy(InvocationHandler h) {
        Objects.requireNonNull(h);
        this.h = h;
    }

    /**
     * Defines a class, of that internal name and a subclass of this one, each of whose methods calls one of {@code calls};
     * gives null if there is a class of that name.
     *
     * @param defaults interfaces whose default methods the class calls by methods of the names in {@code defaultNames}; null
     *        for abstract methods, whose names there are empty
     */
    private static native Class<?> define(String name, boolean isPublic, Class<?>[] interfaces, String[] names,
            String[] descriptors, Object[] calls, Class<?>[] defaults, String[] defaultNames, ClassLoader loader);

    @Deprecated
    public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) throws IllegalArgumentException {
        return classFor(loader, interfaces);
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler h) {
        Objects.requireNonNull(h);
        return instance(classFor(loader, interfaces), h);
    }

    private static Object instance(Class<?> of, InvocationHandler handler) {
        try {
            Constructor<?> constructor = ClassMembers.of(of).constructor(false, InvocationHandler.class);
            constructor.override = true;
            return constructor.newInstance(handler);
        } catch (ReflectiveOperationException never) {
            throw new InternalError(never.toString(), never);
        }
    }

    /** An annotation with these values. */
    static Annotation annotation(Class<? extends Annotation> type, Map<String, Object> values) {
        return (Annotation) instance(classFor(type.getClassLoader(), new Class<?>[] {type}),
                new AnnotationHandler(type, values));
    }

    public static boolean isProxyClass(Class<?> cl) {
        return Proxy.class.isAssignableFrom(cl) && ClassMembers.of(cl).proxyMethods != null;
    }

    public static InvocationHandler getInvocationHandler(Object proxy) throws IllegalArgumentException {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    private static Class<?> classFor(ClassLoader loader, Class<?>[] asked) {
        Class<?>[] interfaces = asked.clone();
        List<Class<?>> key = new ArrayList<>(Arrays.asList(interfaces));
        synchronized (CLASSES) {
            Map<List<Class<?>>, Class<?>> classes = CLASSES.computeIfAbsent(loader, none -> new HashMap<>());
            Class<?> known = classes.get(key);
            if (known == null) {
                check(loader, interfaces);
                known = make(loader, interfaces);
                classes.put(key, known);
            }
            return known;
        }
    }

    private static void check(ClassLoader loader, Class<?>[] interfaces) {
        if (interfaces.length > 65535) {
            throw new IllegalArgumentException("interface limit exceeded: " + interfaces.length);
        }
        for (int i = 0; i < interfaces.length; i++) {
            Class<?> each = interfaces[i];
            if (each == null) {
                throw new NullPointerException("Cannot invoke \"java.lang.Class.getMethods()\" because \"intf\" is null");
            }
            int relation = ClassMembers.relation(each, each);
            boolean isLibrary = (relation & ClassMembers.LIBRARY) != 0;
            if (!isVisible(each, loader)) {
                throw new IllegalArgumentException(each.getName() + " referenced from a method is not visible from class "
                        + "loader: " + (loader == null ? "null" : loader.getName() != null ? loader.getName()
                        : loader.toString()));
            }
            if (!each.isInterface()) {
                throw new IllegalArgumentException(each.getName() + " is not an interface");
            }
            if (each.isHidden()) {
                throw new IllegalArgumentException(each.getName() + " is a hidden interface");
            }
            if (each.isSealed()) {
                throw new IllegalArgumentException(each.getName() + " is a sealed interface");
            }
            int needed = ClassMembers.EXPORTED | ClassMembers.PUBLIC_CLASS;
            if (isLibrary && (relation & needed) != needed) {
                throw new IllegalArgumentException(each.getName() + " is not accessible");
            }
            for (int j = 0; j < i; j++) {
                if (interfaces[j] == each) {
                    throw new IllegalArgumentException("repeated interface: " + each.getName());
                }
            }
        }
    }

    /** Whether a name means a class to a loader. */
    private static boolean isVisible(Class<?> type, ClassLoader loader) {
        if (loader == type.getClassLoader()) {
            return true;
        }
        try {
            return Class.forName(type.getName(), false, loader) == type;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    /** A method of the class to be made. */
    private static final class Wanted {
        final Method first;
        Class<?>[] thrown;

        Wanted(Method first) {
            this.first = first;
            thrown = first.getExceptionTypes();
        }

        /** What both methods may throw. */
        void alsoThrows(Class<?>[] others) {
            List<Class<?>> common = new ArrayList<>();
            add(common, thrown, others);
            add(common, others, thrown);
            thrown = common.toArray(new Class<?>[0]);
        }

        private static void add(List<Class<?>> common, Class<?>[] from, Class<?>[] with) {
            for (Class<?> each : from) {
                for (Class<?> other : with) {
                    if (other.isAssignableFrom(each) && !common.contains(each)) {
                        common.add(each);
                    }
                }
            }
        }
    }

    private static void want(Map<List<Object>, Map<Class<?>, Wanted>> wanted, Method method) {
        List<Object> key = new ArrayList<>(Arrays.asList((Object[]) method.sharedParameterTypes()));
        key.add(method.getName());
        Map<Class<?>, Wanted> same = wanted.computeIfAbsent(key, none -> new LinkedHashMap<>());
        Wanted known = same.get(method.getReturnType());
        if (known == null) {
            same.put(method.getReturnType(), new Wanted(method));
        } else {
            known.alsoThrows(method.getExceptionTypes());
        }
    }

    private static Class<?> make(ClassLoader loader, Class<?>[] interfaces) {
        Map<List<Object>, Map<Class<?>, Wanted>> wanted = new LinkedHashMap<>();
        try {
            want(wanted, Object.class.getMethod("hashCode"));
            want(wanted, Object.class.getMethod("equals", Object.class));
            want(wanted, Object.class.getMethod("toString"));
        } catch (NoSuchMethodException never) {
            throw new InternalError(never);
        }
        String prefix = "default-";
        String hostPackage = null;
        boolean isPublic = true;
        boolean isLibrary = true;
        for (Class<?> each : interfaces) {
            isLibrary &= (ClassMembers.relation(each, each) & ClassMembers.LIBRARY) != 0;
            if (!Modifier.isPublic(each.getModifiers())) {
                if (!isPublic && !hostPackage.equals(each.getPackageName())) {
                    throw new IllegalArgumentException("cannot have non-public interfaces in different packages");
                }
                isPublic = false;
                hostPackage = each.getPackageName();
            }
            for (Method method : each.getMethods()) {
                if (!Modifier.isStatic(method.getModifiers())) {
                    want(wanted, method);
                    while (method.getName().startsWith(prefix)) {
                        prefix += "-";
                    }
                }
            }
        }
        List<ProxyMethod> calls = new ArrayList<>();
        List<Class<?>> defaults = new ArrayList<>();
        for (Map<Class<?>, Wanted> same : wanted.values()) {
            checkResults(same);
            for (Wanted each : same.values()) {
                Class<?> from = each.first.isDefault() ? declaredBy(interfaces, each.first) : null;
                defaults.add(from);
                calls.add(new ProxyMethod(each.first.descriptor(), handed(each.first), each.thrown,
                        from == null ? null : prefix + calls.size()));
            }
        }
        Class<?> defined = null;
        while (defined == null) {
            defined = defined(name(hostPackage, isLibrary && loader == null), isPublic, interfaces, calls, defaults,
                    loader);
        }
        return defined;
    }

    /** The method that handlers get for one: that of its name and parameters with the most specific result. */
    private static Method handed(Method method) {
        try {
            return ClassMembers.of(method.getDeclaringClass())
                    .publicMethod(method.getName(), method.sharedParameterTypes());
        } catch (NoSuchMethodException never) {
            throw new InternalError(never);
        }
    }

    /** The interface of the class that has a method, be it inherited. */
    private static Class<?> declaredBy(Class<?>[] interfaces, Method method) {
        for (Class<?> each : interfaces) {
            if (method.getDeclaringClass().isAssignableFrom(each)) {
                return each;
            }
        }
        return null;
    }

    /** Of methods that differ in their results only one can be called for all. */
    private static void checkResults(Map<Class<?>, Wanted> same) {
        if (same.size() < 2) {
            return;
        }
        for (Class<?> narrow : same.keySet()) {
            boolean coversAll = true;
            for (Class<?> other : same.keySet()) {
                coversAll &= other.isAssignableFrom(narrow);
            }
            if (coversAll) {
                return;
            }
        }
        Class<?> primitive = null;
        for (Class<?> each : same.keySet()) {
            primitive = primitive == null && each.isPrimitive() ? each : primitive;
        }
        Method method = same.values().iterator().next().first;
        StringBuilder text = new StringBuilder("methods with same signature ").append(method.getName()).append('(');
        for (int i = 0; i < method.getParameterCount(); i++) {
            text.append(i == 0 ? "" : ",").append(method.sharedParameterTypes()[i].getTypeName());
        }
        throw new IllegalArgumentException(text.append(") but incompatible return types: ")
                .append(primitive != null ? primitive + " and others" : same.keySet().toString()).toString());
    }

    private static String name(String hostPackage, boolean isLibrary) {
        if (hostPackage != null) {
            return (hostPackage.isEmpty() ? "" : hostPackage.replace('.', '/') + "/") + "$Proxy" + made++;
        }
        if ((isLibrary ? libraryPackage : programPackage) == 0) {
            int next = Math.max(libraryPackage, programPackage) + 1;
            libraryPackage = isLibrary ? next : libraryPackage;
            programPackage = isLibrary ? programPackage : next;
        }
        return "jdk/proxy" + (isLibrary ? libraryPackage : programPackage) + "/$Proxy" + made++;
    }

    private static Class<?> defined(String name, boolean isPublic, Class<?>[] interfaces, List<ProxyMethod> calls,
            List<Class<?>> defaults, ClassLoader loader) {
        int count = calls.size();
        String[] names = new String[count];
        String[] descriptors = new String[count];
        String[] defaultNames = new String[count];
        for (int i = 0; i < count; i++) {
            names[i] = calls.get(i).method.getName();
            descriptors[i] = calls.get(i).descriptor;
            defaultNames[i] = Objects.requireNonNullElse(calls.get(i).defaultName, "");
        }
        Class<?> made;
        try {
            made = define(name, isPublic, interfaces, names, descriptors, calls.toArray(),
                    defaults.toArray(new Class<?>[0]), defaultNames, loader);
        } catch (BootstrapMethodError tooLarge) {
            // More methods than a class file can have.
            throw new IllegalArgumentException(tooLarge.getMessage());
        }
        if (made != null) {
            ClassMembers.of(made).proxyMethods = calls.toArray(new ProxyMethod[0]);
        }
        return made;
    }

    /** {@link InvocationHandler#invokeDefault}. */
    static Object callDefault(Class<?> caller, Object proxy, Method method, Object[] args) throws Throwable {
        Objects.requireNonNull(method);
        if (proxy == null || !isProxyClass(proxy.getClass())) {
            Objects.requireNonNull(proxy);
            throw new IllegalArgumentException("'proxy' is not a proxy instance");
        }
        if (!method.isDefault()) {
            throw new IllegalArgumentException("\"" + method + "\" is not a default method");
        }
        Class<?> declaring = method.getDeclaringClass();
        if (!method.override) {
            method.checkAccess(caller, declaring, proxy.getClass(), method.getModifiers());
        }
        ClassMembers members = ClassMembers.of(proxy.getClass());
        for (ProxyMethod each : members.proxyMethods) {
            if (each.defaultName != null && each.method.equals(method)) {
                Method called = members.declaredMethod(each.defaultName, method.sharedParameterTypes());
                called.override = true;
                try {
                    return called.invoke(proxy, args);
                } catch (InvocationTargetException thrown) {
                    throw thrown.getTargetException();
                }
            }
        }
        throw new IllegalArgumentException("\"" + declaring + "\" is not a proxy interface");
    }
}
