package java.lang.invoke;

import java.io.Serializable;
import java.util.Objects;

/**
 * The bootstrap methods of lambdas and method references. The machine links such call sites itself where they are as
 * compilers write them; these are for all others, and for programs that call them.
 */
public final class LambdaMetafactory {
    public static final int FLAG_SERIALIZABLE = 1;
    public static final int FLAG_MARKERS = 2;
    public static final int FLAG_BRIDGES = 4;

    private LambdaMetafactory() {
    }

    /** How the body of a direct handle uses its member (JVMS table 5.4.3.5-A); 0 for other bodies. */
    static native int kind(DirectCall body);

    /** The class by which a direct handle's member was named. */
    static native Class<?> owner(DirectCall body);

    static native String name(DirectCall body);

    static native String descriptor(DirectCall body);

    /** The class of a lambda whose parts fit together. */
    private static native Class<?> define(Class<?> caller, String name, String factory, String erased,
            String instantiated, DirectCall implementation, Object[] markers, Object[] bridges);

    /** An instance of such a class. */
    private static native Object instance(Class<?> lambda, Object[] captured);

    public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType,
            MethodType interfaceMethodType, MethodHandle implementation, MethodType dynamicMethodType)
            throws LambdaConversionException {
        Objects.requireNonNull(caller);
        Objects.requireNonNull(interfaceMethodName);
        Objects.requireNonNull(factoryType);
        Objects.requireNonNull(interfaceMethodType);
        Objects.requireNonNull(implementation);
        Objects.requireNonNull(dynamicMethodType);
        return link(caller, interfaceMethodName, factoryType, interfaceMethodType, implementation, dynamicMethodType,
                new Class<?>[0], new MethodType[0]);
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName,
            MethodType factoryType, Object... args) throws LambdaConversionException {
        Objects.requireNonNull(caller);
        Objects.requireNonNull(interfaceMethodName);
        Objects.requireNonNull(factoryType);
        Objects.requireNonNull(args);
        int at = 0;
        MethodType erased = argument(args, at++, MethodType.class);
        MethodHandle implementation = argument(args, at++, MethodHandle.class);
        MethodType instantiated = argument(args, at++, MethodType.class);
        int flags = argument(args, at++, Integer.class);
        Class<?>[] markers = {};
        if ((flags & FLAG_MARKERS) != 0) {
            markers = new Class<?>[count(args, at++)];
            for (int i = 0; i < markers.length; i++) {
                markers[i] = argument(args, at++, Class.class);
            }
        }
        MethodType[] bridges = {};
        if ((flags & FLAG_BRIDGES) != 0) {
            bridges = new MethodType[count(args, at++)];
            for (int i = 0; i < bridges.length; i++) {
                bridges[i] = argument(args, at++, MethodType.class);
            }
        }
        if (at < args.length) {
            throw new IllegalArgumentException("too many arguments");
        }
        if ((flags & FLAG_SERIALIZABLE) != 0) {
            Class<?>[] more = new Class<?>[markers.length + 1];
            System.arraycopy(markers, 0, more, 0, markers.length);
            more[markers.length] = Serializable.class;
            markers = more;
        }
        return link(caller, interfaceMethodName, factoryType, erased, implementation, instantiated, markers, bridges);
    }

    private static <T> T argument(Object[] args, int at, Class<T> type) {
        if (at >= args.length) {
            throw new IllegalArgumentException("missing argument");
        }
        Object argument = Objects.requireNonNull(args[at]);
        if (!type.isInstance(argument)) {
            throw new IllegalArgumentException("argument has wrong type");
        }
        return type.cast(argument);
    }

    /** How many arguments follow. */
    private static int count(Object[] args, int at) {
        int count = argument(args, at, Integer.class);
        if (count < 0) {
            throw new IllegalArgumentException("negative argument count");
        }
        if (count > args.length - at - 1) {
            throw new IllegalArgumentException("missing argument");
        }
        return count;
    }

    private static CallSite link(MethodHandles.Lookup caller, String name, MethodType factory, MethodType erased,
            MethodHandle implementation, MethodType instantiated, Class<?>[] markers, MethodType[] bridges)
            throws LambdaConversionException {
        if ((caller.lookupModes() & MethodHandles.Lookup.PRIVATE) == 0) {
            throw refused("Invalid caller: " + caller.lookupClass().getName());
        }
        checkInterface(factory.returnType());
        checkName(name);
        for (Class<?> marker : markers) {
            checkInterface(marker);
        }
        check(factory.parameterArray(), erased, implementation, instantiated, bridges);
        Object[] interfaces = new Object[markers.length];
        for (int i = 0; i < markers.length; i++) {
            interfaces[i] = markers[i].getName().replace('.', '/');
        }
        Object[] others = new Object[bridges.length];
        for (int i = 0; i < bridges.length; i++) {
            others[i] = bridges[i].descriptorString();
        }
        Class<?> lambda;
        try {
            lambda = define(caller.lookupClass(), name, factory.descriptorString(), erased.descriptorString(),
                    instantiated.descriptorString(), implementation.body, interfaces, others);
        } catch (LinkageError unfit) {
            throw new InternalError(unfit);
        }
        if (factory.parameterCount() == 0) {
            Object one = instance(lambda, new Object[0]);
            return new ConstantCallSite(MethodHandle.of(factory, arguments -> one));
        }
        return new ConstantCallSite(MethodHandle.of(factory, arguments -> instance(lambda, arguments)));
    }

    private static LambdaConversionException refused(String why) {
        return new LambdaConversionException(why);
    }

    private static void checkInterface(Class<?> type) throws LambdaConversionException {
        if (!type.isInterface()) {
            throw refused(type.getName() + " is not an interface");
        }
    }

    private static void checkName(String name) throws LambdaConversionException {
        boolean legal = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            legal &= ".;[/<>".indexOf(name.charAt(i)) < 0;
        }
        if (!legal) {
            throw refused("Method name '" + name + "' is not legal");
        }
    }

    private static void check(Class<?>[] captured, MethodType erased, MethodHandle implementation,
            MethodType instantiated, MethodType[] bridges) throws LambdaConversionException {
        int kind = kind(implementation.body);
        if (kind == 0) {
            throw refused(implementation + " is not direct or cannot be cracked");
        }
        // What a handle takes: the receiver, if there is one, and the member's own parameters.
        MethodType taken = implementation.type();
        Class<?> owner = owner(implementation.body);
        String member = MemberLookup.KINDS[kind] + " " + owner.getName() + "." + name(implementation.body)
                + ":";
        if (kind < MemberLookup.INVOKE_VIRTUAL) {
            throw refused("Unsupported MethodHandle kind: " + member + taken);
        }
        member += MethodType.ofDescriptor(descriptor(implementation.body), owner.getClassLoader());
        boolean hasReceiver = kind != MemberLookup.INVOKE_STATIC
                && kind != MemberLookup.NEW_INVOKE_SPECIAL;
        int count = erased.parameterCount();
        String counts = "Incorrect number of parameters for " + (hasReceiver ? "instance" : "static") + " method "
                + member
                + "; ";
        if (captured.length + count != taken.parameterCount()) {
            throw refused(counts + captured.length + " captured parameters, " + count
                    + " functional interface method parameters, " + taken.parameterCount()
                            + " implementation parameters");
        }
        if (instantiated.parameterCount() != count) {
            throw refused(counts + instantiated.parameterCount() + " dynamic parameters, " + count
                    + " functional interface method parameters");
        }
        for (MethodType bridge : bridges) {
            if (bridge.parameterCount() != count) {
                throw refused("Incorrect number of parameters for bridge signature " + bridge + "; incompatible with "
                        + erased);
            }
        }
        for (int i = 0; i < taken.parameterCount(); i++) {
            Class<?> wanted = taken.parameterType(i);
            boolean isCaptured = i < captured.length;
            Class<?> given = isCaptured ? captured[i] : instantiated.parameterType(i - captured.length);
            if (i == 0 && hasReceiver) {
                if (!wanted.isAssignableFrom(given)) {
                    throw refused("Invalid receiver type " + given + "; not a subtype of implementation type "
                            + wanted);
                }
            } else if (isCaptured && given != wanted) {
                throw refused("Type mismatch in captured lambda parameter " + i + ": expecting " + given + ", found "
                        + wanted);
            } else if (!isCaptured && !isAdaptable(given, wanted, true)) {
                throw refused("Type mismatch for lambda argument " + i + ": " + given + " is not convertible to "
                        + wanted);
            }
        }
        Class<?> result = taken.returnType();
        Class<?> expected = instantiated.returnType();
        if (expected != void.class && (result == void.class || !isAdaptable(result, expected, false))) {
            throw refused("Type mismatch for lambda return: " + result + " is not convertible to " + expected);
        }
        checkDeclared(instantiated, erased);
        for (MethodType bridge : bridges) {
            checkDeclared(instantiated, bridge);
        }
    }

    /** Whether the method's type with type arguments fits one under which it is declared. */
    private static void checkDeclared(MethodType instantiated, MethodType declared) throws LambdaConversionException {
        for (int i = 0; i < declared.parameterCount(); i++) {
            Class<?> from = instantiated.parameterType(i);
            Class<?> to = declared.parameterType(i);
            if (!to.isAssignableFrom(from)) {
                throw refused("Type mismatch for dynamic parameter " + i + ": " + from + " is not a subtype of " + to);
            }
        }
        Class<?> from = instantiated.returnType();
        Class<?> to = declared.returnType();
        boolean isVoid = from == void.class || to == void.class;
        if (isVoid ? from != to : !isAdaptable(from, to, true)) {
            throw refused("Type mismatch for lambda expected return: " + from + " is not convertible to " + to);
        }
    }

    /** Whether a value of one type may be given for another; what is not strict leaves references to a cast. */
    private static boolean isAdaptable(Class<?> from, Class<?> to, boolean strict) {
        if (from == to) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? Conversions.widens(from, to) : to.isAssignableFrom(Conversions.wrapper(from));
        }
        if (to.isPrimitive()) {
            Class<?> unwrapped = Conversions.unwrapped(from);
            return unwrapped == from ? !strict : Conversions.widens(unwrapped, to);
        }
        return !strict || to.isAssignableFrom(from);
    }
}
