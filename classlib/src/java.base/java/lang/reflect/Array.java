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

    public static Object get(Object array, int index) {
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

    public static int getInt(Object array, int index) {
        if (array instanceof int[]) {
            return ((int[]) array)[index];
        }
        Object value = get(array, index);
        if (value instanceof Character) {
            return ((Character) value).charValue();
        } else if (value instanceof Byte || value instanceof Short) {
            return ((Number) value).intValue();
        }
        throw new IllegalArgumentException("Argument is not an array of primitive type");
    }

    public static void setInt(Object array, int index, int value) {
        if (array instanceof int[]) {
            ((int[]) array)[index] = value;
        } else {
            set(array, index, Integer.valueOf(value));
        }
    }

    public static void set(Object array, int index, Object value) {
        if (array instanceof Object[]) {
            Object[] elements = (Object[]) array;
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            elements[index] = value;
        } else if (array instanceof boolean[] && value instanceof Boolean) {
            ((boolean[]) array)[index] = ((Boolean) value).booleanValue();
        } else if (array instanceof char[] && value instanceof Character) {
            ((char[]) array)[index] = ((Character) value).charValue();
        } else if (array instanceof byte[] && value instanceof Byte) {
            ((byte[]) array)[index] = ((Byte) value).byteValue();
        } else if (array instanceof short[] && (value instanceof Short || value instanceof Byte)) {
            ((short[]) array)[index] = ((Number) value).shortValue();
        } else if (getLength(array) >= 0 && !setWide(array, index, value)) {
            throw new IllegalArgumentException("argument type mismatch");
        }
    }

    /** Stores into an array of a type that several boxes widen to. */
    private static boolean setWide(Object array, int index, Object value) {
        if (value instanceof Character) {
            value = Integer.valueOf(((Character) value).charValue());
        }
        if (!(value instanceof Number)) {
            return false;
        }
        Number number = (Number) value;
        boolean isDouble = number instanceof Double;
        boolean isFloat = number instanceof Float;
        boolean isLong = number instanceof Long;
        boolean isInt = number instanceof Integer || number instanceof Short || number instanceof Byte;
        if (array instanceof int[] && isInt) {
            ((int[]) array)[index] = number.intValue();
        } else if (array instanceof long[] && (isInt || isLong)) {
            ((long[]) array)[index] = number.longValue();
        } else if (array instanceof float[] && (isInt || isLong || isFloat)) {
            ((float[]) array)[index] = number.floatValue();
        } else if (array instanceof double[] && (isInt || isLong || isFloat || isDouble)) {
            ((double[]) array)[index] = number.doubleValue();
        } else {
            return false;
        }
        return true;
    }
}
