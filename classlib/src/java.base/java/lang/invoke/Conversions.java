package java.lang.invoke;

/** The conversions of {@link MethodHandle#asType}: which there are, and how values go through them. */
final class Conversions {
    private Conversions() {
    }

    private static final Class<?>[] PRIMITIVES = {boolean.class, byte.class, short.class, char.class, int.class,
        long.class, float.class, double.class, void.class};
    private static final Class<?>[] WRAPPERS = {Boolean.class, Byte.class, Short.class, Character.class, Integer.class,
        Long.class, Float.class, Double.class, Void.class};

    /** The wrapper of a primitive type; any other type itself. */
    static Class<?> wrapper(Class<?> type) {
        for (int i = 0; i < PRIMITIVES.length; i++) {
            if (PRIMITIVES[i] == type) {
                return WRAPPERS[i];
            }
        }
        return type;
    }

    /** The primitive type of a wrapper; any other type itself. */
    static Class<?> unwrapped(Class<?> type) {
        for (int i = 0; i < WRAPPERS.length; i++) {
            if (WRAPPERS[i] == type) {
                return PRIMITIVES[i];
            }
        }
        return type;
    }

    /** Whether each value of the primitive type {@code from} is converted to {@code to} where a method is called (JLS 5.3). */
    static boolean widens(Class<?> from, Class<?> to) {
        if (from == to) {
            return true;
        }
        int source = rank(from);
        int target = rank(to);
        return from == char.class ? target >= rank(int.class)
                : to != char.class && source > 0 && source < target;
    }

    private static int rank(Class<?> type) {
        return type == byte.class ? 1 : type == short.class || type == char.class ? 2 : type == int.class ? 3
                : type == long.class ? 4 : type == float.class ? 5 : type == double.class ? 6 : 0;
    }

    static boolean exists(Class<?> from, Class<?> to) {
        if (from == to || from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? widens(from, to) : to.isAssignableFrom(wrapper(from));
        }
        if (to.isPrimitive()) {
            Class<?> unwrapped = unwrapped(from);
            return unwrapped == from ? from.isAssignableFrom(wrapper(to)) : widens(unwrapped, to);
        }
        return true;
    }

    /** Whether a handle of one type can be called as another one, argument by argument. */
    static boolean exist(MethodType handle, MethodType site) {
        if (handle.parameterCount() != site.parameterCount() || !exists(handle.returnType(), site.returnType())) {
            return false;
        }
        for (int i = 0; i < site.parameterCount(); i++) {
            if (!exists(site.parameterType(i), handle.parameterType(i))) {
                return false;
            }
        }
        return true;
    }

    /** Calls what has the type {@code handle} with arguments of the type {@code site}. */
    static Object call(DirectCall body, MethodType handle, MethodType site, Object[] arguments) throws Throwable {
        Object result = body.call(arguments(handle, site, arguments));
        return convert(result, handle.returnType(), site.returnType());
    }

    static Object[] arguments(MethodType handle, MethodType site, Object[] arguments) {
        return arguments(handle, site, arguments, false);
    }

    /**
     * What is to be primitive is converted first: which of several wrong arguments is told depends on it. HotSpot has no order,
     * but that of a table by identity.
     */
    private static Object[] arguments(MethodType handle, MethodType site, Object[] arguments, boolean isExplicit) {
        Object[] converted = new Object[arguments.length];
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < arguments.length; i++) {
                Class<?> to = handle.parameterType(i);
                if (to.isPrimitive() == (round == 0)) {
                    converted[i] = isExplicit ? cast(arguments[i], site.parameterType(i), to)
                            : convert(arguments[i], site.parameterType(i), to);
                }
            }
        }
        return converted;
    }

    /** Calls what has the type {@code handle} with arguments of the type {@code site}, converted as casts do. */
    static Object callCasting(DirectCall body, MethodType handle, MethodType site, Object[] arguments) throws Throwable {
        return cast(body.call(arguments(handle, site, arguments, true)), handle.returnType(), site.returnType());
    }

    /** A value as {@link MethodHandles#explicitCastArguments} converts it: null becomes zero, and numbers become narrower. */
    private static Object cast(Object value, Class<?> from, Class<?> to) {
        if (from == to) {
            return value;
        }
        if (to == void.class) {
            return null;
        }
        if (!to.isPrimitive()) {
            return from == void.class ? null : to.isInterface() ? value : to.cast(value);
        }
        if (from == void.class || value == null) {
            return zero(to);
        }
        Number number = value instanceof Boolean truth ? (Integer) (truth ? 1 : 0)
                : value instanceof Character character ? (Integer) (int) character : (Number) value;
        return switch (rank(to)) {
            case 0 -> (Object) ((number.byteValue() & 1) != 0);
            case 1 -> (Object) number.byteValue();
            case 2 -> to == char.class ? (Object) (char) number.intValue() : (Object) number.shortValue();
            case 3 -> (Object) number.intValue();
            case 4 -> (Object) number.longValue();
            case 5 -> (Object) number.floatValue();
            default -> (Object) number.doubleValue();
        };
    }

    /** A wrapped value that is given once and for all, as one of the type. */
    static Object constant(Object x, Class<?> type) {
        if (!type.isPrimitive()) {
            return type.cast(x);
        }
        Class<?> from = x.getClass();
        if (!widens(unwrapped(from), type)) {
            throw new ClassCastException(wrapper(type) + " is not compatible with " + from);
        }
        return primitive(x, type);
    }

    static Object convert(Object value, Class<?> from, Class<?> to) {
        if (from == to) {
            return value;
        }
        if (to == void.class) {
            return null;
        }
        if (to.isPrimitive()) {
            return from == void.class ? zero(to) : primitive(value, to);
        }
        return from == void.class ? null : from.isPrimitive() || to.isAssignableFrom(from) ? value : to.cast(value);
    }

    /** The default value of a type. */
    static Object zero(Class<?> type) {
        return type.isPrimitive() && type != void.class ? primitive(type == boolean.class ? (Object) false
                : type == char.class ? (Object) '\0' : (Object) (byte) 0, type) : null;
    }

    /** A wrapped value as one of the primitive type, which may be wider. */
    private static Object primitive(Object value, Class<?> to) {
        if (value != null && unwrapped(value.getClass()) == value.getClass()) {
            // What is no wrapper is refused as no number.
            value = (Number) value;
        }
        if (to == boolean.class) {
            return (boolean) Boolean.class.cast(value);
        }
        if (to == char.class) {
            return (char) Character.class.cast(value);
        }
        if (value == null) {
            throw new NullPointerException();
        }
        Class<?> from = unwrapped(value.getClass());
        if (from == to) {
            return value;
        }
        if (!widens(from, to)) {
            // A value that is no number is refused as such.
            Object number = from == char.class || from == boolean.class ? value : (Number) value;
            return wrapper(to).cast(number);
        }
        if (value instanceof Character character) {
            value = (int) character;
        }
        Number number = (Number) value;
        return switch (rank(to)) {
            case 2 -> (Object) number.shortValue();
            case 3 -> (Object) number.intValue();
            case 4 -> (Object) number.longValue();
            case 5 -> (Object) number.floatValue();
            default -> (Object) number.doubleValue();
        };
    }
}
