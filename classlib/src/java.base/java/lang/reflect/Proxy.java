package java.lang.reflect;

import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import jdk.internal.loader.ClassLoaders;

/** Objects with given interfaces, all of whose methods call one handler. */
public class Proxy implements Serializable {
    /** The classes that were made, by loader, whatever loaders say of being equal, and interfaces. */
    private static final Map<ClassLoader, Map<List<Class<?>>, Class<?>>> CLASSES = new IdentityHashMap<>();
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
        if (asked == null) {
            throw new NullPointerException("Cannot read the array length because \"interfaces\" is null");
        }
        Class<?>[] interfaces = asked.clone();
        List<Class<?>> key = new ArrayList<>(Arrays.asList(interfaces));
        Class<?> known = classFor(loader, key, null);
        if (known != null) {
            return known;
        }
        // This asks the loader, which may be locked by a thread that waits for the lock here.
        check(loader, interfaces);
        return classFor(loader, key, interfaces);
    }

    /** The class for a key, which is made if it is not known and there are interfaces. */
    private static Class<?> classFor(ClassLoader loader, List<Class<?>> key, Class<?>[] interfaces) {
        synchronized (CLASSES) {
            Map<List<Class<?>>, Class<?>> classes = CLASSES.computeIfAbsent(loader, none -> new HashMap<>());
            Class<?> known = classes.get(key);
            if (known == null && interfaces != null) {
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
        Set<Class<?>> named = namedTypes(interfaces);
        for (int i = 0; i < interfaces.length; i++) {
            checkInterface(loader, interfaces[i]);
            for (int j = 0; j < i; j++) {
                if (interfaces[j] == interfaces[i]) {
                    throw new IllegalArgumentException("repeated interface: " + interfaces[i].getName());
                }
            }
        }
        for (Class<?> each : named) {
            requireVisible(each, loader);
        }
    }

    /** The classes that descriptors of methods name, or exceptions that are declared, of arrays those of the elements. */
    private static Set<Class<?>> namedTypes(Class<?>[] interfaces) {
        Set<Class<?>> named = new LinkedHashSet<>();
        for (Class<?> each : new LinkedHashSet<>(Arrays.asList(interfaces))) {
            if (each == null) {
                throw new NullPointerException("Cannot invoke \"java.lang.Class.getMethods()\" because \"intf\" is null");
            }
            for (Method method : each.getMethods()) {
                if (!Modifier.isStatic(method.getModifiers())) {
                    addElements(named, method.types);
                    addElements(named, method.getExceptionTypes());
                }
            }
        }
        return named;
    }

    private static void addElements(Set<Class<?>> named, Class<?>[] types) {
        for (Class<?> type : types) {
            Class<?> element = type;
            while (element.isArray()) {
                element = element.getComponentType();
            }
            if (!element.isPrimitive()) {
                named.add(element);
            }
        }
    }

    private static void checkInterface(ClassLoader loader, Class<?> type) {
        if (!type.isInterface()) {
            throw new IllegalArgumentException(type.getName() + " is not an interface");
        }
        if (type.isHidden()) {
            throw new IllegalArgumentException(type.getName() + " is a hidden interface");
        }
        if (type.isSealed()) {
            throw new IllegalArgumentException(type.getName() + " is a sealed interface");
        }
        requireVisible(type, loader);
        int relation = ClassMembers.relation(type, type);
        int needed = ClassMembers.EXPORTED | ClassMembers.PUBLIC_CLASS;
        if ((relation & ClassMembers.LIBRARY) != 0 && (relation & needed) != needed) {
            throw new IllegalArgumentException(type.getName() + " is not accessible");
        }
    }

    private static void requireVisible(Class<?> type, ClassLoader loader) {
        if (!isVisible(type, loader)) {
            throw new IllegalArgumentException(type.getName() + " referenced from a method is not visible from class loader: "
                    + described(loader));
        }
    }

    private static String described(ClassLoader loader) {
        if (loader == null) {
            return "null";
        }
        String name = loader.getName();
        String text = name == null ? loader.getClass().getName() : "'" + name + "'";
        return ClassLoaders.isBuiltIn(loader) ? text : text + " @" + Integer.toHexString(System.identityHashCode(loader));
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
        /** The first default method, and the interface that has it, be it inherited; null if there is none. */
        Method byDefault;
        Class<?> defaultFrom;

        Wanted(Method first) {
            this.first = first;
            thrown = first.getExceptionTypes();
        }

        void alsoFound(Method method, Class<?> from) {
            if (byDefault == null && method.isDefault()) {
                byDefault = method;
                defaultFrom = from;
            }
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

    /** Notes a method that {@code from} has. */
    private static void want(Map<List<Object>, Map<Class<?>, Wanted>> wanted, Method method, Class<?> from) {
        List<Object> key = new ArrayList<>(Arrays.asList((Object[]) method.sharedParameterTypes()));
        key.add(method.getName());
        Map<Class<?>, Wanted> same = wanted.computeIfAbsent(key, none -> new LinkedHashMap<>());
        Wanted known = same.get(method.getReturnType());
        if (known == null) {
            known = new Wanted(method);
            same.put(method.getReturnType(), known);
        } else {
            known.alsoThrows(method.getExceptionTypes());
        }
        known.alsoFound(method, from);
    }

    private static Class<?> make(ClassLoader loader, Class<?>[] interfaces) {
        Map<List<Object>, Map<Class<?>, Wanted>> wanted = new LinkedHashMap<>();
        try {
            want(wanted, Object.class.getMethod("hashCode"), Object.class);
            want(wanted, Object.class.getMethod("equals", Object.class), Object.class);
            want(wanted, Object.class.getMethod("toString"), Object.class);
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
                if (each.getClassLoader() != loader) {
                    throw new IllegalArgumentException("non-public interface is not defined by the given loader");
                }
                if (!isPublic && !hostPackage.equals(each.getPackageName())) {
                    throw new IllegalArgumentException("cannot have non-public interfaces in different packages");
                }
                isPublic = false;
                hostPackage = each.getPackageName();
            }
            for (Method method : each.getMethods()) {
                if (!Modifier.isStatic(method.getModifiers())) {
                    want(wanted, method, each);
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
                defaults.add(each.defaultFrom);
                calls.add(new ProxyMethod(each.first.descriptor(), handed(each.first), each.thrown, each.byDefault,
                        each.byDefault == null ? null : prefix + calls.size()));
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
        // That it was made accessible does not count here.
        method.checkAccess(caller, method.getDeclaringClass(), proxy.getClass(), method.getModifiers());
        ClassMembers members = ClassMembers.of(proxy.getClass());
        for (ProxyMethod each : members.proxyMethods) {
            if (method.equals(each.byDefault)) {
                Method called = members.declaredMethod(each.defaultName, method.sharedParameterTypes());
                called.override = true;
                try {
                    return called.invoke(proxy, args);
                } catch (InvocationTargetException thrown) {
                    throw thrown.getTargetException();
                } catch (IllegalArgumentException refused) {
                    throw unfit(method.sharedParameterTypes(), args, refused);
                }
            }
        }
        throw notCallable(proxy.getClass().getInterfaces(), method);
    }

    /** What says why arguments are refused. */
    private static IllegalArgumentException unfit(Class<?>[] types, Object[] args, IllegalArgumentException refused) {
        if ((args == null ? 0 : args.length) != types.length) {
            return new IllegalArgumentException("array is not of length " + types.length);
        }
        try {
            Arguments.converted(args, types, true);
        } catch (IllegalArgumentException withCause) {
            Throwable cause = withCause.getCause();
            return cause == null ? withCause : new IllegalArgumentException(cause.getMessage(), cause);
        }
        return refused;
    }

    /** What says why a default method cannot be called for a class with these interfaces. */
    private static IllegalArgumentException notCallable(Class<?>[] interfaces, Method method) {
        boolean isInherited = false;
        for (Class<?> each : interfaces) {
            if (method.getDeclaringClass().isAssignableFrom(each)) {
                isInherited = true;
                if (Arrays.asList(each.getMethods()).contains(method)) {
                    // The class calls the method of an interface before this one.
                    return new IllegalArgumentException("\"" + method.getDeclaringClass() + "\" is not a proxy interface");
                }
            }
        }
        return new IllegalArgumentException("\"" + method + (isInherited
                ? "\" is overridden directly or indirectly by the proxy interfaces"
                : "\" is not a method declared in the proxy class"));
    }
}
