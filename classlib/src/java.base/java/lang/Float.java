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
    public Float(String s) {
        value = parseFloat(s);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    public static int floatToIntBits(float value) {
        return value != value ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public static String toString(float f) {
        return FloatingText.toString(f);
    }

    public static String toHexString(float f) {
        return FloatingParser.toHexString(f, true);
    }

    public static Float valueOf(String s) {
        return new Float(parseFloat(s));
    }

    public static Float valueOf(float f) {
        return new Float(f);
    }

    public static float parseFloat(String s) {
        return FloatingParser.parseFloat(s);
    }

    public static boolean isNaN(float v) {
        return v != v;
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float f) {
        return Math.abs(f) <= MAX_VALUE;
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
    public static float float16ToFloat(short floatBinary16) {
        int exponent = floatBinary16 >> 10 & 0x1f;
        int fraction = floatBinary16 & 0x3ff;
        int sign = floatBinary16 & 0x8000;
        if (exponent == 0x1f) {
            return intBitsToFloat(sign << 16 | 0x7f800000 | fraction << 13);
        }
        float magnitude = exponent == 0 ? fraction * 0x1p-24f
                : intBitsToFloat(exponent - 15 + 127 << 23 | fraction << 13);
        return sign == 0 ? magnitude : -magnitude;
    }

    /** The nearest number of IEEE 754's format of 16 bits, the even one of two; what is too large is infinite. */
    public static short floatToFloat16(float f) {
        int bits = floatToRawIntBits(f);
        int sign = bits >>> 16 & 0x8000;
        if (f != f) {
            // The upper bits of the fraction, and that it is not zero.
            return (short) (sign | 0x7c00 | (bits & 0x7fe000) >> 13 | (bits & 0x1ff0) >> 4 | bits & 0xf);
        }
        float magnitude = Math.abs(f);
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
    public boolean equals(Object obj) {
        return obj instanceof Float && floatToIntBits(((Float) obj).value) == floatToIntBits(value);
    }

    @Override
    public int compareTo(Float anotherFloat) {
        return compare(value, anotherFloat.value);
    }

    /** The total order: -0.0 below 0.0, and NaN above everything. */
    public static int compare(float f1, float f2) {
        if (f1 < f2) {
            return -1;
        }
        if (f1 > f2) {
            return 1;
        }
        return Integer.compare(floatToIntBits(f1), floatToIntBits(f2));
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
