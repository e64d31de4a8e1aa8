package java.lang;

/** A boxed {@code byte}, and what can be done with one. */
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;
    @SuppressWarnings("unchecked")
    public static final Class<Byte> TYPE = (Class<Byte>) Class.primitive('B');

    private final byte value;

    @Deprecated(since = "9", forRemoval = true)
    public Byte(byte value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(String s) {
        value = parseByte(s, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Byte[] BOXES = new Byte[256];

        private Cache() {
        }
    }

    public static Byte valueOf(byte b) {
        Byte[] boxes = Cache.BOXES;
        int at = b + 128;
        Byte box = boxes[at];
        if (box == null) {
            box = new Byte(b);
            boxes[at] = box;
        }
        return box;
    }

    public static Byte valueOf(String s) {
        return valueOf(parseByte(s, 10));
    }

    public static Byte valueOf(String s, int radix) {
        return valueOf(parseByte(s, radix));
    }

    public static byte parseByte(String s) {
        return parseByte(s, 10);
    }

    public static byte parseByte(String s, int radix) {
        int value = Integer.parseInt(s, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte decode(String nm) {
        int value = Integer.decode(nm).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + nm);
        }
        return valueOf((byte) value);
    }

    @Override
    public byte byteValue() {
        return value;
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

    public static String toString(byte b) {
        return Integer.toString(b);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(byte value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Byte && ((Byte) obj).value == value;
    }

    @Override
    public int compareTo(Byte anotherByte) {
        return value - anotherByte.value;
    }

    public static int compare(byte x, byte y) {
        return x - y;
    }

    public static int compareUnsigned(byte x, byte y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static int toUnsignedInt(byte x) {
        return x & 0xff;
    }

    public static long toUnsignedLong(byte x) {
        return x & 0xffL;
    }
}
