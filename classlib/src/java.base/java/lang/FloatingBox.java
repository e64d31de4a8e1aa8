//#file $Type$.java: float double
//#word letter float=F double=D
//#word of float=f double=d
//#word nan float=0x7fc00000 double=0x7ff8000000000000L
//#word single float=true double=false
//#word Integral float=Integer double=Long
package java.lang;

import jdk.internal.vm.FloatingText;

/** A boxed {@code $type$}, and what can be done with one. */
public final class $Type$ extends Number implements Comparable<$Type$> {
    //#if float
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
    //#else
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffp1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001p-1022;
    public static final int SIZE = 64;
    public static final int PRECISION = 53;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int BYTES = 8;
    //#end
    @SuppressWarnings("unchecked")
    public static final Class<$Type$> TYPE = (Class<$Type$>) Class.primitive('$letter$');

    private final $type$ value;

    @Deprecated(since = "9", forRemoval = true)
    public $Type$($type$ value) {
        this.value = value;
    }
    //#if float

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }
    //#end

    @Deprecated(since = "9", forRemoval = true)
    public $Type$(String s) {
        value = parse$Type$(s);
    }

    public static native $bits$ $type$ToRaw$Bits$Bits($type$ value);

    public static native $type$ $bits$BitsTo$Type$($bits$ bits);

    public static $bits$ $type$To$Bits$Bits($type$ value) {
        return value != value ? $nan$ : $type$ToRaw$Bits$Bits(value);
    }

    public static String toString($type$ $of$) {
        return FloatingText.toString($of$);
    }

    public static String toHexString($type$ $of$) {
        return FloatingParser.toHexString($of$, $single$);
    }

    public static $Type$ valueOf(String s) {
        return new $Type$(parse$Type$(s));
    }

    public static $Type$ valueOf($type$ $of$) {
        return new $Type$($of$);
    }

    public static $type$ parse$Type$(String s) {
        return FloatingParser.parse$Type$(s);
    }

    public static boolean isNaN($type$ v) {
        return v != v;
    }

    public static boolean isInfinite($type$ v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite($type$ $of$) {
        return Math.abs($of$) <= MAX_VALUE;
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
    //#for to: byte short int long float

    @Override
    public $to$ $to$Value() {
        return ($to$) value;
    }
    //#end

    @Override
    public double doubleValue() {
        return value;
    }
    //#if float

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
    //#end

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode($type$ value) {
        //#if float
        return floatToIntBits(value);
        //#else
        return Long.hashCode(doubleToLongBits(value));
        //#end
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof $Type$ && $type$To$Bits$Bits((($Type$) obj).value) == $type$To$Bits$Bits(value);
    }

    @Override
    public int compareTo($Type$ another$Type$) {
        return compare(value, another$Type$.value);
    }

    /** The total order: -0.0 below 0.0, and NaN above everything. */
    public static int compare($type$ $of$1, $type$ $of$2) {
        if ($of$1 < $of$2) {
            return -1;
        }
        if ($of$1 > $of$2) {
            return 1;
        }
        return $Integral$.compare($type$To$Bits$Bits($of$1), $type$To$Bits$Bits($of$2));
    }

    public static $type$ sum($type$ a, $type$ b) {
        return a + b;
    }

    public static $type$ max($type$ a, $type$ b) {
        return Math.max(a, b);
    }

    public static $type$ min($type$ a, $type$ b) {
        return Math.min(a, b);
    }
}
