//#word name int=integer long=long
package java.lang;

import java.util.Random;

/** Elementary functions. What the specification defines exactly is Java; roots, powers and angles are native. */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 2.0 * PI;

    private Math() {
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static native double asin(double a);

    public static native double acos(double a);

    public static native double atan(double a);

    public static native double exp(double a);

    public static native double log(double a);

    public static native double log10(double a);

    public static native double sqrt(double a);

    public static native double cbrt(double a);

    public static native double sinh(double a);

    public static native double cosh(double a);

    public static native double tanh(double a);

    public static native double expm1(double a);

    public static native double log1p(double a);

    public static native double ceil(double a);

    public static native double floor(double a);

    public static native double rint(double a);

    public static native double atan2(double a, double b);

    public static native double pow(double a, double b);

    public static native double hypot(double a, double b);

    public static native double IEEEremainder(double a, double b);

    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);

    public static double toRadians(double angdeg) {
        return angdeg * 0.017453292519943295;
    }

    public static double toDegrees(double angrad) {
        return angrad * 57.29577951308232;
    }

    /** The nearest {@code int}, ties upwards; NaN gives 0, and what is out of range the nearest bound. */
    public static int round(float a) {
        double floor = floor(a);
        return (int) (a - floor >= 0.5 ? floor + 1 : floor);
    }

    /** The nearest {@code long}, ties upwards; NaN gives 0, and what is out of range the nearest bound. */
    public static long round(double a) {
        double floor = floor(a);
        return (long) (a - floor >= 0.5 ? floor + 1 : floor);
    }

    /** Holds the generator of {@link #random}. */
    private static final class Generator {
        static final Random RANDOM = new Random();

        private Generator() {
        }
    }

    public static double random() {
        return Generator.RANDOM.nextDouble();
    }
    //#each int long

    public static $type$ addExact($type$ x, $type$ y) {
        $type$ sum = x + y;
        if (((x ^ sum) & (y ^ sum)) < 0) {
            throw new ArithmeticException("$name$ overflow");
        }
        return sum;
    }

    public static $type$ subtractExact($type$ x, $type$ y) {
        $type$ difference = x - y;
        if (((x ^ y) & (x ^ difference)) < 0) {
            throw new ArithmeticException("$name$ overflow");
        }
        return difference;
    }

    public static $type$ incrementExact($type$ a) {
        if (a == $Box$.MAX_VALUE) {
            throw new ArithmeticException("$name$ overflow");
        }
        return a + 1;
    }

    public static $type$ decrementExact($type$ a) {
        if (a == $Box$.MIN_VALUE) {
            throw new ArithmeticException("$name$ overflow");
        }
        return a - 1;
    }

    public static $type$ negateExact($type$ a) {
        if (a == $Box$.MIN_VALUE) {
            throw new ArithmeticException("$name$ overflow");
        }
        return -a;
    }

    public static $type$ absExact($type$ a) {
        if (a == $Box$.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of $Box$.MIN_VALUE");
        }
        return abs(a);
    }

    public static $type$ divideExact($type$ x, $type$ y) {
        if (x == $Box$.MIN_VALUE && y == -1) {
            throw new ArithmeticException("$name$ overflow");
        }
        return x / y;
    }

    public static $type$ floorDivExact($type$ x, $type$ y) {
        if (x == $Box$.MIN_VALUE && y == -1) {
            throw new ArithmeticException("$name$ overflow");
        }
        return floorDiv(x, y);
    }

    public static $type$ ceilDivExact($type$ x, $type$ y) {
        if (x == $Box$.MIN_VALUE && y == -1) {
            throw new ArithmeticException("$name$ overflow");
        }
        return ceilDiv(x, y);
    }

    public static $type$ floorDiv($type$ x, $type$ y) {
        $type$ quotient = x / y;
        return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
    }

    public static $type$ floorMod($type$ x, $type$ y) {
        $type$ rest = x % y;
        return (rest ^ y) < 0 && rest != 0 ? rest + y : rest;
    }

    public static $type$ ceilDiv($type$ x, $type$ y) {
        $type$ quotient = x / y;
        return (x ^ y) >= 0 && quotient * y != x ? quotient + 1 : quotient;
    }

    public static $type$ ceilMod($type$ x, $type$ y) {
        $type$ rest = x % y;
        return (rest ^ y) >= 0 && rest != 0 ? rest - y : rest;
    }
    //#for pow multiply
    //#| powExact | multiplyExact
    //#| unsignedPowExact | unsignedMultiplyExact

    public static $type$ $pow$($type$ x, int n) {
        if (n < 0) {
            throw new ArithmeticException("negative exponent");
        }
        $type$ result = 1;
        while (true) {
            if ((n & 1) != 0) {
                result = $multiply$(result, x);
            }
            n >>= 1;
            if (n == 0 || x == 0 || x == 1) {
                return n == 0 ? result : result * x;
            }
            x = $multiply$(x, x);
        }
    }
    //#end

    public static $type$ abs($type$ a) {
        return a < 0 ? -a : a;
    }

    public static $type$ max($type$ a, $type$ b) {
        return a >= b ? a : b;
    }

    public static $type$ min($type$ a, $type$ b) {
        return a <= b ? a : b;
    }
    //#end

    public static int multiplyExact(int x, int y) {
        long product = (long) x * y;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long product = x * y;
        if (multiplyHigh(x, y) != product >> 63) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static int unsignedMultiplyExact(int x, int y) {
        long product = (x & 0xffffffffL) * (y & 0xffffffffL);
        if (product >>> 32 != 0) {
            throw new ArithmeticException("unsigned integer overflow");
        }
        return (int) product;
    }

    public static long unsignedMultiplyExact(long x, int y) {
        return unsignedMultiplyExact(x, y & 0xffffffffL);
    }

    public static long unsignedMultiplyExact(long x, long y) {
        if (unsignedMultiplyHigh(x, y) != 0) {
            throw new ArithmeticException("unsigned long overflow");
        }
        return x * y;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    /** The upper half of the product of 128 bits. */
    public static long multiplyHigh(long x, long y) {
        long aHigh = x >> 32;
        long aLow = x & 0xffffffffL;
        long bHigh = y >> 32;
        long bLow = y & 0xffffffffL;
        long middle = aHigh * bLow + (aLow * bLow >>> 32);
        long other = (middle & 0xffffffffL) + aLow * bHigh;
        return aHigh * bHigh + (middle >> 32) + (other >> 32);
    }

    public static long unsignedMultiplyHigh(long x, long y) {
        return multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long ceilDiv(long x, int y) {
        return ceilDiv(x, (long) y);
    }

    public static int ceilMod(long x, int y) {
        return (int) ceilMod(x, (long) y);
    }

    public static int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return (int) min(max, max(value, min));
    }

    public static long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }
    //#for type Type bits Bits Integer x
    //#| double | Double | long | Long | Long | d
    //#| float | Float | int | Int | Integer | f

    public static $type$ clamp($type$ value, $type$ min, $type$ max) {
        if (min != min) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (max != max) {
            throw new IllegalArgumentException("max is NaN");
        }
        if ($Type$.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static $type$ abs($type$ a) {
        return $Type$.$bits$BitsTo$Type$($Type$.$type$ToRaw$Bits$Bits(a) & $Integer$.MAX_VALUE);
    }

    /** The larger one; 0.0 is larger than -0.0, and NaN wins. */
    public static $type$ max($type$ a, $type$ b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return a + b;
        }
        return a >= b ? a : b;
    }

    /** The smaller one; -0.0 is smaller than 0.0, and NaN wins. */
    public static $type$ min($type$ a, $type$ b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return -(-a - b);
        }
        return a <= b ? a : b;
    }

    public static $type$ signum($type$ $x$) {
        return $x$ > 0 ? 1 : $x$ < 0 ? -1 : $x$;
    }

    public static $type$ copySign($type$ magnitude, $type$ sign) {
        $type$ positive = abs(magnitude);
        return $Type$.$type$ToRaw$Bits$Bits(sign) < 0 ? -positive : positive;
    }
    //#end

    public static int getExponent(double d) {
        return (int) (Double.doubleToRawLongBits(d) >>> 52 & 0x7ff) - 1023;
    }

    public static double nextUp(double d) {
        if (d < Double.POSITIVE_INFINITY) {
            long bits = Double.doubleToRawLongBits(d + 0.0);
            return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
        }
        return d;
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static double nextAfter(double start, double direction) {
        if (start > direction) {
            return nextDown(start);
        } else if (start < direction) {
            return nextUp(start);
        } else if (start == direction) {
            return direction;
        }
        return start + direction;
    }

    public static double ulp(double d) {
        double magnitude = abs(d);
        if (magnitude != magnitude || magnitude == Double.POSITIVE_INFINITY) {
            return magnitude;
        }
        return magnitude == Double.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    public static int getExponent(float f) {
        return (Float.floatToRawIntBits(f) >>> 23 & 0xff) - 127;
    }

    public static float nextUp(float f) {
        if (f < Float.POSITIVE_INFINITY) {
            int bits = Float.floatToRawIntBits(f + 0.0f);
            return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
        }
        return f;
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    public static float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        } else if (start < direction) {
            return nextUp(start);
        } else if (start == direction) {
            return (float) direction;
        }
        return (float) (start + direction);
    }

    public static float ulp(float f) {
        float magnitude = abs(f);
        if (magnitude != magnitude || magnitude == Float.POSITIVE_INFINITY) {
            return magnitude;
        }
        return magnitude == Float.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    /** {@code d} times a power of two, rounded once. */
    public static double scalb(double d, int scaleFactor) {
        scaleFactor = max(-2200, min(2200, scaleFactor));
        // Large steps first, so that only the last multiplication can round.
        while (scaleFactor > 1023) {
            d *= 0x1.0p1023;
            scaleFactor -= 1023;
        }
        if (scaleFactor >= -1022) {
            return d * powerOfTwo(scaleFactor);
        }
        int exponent = getExponent(d);
        if (exponent + scaleFactor >= -1022 && exponent >= -1022) {
            return d * powerOfTwo(-1022) * powerOfTwo(max(scaleFactor + 1022, -1022));
        }
        // The result is subnormal: bring it just above that range exactly, then round once.
        while (scaleFactor < -1022 && exponent > -900) {
            int step = max(scaleFactor + 1022, -(exponent + 900));
            if (step >= 0) {
                break;
            }
            step = max(step, -1022);
            d *= powerOfTwo(step);
            exponent += step;
            scaleFactor -= step;
        }
        return scaleFactor < -1074 ? d * 0x1.0p-1022 * 0x1.0p-1022 : d * powerOfTwo(scaleFactor);
    }

    public static float scalb(float f, int scaleFactor) {
        // A double holds every product exactly.
        return (float) (f * powerOfTwo(max(-500, min(500, scaleFactor))));
    }

    /** Two to a power from -1074 to 1023. */
    private static double powerOfTwo(int power) {
        return Double.longBitsToDouble(power >= -1022 ? power + 1023L << 52 : 1L << power + 1074);
    }
}
