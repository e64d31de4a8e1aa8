//#word of boolean=z char=c byte=b short=s int=i long=l float=f double=d
//#word rank byte=1 short=2 int=3 long=4 float=5 double=6
package java.lang.reflect;

/** Arrays whose type is known at run time only. */
public final class Array {
    private static final int MAX_DIMENSIONS = 255;

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
        if (componentType == null || dimensions == null) {
            throw new NullPointerException();
        }
        int[] lengths = dimensions.clone();
        if (lengths.length == 0 || lengths.length > MAX_DIMENSIONS) {
            throw new IllegalArgumentException();
        }
        // All before anything is made: behind a length of 0 nobody would look.
        for (int length : lengths) {
            if (length < 0) {
                throw new NegativeArraySizeException(Integer.toString(length));
            }
        }
        Class<?> element = componentType;
        int all = lengths.length;
        while (element.isArray()) {
            element = element.getComponentType();
            all++;
        }
        if (element == Void.TYPE || all > MAX_DIMENSIONS) {
            throw new IllegalArgumentException();
        }
        return newInstance(componentType, lengths, 0);
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
        //#each int byte char long double boolean float short
        } else if (array instanceof $type$[]) {
            return (($type$[]) array).length;
        //#end
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
        //#each int byte char long double boolean float short
        } else if (array instanceof $type$[]) {
            return $Box$.valueOf((($type$[]) array)[index]);
        //#end
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
    //#each byte short int long float double

    public static $type$ get$Type$(Object array, int index) {
        return number(primitive(array, index), $rank$).$type$Value();
    }
    //#end
    //#each boolean char byte short int long float double

    public static void set$Type$(Object array, int index, $type$ $of$) {
        checkPrimitive(array);
        set(array, index, $Box$.valueOf($of$));
    }
    //#end

    public static void set(Object array, int index, Object value) {
        checkIndex(array, index);
        if (array instanceof Object[]) {
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            ((Object[]) array)[index] = value;
        } else if (value == null) {
            throw new IllegalArgumentException();
        //#each int byte char long double boolean float
        } else if (array instanceof $type$[]) {
            //#if char
            ((char[]) array)[index] = character(value);
            //#else if boolean
            ((boolean[]) array)[index] = truth(value);
            //#else
            (($type$[]) array)[index] = number(value, $rank$).$type$Value();
            //#end
        //#end
        } else {
            // A character widens to an int, and not to a short.
            ((short[]) array)[index] = number(value, 2).shortValue();
        }
    }
}
