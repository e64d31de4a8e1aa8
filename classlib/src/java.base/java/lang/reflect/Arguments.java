package java.lang.reflect;

import java.lang.invoke.MethodType;

/** Arguments of a call by reflection: what fits as it is, what is converted and what is refused. */
final class Arguments {
    private Arguments() {
    }

    private static int rank(Class<?> type) {
        return type == byte.class ? 1 : type == short.class || type == char.class ? 2 : type == int.class ? 3
                : type == long.class ? 4 : type == float.class ? 5 : type == double.class ? 6 : 0;
    }

    /** Whether each value of a primitive type is one of another one too (JLS 5.1.2), or they are the same. */
    static boolean widens(Class<?> from, Class<?> to) {
        return from == to || from == char.class && rank(to) >= 3
                || to != char.class && from != char.class && rank(from) > 0 && rank(from) < rank(to);
    }

    private static Class<?> unwrapped(Object value) {
        return value instanceof Integer ? int.class : value instanceof Long ? long.class
                : value instanceof Boolean ? boolean.class : value instanceof Double ? double.class
                : value instanceof Character ? char.class : value instanceof Byte ? byte.class
                : value instanceof Short ? short.class : value instanceof Float ? float.class : void.class;
    }

    /** A wrapped value in the wrapper of a primitive type to which it can be widened; null if it cannot. */
    static Object primitive(Object value, Class<?> to) {
        Class<?> from = unwrapped(value);
        if (from == to) {
            return value;
        }
        if (!widens(from, to)) {
            return null;
        }
        Number number = value instanceof Character character ? (Integer) (int) character : (Number) value;
        return switch (rank(to)) {
            case 2 -> (Object) number.shortValue();
            case 3 -> (Object) number.intValue();
            case 4 -> (Object) number.longValue();
            case 5 -> (Object) number.floatValue();
            default -> (Object) number.doubleValue();
        };
    }

    /**
     * What is called with arguments that do not all have their parameters' types.
     *
     * @param withCause whether a refusal names the cast that fails, as for constructors
     */
    static Object[] converted(Object[] arguments, Class<?>[] types, boolean withCause) {
        Object[] converted = new Object[types.length];
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < types.length; i++) {
                if (types[i].isPrimitive() == (round == 0)) {
                    converted[i] = converted(arguments[i], types[i], withCause);
                }
            }
        }
        return converted;
    }

    private static Object converted(Object value, Class<?> type, boolean withCause) {
        if (!type.isPrimitive()) {
            if (value != null && !type.isInstance(value)) {
                throw mismatch(value, type, withCause);
            }
            return value;
        }
        if (value == null) {
            String number = type == boolean.class || type == char.class ? "int" : type.getName();
            throw new IllegalArgumentException(new NullPointerException("Cannot invoke \"java.lang.Number." + number
                    + "Value()\" because the return value of \"sun.invoke.util.ValueConversions.primitiveConversion("
                    + "sun.invoke.util.Wrapper, Object, boolean)\" is null"));
        }
        Object converted = primitive(value, type);
        if (converted == null) {
            throw mismatch(value, type, withCause);
        }
        return converted;
    }

    private static IllegalArgumentException mismatch(Object value, Class<?> type, boolean withCause) {
        IllegalArgumentException refused = new IllegalArgumentException("argument type mismatch");
        if (withCause) {
            try {
                Class<?> wanted = MethodType.methodType(type).wrap().returnType();
                if (type.isPrimitive() && type != boolean.class && type != char.class && unwrapped(value) == void.class) {
                    value = (Number) value;
                }
                wanted.cast(value);
            } catch (ClassCastException cause) {
                refused.initCause(cause);
            }
        }
        return refused;
    }
}
