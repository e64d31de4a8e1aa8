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

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
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

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static int divideExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return a / b;
    }

    public static int floorDivExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return floorDiv(a, b);
    }

    public static int ceilDivExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return ceilDiv(a, b);
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int ceilDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static int ceilMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static int powExact(int base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        int result = 1;
        while (true) {
            if ((exponent & 1) != 0) {
                result = multiplyExact(result, base);
            }
            exponent >>= 1;
            if (exponent == 0 || base == 0 || base == 1) {
                return exponent == 0 ? result : result * base;
            }
            base = multiplyExact(base, base);
        }
    }

    public static int unsignedPowExact(int base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        int result = 1;
        while (true) {
            if ((exponent & 1) != 0) {
                result = unsignedMultiplyExact(result, base);
            }
            exponent >>= 1;
            if (exponent == 0 || base == 0 || base == 1) {
                return exponent == 0 ? result : result * base;
            }
            base = unsignedMultiplyExact(base, base);
        }
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static long divideExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return a / b;
    }

    public static long floorDivExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return floorDiv(a, b);
    }

    public static long ceilDivExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return ceilDiv(a, b);
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static long ceilDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static long ceilMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static long powExact(long base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        long result = 1;
        while (true) {
            if ((exponent & 1) != 0) {
                result = multiplyExact(result, base);
            }
            exponent >>= 1;
            if (exponent == 0 || base == 0 || base == 1) {
                return exponent == 0 ? result : result * base;
            }
            base = multiplyExact(base, base);
        }
    }

    public static long unsignedPowExact(long base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        long result = 1;
        while (true) {
            if ((exponent & 1) != 0) {
                result = unsignedMultiplyExact(result, base);
            }
            exponent >>= 1;
            if (exponent == 0 || base == 0 || base == 1) {
                return exponent == 0 ? result : result * base;
            }
            base = unsignedMultiplyExact(base, base);
        }
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        if (multiplyHigh(a, b) != product >> 63) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static int unsignedMultiplyExact(int a, int b) {
        long product = (a & 0xffffffffL) * (b & 0xffffffffL);
        if (product >>> 32 != 0) {
            throw new ArithmeticException("unsigned integer overflow");
        }
        return (int) product;
    }

    public static long unsignedMultiplyExact(long a, int b) {
        return unsignedMultiplyExact(a, b & 0xffffffffL);
    }

    public static long unsignedMultiplyExact(long a, long b) {
        if (unsignedMultiplyHigh(a, b) != 0) {
            throw new ArithmeticException("unsigned long overflow");
        }
        return a * b;
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    /** The upper half of the product of 128 bits. */
    public static long multiplyHigh(long a, long b) {
        long aHigh = a >> 32;
        long aLow = a & 0xffffffffL;
        long bHigh = b >> 32;
        long bLow = b & 0xffffffffL;
        long middle = aHigh * bLow + (aLow * bLow >>> 32);
        long other = (middle & 0xffffffffL) + aLow * bHigh;
        return aHigh * bHigh + (middle >> 32) + (other >> 32);
    }

    public static long unsignedMultiplyHigh(long a, long b) {
        return multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }

    public static int toIntExact(long a) {
        if ((int) a != a) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) a;
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static long ceilDiv(long a, int b) {
        return ceilDiv(a, (long) b);
    }

    public static int ceilMod(long a, int b) {
        return (int) ceilMod(a, (long) b);
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

    public static double clamp(double value, double min, double max) {
        if (min != min) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (max != max) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Double.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static double abs(double a) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(a) & Long.MAX_VALUE);
    }

    /** The larger one; 0.0 is larger than -0.0, and NaN wins. */
    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return a + b;
        }
        return a >= b ? a : b;
    }

    /** The smaller one; -0.0 is smaller than 0.0, and NaN wins. */
    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return -(-a - b);
        }
        return a <= b ? a : b;
    }

    public static double signum(double a) {
        return a > 0 ? 1 : a < 0 ? -1 : a;
    }

    public static double copySign(double magnitude, double sign) {
        double positive = abs(magnitude);
        return Double.doubleToRawLongBits(sign) < 0 ? -positive : positive;
    }

    public static float clamp(float value, float min, float max) {
        if (min != min) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (max != max) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Float.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static float abs(float a) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(a) & Integer.MAX_VALUE);
    }

    /** The larger one; 0.0 is larger than -0.0, and NaN wins. */
    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return a + b;
        }
        return a >= b ? a : b;
    }

    /** The smaller one; -0.0 is smaller than 0.0, and NaN wins. */
    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0) {
            return -(-a - b);
        }
        return a <= b ? a : b;
    }

    public static float signum(float a) {
        return a > 0 ? 1 : a < 0 ? -1 : a;
    }

    public static float copySign(float magnitude, float sign) {
        float positive = abs(magnitude);
        return Float.floatToRawIntBits(sign) < 0 ? -positive : positive;
    }

    public static int getExponent(double a) {
        return (int) (Double.doubleToRawLongBits(a) >>> 52 & 0x7ff) - 1023;
    }

    public static double nextUp(double a) {
        if (a < Double.POSITIVE_INFINITY) {
            long bits = Double.doubleToRawLongBits(a + 0.0);
            return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
        }
        return a;
    }

    public static double nextDown(double a) {
        return -nextUp(-a);
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

    public static double ulp(double a) {
        double magnitude = abs(a);
        if (magnitude != magnitude || magnitude == Double.POSITIVE_INFINITY) {
            return magnitude;
        }
        return magnitude == Double.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    public static int getExponent(float a) {
        return (Float.floatToRawIntBits(a) >>> 23 & 0xff) - 127;
    }

    public static float nextUp(float a) {
        if (a < Float.POSITIVE_INFINITY) {
            int bits = Float.floatToRawIntBits(a + 0.0f);
            return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
        }
        return a;
    }

    public static float nextDown(float a) {
        return -nextUp(-a);
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

    public static float ulp(float a) {
        float magnitude = abs(a);
        if (magnitude != magnitude || magnitude == Float.POSITIVE_INFINITY) {
            return magnitude;
        }
        return magnitude == Float.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    /** {@code a} times a power of two, rounded once. */
    public static double scalb(double a, int power) {
        power = max(-2200, min(2200, power));
        // Large steps first, so that only the last multiplication can round.
        while (power > 1023) {
            a *= 0x1.0p1023;
            power -= 1023;
        }
        if (power >= -1022) {
            return a * powerOfTwo(power);
        }
        int exponent = getExponent(a);
        if (exponent + power >= -1022 && exponent >= -1022) {
            return a * powerOfTwo(-1022) * powerOfTwo(max(power + 1022, -1022));
        }
        // The result is subnormal: bring it just above that range exactly, then round once.
        while (power < -1022 && exponent > -900) {
            int step = max(power + 1022, -(exponent + 900));
            if (step >= 0) {
                break;
            }
            step = max(step, -1022);
            a *= powerOfTwo(step);
            exponent += step;
            power -= step;
        }
        return power < -1074 ? a * 0x1.0p-1022 * 0x1.0p-1022 : a * powerOfTwo(power);
    }

    public static float scalb(float a, int power) {
        // A double holds every product exactly.
        return (float) (a * powerOfTwo(max(-500, min(500, power))));
    }

    /** Two to a power from -1074 to 1023. */
    private static double powerOfTwo(int power) {
        return Double.longBitsToDouble(power >= -1022 ? power + 1023L << 52 : 1L << power + 1074);
    }
}
