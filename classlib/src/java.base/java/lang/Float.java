package java.lang;

import jdk.internal.vm.FloatingText;

/** A boxed {@code float}, and what can be done with one. */
public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffep127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002p-126f;
    public static final int SIZE = 32;
    public static final int PRECISION = 24;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Float> TYPE = (Class<Float>) Class.primitive('F');

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String text) {
        value = parseFloat(text);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    public static int floatToIntBits(float value) {
        return value != value ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public static String toString(float value) {
        return FloatingText.toString(value);
    }

    public static String toHexString(float value) {
        return FloatingParser.toHexString(value, true);
    }

    public static Float valueOf(String text) {
        return new Float(parseFloat(text));
    }

    public static Float valueOf(float value) {
        return new Float(value);
    }

    public static float parseFloat(String text) {
        return FloatingParser.parseFloat(text);
    }

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public boolean isNaN() {
        return value != value;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return (long) value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    /** The value of a number in IEEE 754's format of 16 bits. */
    public static float float16ToFloat(short bits) {
        int exponent = bits >> 10 & 0x1f;
        int fraction = bits & 0x3ff;
        int sign = bits & 0x8000;
        if (exponent == 0x1f) {
            return intBitsToFloat(sign << 16 | 0x7f800000 | fraction << 13);
        }
        float magnitude = exponent == 0 ? fraction * 0x1p-24f
                : intBitsToFloat(exponent - 15 + 127 << 23 | fraction << 13);
        return sign == 0 ? magnitude : -magnitude;
    }

    /** The nearest number of IEEE 754's format of 16 bits, the even one of two; what is too large is infinite. */
    public static short floatToFloat16(float value) {
        int bits = floatToRawIntBits(value);
        int sign = bits >>> 16 & 0x8000;
        if (value != value) {
            // The upper bits of the fraction, and that it is not zero.
            return (short) (sign | 0x7c00 | (bits & 0x7fe000) >> 13 | (bits & 0x1ff0) >> 4 | bits & 0xf);
        }
        float magnitude = Math.abs(value);
        if (magnitude >= 65520) {
            return (short) (sign | 0x7c00);
        }
        if (magnitude < 0x1p-14f) {
            // Multiples of the least number.
            return (short) (sign | (int) Math.rint(magnitude * 0x1p24));
        }
        int kept = bits & 0x7fffffff;
        int rounded = kept + 0xfff + (kept >> 13 & 1) - (127 - 15 << 23);
        return (short) (sign | rounded >> 13);
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    @Override
    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    /** The total order: -0.0 below 0.0, and NaN above everything. */
    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Integer.compare(floatToIntBits(a), floatToIntBits(b));
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }
}
