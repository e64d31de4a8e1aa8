package java.lang.reflect;

/** Arrays whose type is known at run time only. */
public final class Array {
    private Array() {
    }

    /** The length is not negative, the type not {@code void}. */
    private static native Object newArray(Class<?> componentType, int length);

    public static Object newInstance(Class<?> componentType, int length) {
        if (componentType == null) {
            throw new NullPointerException();
        }
        if (length < 0) {
            throw new NegativeArraySizeException(Integer.toString(length));
        }
        if (componentType == Void.TYPE) {
            throw new IllegalArgumentException();
        }
        return newArray(componentType, length);
    }

    public static Object newInstance(Class<?> componentType, int... dimensions) {
        if (dimensions.length == 0) {
            throw new IllegalArgumentException();
        }
        return newInstance(componentType, dimensions, 0);
    }

    private static Object newInstance(Class<?> componentType, int[] dimensions, int at) {
        Class<?> type = componentType;
        for (int i = at + 1; i < dimensions.length; i++) {
            type = type.arrayType();
        }
        Object array = newInstance(type, dimensions[at]);
        if (at + 1 < dimensions.length) {
            Object[] elements = (Object[]) array;
            for (int i = 0; i < elements.length; i++) {
                elements[i] = newInstance(componentType, dimensions, at + 1);
            }
        }
        return array;
    }

    public static int getLength(Object array) {
        if (array instanceof Object[]) {
            return ((Object[]) array).length;
        } else if (array instanceof int[]) {
            return ((int[]) array).length;
        } else if (array instanceof byte[]) {
            return ((byte[]) array).length;
        } else if (array instanceof char[]) {
            return ((char[]) array).length;
        } else if (array instanceof long[]) {
            return ((long[]) array).length;
        } else if (array instanceof double[]) {
            return ((double[]) array).length;
        } else if (array instanceof boolean[]) {
            return ((boolean[]) array).length;
        } else if (array instanceof float[]) {
            return ((float[]) array).length;
        } else if (array instanceof short[]) {
            return ((short[]) array).length;
        }
        throw notAnArray(array);
    }

    private static RuntimeException notAnArray(Object array) {
        return array == null
                ? new NullPointerException()
                : new IllegalArgumentException("Argument is not an array");
    }

    /** Here out of bounds has no text. */
    private static void checkIndex(Object array, int index) {
        int length = getLength(array);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public static Object get(Object array, int index) {
        checkIndex(array, index);
        if (array instanceof Object[]) {
            return ((Object[]) array)[index];
        } else if (array instanceof int[]) {
            return Integer.valueOf(((int[]) array)[index]);
        } else if (array instanceof byte[]) {
            return Byte.valueOf(((byte[]) array)[index]);
        } else if (array instanceof char[]) {
            return Character.valueOf(((char[]) array)[index]);
        } else if (array instanceof long[]) {
            return Long.valueOf(((long[]) array)[index]);
        } else if (array instanceof double[]) {
            return Double.valueOf(((double[]) array)[index]);
        } else if (array instanceof boolean[]) {
            return Boolean.valueOf(((boolean[]) array)[index]);
        } else if (array instanceof float[]) {
            return Float.valueOf(((float[]) array)[index]);
        } else if (array instanceof short[]) {
            return Short.valueOf(((short[]) array)[index]);
        }
        throw notAnArray(array);
    }

    private static IllegalArgumentException mismatch() {
        return new IllegalArgumentException("argument type mismatch");
    }

    private static void checkPrimitive(Object array) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("Argument is not an array of primitive type");
        }
    }

    private static Object primitive(Object array, int index) {
        checkPrimitive(array);
        return get(array, index);
    }

    /** A value as a number of the type with this rank or a narrower one (JLS 5.1.2): byte is 1, double is 6. */
    private static Number number(Object value, int rank) {
        int own = value instanceof Byte ? 1 : value instanceof Short ? 2
                : value instanceof Integer || value instanceof Character ? 3
                : value instanceof Long ? 4 : value instanceof Float ? 5 : value instanceof Double ? 6 : 7;
        if (own > rank) {
            throw mismatch();
        }
        return value instanceof Character ? Integer.valueOf(((Character) value).charValue()) : (Number) value;
    }

    private static boolean truth(Object value) {
        if (value instanceof Boolean) {
            return ((Boolean) value).booleanValue();
        }
        throw mismatch();
    }

    private static char character(Object value) {
        if (value instanceof Character) {
            return ((Character) value).charValue();
        }
        throw mismatch();
    }

    public static boolean getBoolean(Object array, int index) {
        return truth(primitive(array, index));
    }

    public static char getChar(Object array, int index) {
        return character(primitive(array, index));
    }

    public static byte getByte(Object array, int index) {
        return number(primitive(array, index), 1).byteValue();
    }

    public static short getShort(Object array, int index) {
        return number(primitive(array, index), 2).shortValue();
    }

    public static int getInt(Object array, int index) {
        return number(primitive(array, index), 3).intValue();
    }

    public static long getLong(Object array, int index) {
        return number(primitive(array, index), 4).longValue();
    }

    public static float getFloat(Object array, int index) {
        return number(primitive(array, index), 5).floatValue();
    }

    public static double getDouble(Object array, int index) {
        return number(primitive(array, index), 6).doubleValue();
    }

    public static void setBoolean(Object array, int index, boolean z) {
        checkPrimitive(array);
        set(array, index, Boolean.valueOf(z));
    }

    public static void setChar(Object array, int index, char c) {
        checkPrimitive(array);
        set(array, index, Character.valueOf(c));
    }

    public static void setByte(Object array, int index, byte b) {
        checkPrimitive(array);
        set(array, index, Byte.valueOf(b));
    }

    public static void setShort(Object array, int index, short s) {
        checkPrimitive(array);
        set(array, index, Short.valueOf(s));
    }

    public static void setInt(Object array, int index, int i) {
        checkPrimitive(array);
        set(array, index, Integer.valueOf(i));
    }

    public static void setLong(Object array, int index, long l) {
        checkPrimitive(array);
        set(array, index, Long.valueOf(l));
    }

    public static void setFloat(Object array, int index, float f) {
        checkPrimitive(array);
        set(array, index, Float.valueOf(f));
    }

    public static void setDouble(Object array, int index, double d) {
        checkPrimitive(array);
        set(array, index, Double.valueOf(d));
    }

    public static void set(Object array, int index, Object value) {
        checkIndex(array, index);
        if (array instanceof Object[]) {
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            ((Object[]) array)[index] = value;
        } else if (value == null) {
            throw new IllegalArgumentException();
        } else if (array instanceof int[]) {
            ((int[]) array)[index] = number(value, 3).intValue();
        } else if (array instanceof byte[]) {
            ((byte[]) array)[index] = number(value, 1).byteValue();
        } else if (array instanceof char[]) {
            ((char[]) array)[index] = character(value);
        } else if (array instanceof long[]) {
            ((long[]) array)[index] = number(value, 4).longValue();
        } else if (array instanceof double[]) {
            ((double[]) array)[index] = number(value, 6).doubleValue();
        } else if (array instanceof boolean[]) {
            ((boolean[]) array)[index] = truth(value);
        } else if (array instanceof float[]) {
            ((float[]) array)[index] = number(value, 5).floatValue();
        } else {
            // A character widens to an int, and not to a short.
            ((short[]) array)[index] = number(value, 2).shortValue();
        }
    }
}
