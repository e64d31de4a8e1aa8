package java.lang;

/** A boxed {@code short}, and what can be done with one. */
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    @SuppressWarnings("unchecked")
    public static final Class<Short> TYPE = (Class<Short>) Class.primitive('S');

    private final short value;

    @Deprecated(since = "9", forRemoval = true)
    public Short(short value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(String text) {
        value = parseShort(text, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Short[] BOXES = new Short[256];

        private Cache() {
        }
    }

    public static Short valueOf(short value) {
        if (value >= -128 && value <= 127) {
            Short[] boxes = Cache.BOXES;
            int at = value + 128;
            Short box = boxes[at];
            if (box == null) {
                box = new Short(value);
                boxes[at] = box;
            }
            return box;
        }
        return new Short(value);
    }

    public static Short valueOf(String text) {
        return valueOf(parseShort(text, 10));
    }

    public static Short valueOf(String text, int radix) {
        return valueOf(parseShort(text, radix));
    }

    public static short parseShort(String text) {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short decode(String text) {
        int value = Integer.decode(text).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((short) value);
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return value;
    }

    @Override
    public int intValue() {
        return value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }

    public static String toString(short value) {
        return Integer.toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    @Override
    public int compareTo(Short other) {
        return value - other.value;
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static int compareUnsigned(short a, short b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static short reverseBytes(short value) {
        return (short) ((value & 0xff00) >> 8 | value << 8);
    }
}
