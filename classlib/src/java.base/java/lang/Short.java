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
    public Short(String s) {
        value = parseShort(s, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Short[] BOXES = new Short[256];

        private Cache() {
        }
    }

    public static Short valueOf(short s) {
        if (s >= -128 && s <= 127) {
            Short[] boxes = Cache.BOXES;
            int at = s + 128;
            Short box = boxes[at];
            if (box == null) {
                box = new Short(s);
                boxes[at] = box;
            }
            return box;
        }
        return new Short(s);
    }

    public static Short valueOf(String s) {
        return valueOf(parseShort(s, 10));
    }

    public static Short valueOf(String s, int radix) {
        return valueOf(parseShort(s, radix));
    }

    public static short parseShort(String s) {
        return parseShort(s, 10);
    }

    public static short parseShort(String s, int radix) {
        int value = Integer.parseInt(s, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short decode(String nm) {
        int value = Integer.decode(nm).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + nm);
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

    public static String toString(short s) {
        return Integer.toString(s);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Short && ((Short) obj).value == value;
    }

    @Override
    public int compareTo(Short anotherShort) {
        return value - anotherShort.value;
    }

    public static int compare(short x, short y) {
        return x - y;
    }

    public static int compareUnsigned(short x, short y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static int toUnsignedInt(short x) {
        return x & 0xffff;
    }

    public static long toUnsignedLong(short x) {
        return x & 0xffffL;
    }

    public static short reverseBytes(short i) {
        return (short) ((i & 0xff00) >> 8 | i << 8);
    }
}
