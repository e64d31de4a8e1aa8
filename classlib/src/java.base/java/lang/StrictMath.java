package java.lang;

/** The functions of {@link Math}, which are strict in this machine. */
public final class StrictMath {
    public static final double E = Math.E;
    public static final double PI = Math.PI;
    public static final double TAU = Math.TAU;

    private StrictMath() {
    }

    public static double sin(double a) {
        return Math.sin(a);
    }

    public static double cos(double a) {
        return Math.cos(a);
    }

    public static double tan(double a) {
        return Math.tan(a);
    }

    public static double asin(double a) {
        return Math.asin(a);
    }

    public static double acos(double a) {
        return Math.acos(a);
    }

    public static double atan(double a) {
        return Math.atan(a);
    }

    public static double exp(double a) {
        return Math.exp(a);
    }

    /**
     * By fdlibm's method, in its order of operations, because {@code Random.nextGaussian} rests on the last bit: with
     * {@code a} as {@code 2^k * (1 + f)}, where {@code 1 + f} lies between the root of a half and that of two, and
     * {@code s = f / (2 + f)}, the logarithm of {@code 1 + f} is {@code 2s} and a polynomial in {@code s * s}.
     */
    public static double log(double a) {
        if (a != a || a == Double.POSITIVE_INFINITY) {
            return a;
        }
        if (a <= 0) {
            return a == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
        }
        int k = 0;
        if (a < Double.MIN_NORMAL) {
            k = -54;
            a *= 0x1p54;
        }
        long bits = Double.doubleToRawLongBits(a);
        int high = (int) (bits >>> 32);
        k += (high >>> 20) - 1023;
        high &= 0xfffff;
        // Above the root of two the number is halved.
        int half = high + 0x95f64 & 0x100000;
        k += half >>> 20;
        double f = Double.longBitsToDouble((long) (high | half ^ 0x3ff00000) << 32 | bits & 0xffffffffL) - 1;
        double highTwos = k * 6.93147180369123816490e-01;
        double lowTwos = k * 1.90821492927058770002e-10;
        if ((2 + high & 0xfffff) < 3) {
            if (f == 0) {
                return k == 0 ? 0 : highTwos + lowTwos;
            }
            double rest = f * f * (0.5 - 0.33333333333333333 * f);
            return k == 0 ? f - rest : highTwos - (rest - lowTwos - f);
        }
        double s = f / (2 + f);
        double z = s * s;
        double w = z * z;
        double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
        double odd = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01
                + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
        double sum = odd + even;
        if ((high - 0x6147a | 0x6b851 - high) > 0) {
            double square = 0.5 * f * f;
            return k == 0
                    ? f - (square - s * (square + sum))
                    : highTwos - (square - (s * (square + sum) + lowTwos) - f);
        }
        return k == 0 ? f - s * (f - sum) : highTwos - (s * (f - sum) - lowTwos - f);
    }

    public static double log10(double a) {
        return Math.log10(a);
    }

    public static double sqrt(double a) {
        return Math.sqrt(a);
    }

    public static double cbrt(double a) {
        return Math.cbrt(a);
    }

    public static double sinh(double a) {
        return Math.sinh(a);
    }

    public static double cosh(double a) {
        return Math.cosh(a);
    }

    public static double tanh(double a) {
        return Math.tanh(a);
    }

    public static double expm1(double a) {
        return Math.expm1(a);
    }

    public static double log1p(double a) {
        return Math.log1p(a);
    }

    public static double ceil(double a) {
        return Math.ceil(a);
    }

    public static double floor(double a) {
        return Math.floor(a);
    }

    public static double rint(double a) {
        return Math.rint(a);
    }

    public static double atan2(double a, double b) {
        return Math.atan2(a, b);
    }

    public static double pow(double a, double b) {
        return Math.pow(a, b);
    }

    public static double hypot(double a, double b) {
        return Math.hypot(a, b);
    }

    public static double IEEEremainder(double a, double b) {
        return Math.IEEEremainder(a, b);
    }

    public static double fma(double a, double b, double c) {
        return Math.fma(a, b, c);
    }

    public static float fma(float a, float b, float c) {
        return Math.fma(a, b, c);
    }

    public static double toRadians(double degrees) {
        return Math.toRadians(degrees);
    }

    public static double toDegrees(double radians) {
        return Math.toDegrees(radians);
    }

    public static int round(float a) {
        return Math.round(a);
    }

    public static long round(double a) {
        return Math.round(a);
    }

    public static double random() {
        return Math.random();
    }

    public static int addExact(int a, int b) {
        return Math.addExact(a, b);
    }

    public static int subtractExact(int a, int b) {
        return Math.subtractExact(a, b);
    }

    public static int incrementExact(int a) {
        return Math.incrementExact(a);
    }

    public static int decrementExact(int a) {
        return Math.decrementExact(a);
    }

    public static int negateExact(int a) {
        return Math.negateExact(a);
    }

    public static int absExact(int a) {
        return Math.absExact(a);
    }

    public static int divideExact(int a, int b) {
        return Math.divideExact(a, b);
    }

    public static int floorDivExact(int a, int b) {
        return Math.floorDivExact(a, b);
    }

    public static int ceilDivExact(int a, int b) {
        return Math.ceilDivExact(a, b);
    }

    public static int floorDiv(int a, int b) {
        return Math.floorDiv(a, b);
    }

    public static int floorMod(int a, int b) {
        return Math.floorMod(a, b);
    }

    public static int ceilDiv(int a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static int ceilMod(int a, int b) {
        return Math.ceilMod(a, b);
    }

    public static int powExact(int base, int exponent) {
        return Math.powExact(base, exponent);
    }

    public static int unsignedPowExact(int base, int exponent) {
        return Math.unsignedPowExact(base, exponent);
    }

    public static int abs(int a) {
        return Math.abs(a);
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static long addExact(long a, long b) {
        return Math.addExact(a, b);
    }

    public static long subtractExact(long a, long b) {
        return Math.subtractExact(a, b);
    }

    public static long incrementExact(long a) {
        return Math.incrementExact(a);
    }

    public static long decrementExact(long a) {
        return Math.decrementExact(a);
    }

    public static long negateExact(long a) {
        return Math.negateExact(a);
    }

    public static long absExact(long a) {
        return Math.absExact(a);
    }

    public static long divideExact(long a, long b) {
        return Math.divideExact(a, b);
    }

    public static long floorDivExact(long a, long b) {
        return Math.floorDivExact(a, b);
    }

    public static long ceilDivExact(long a, long b) {
        return Math.ceilDivExact(a, b);
    }

    public static long floorDiv(long a, long b) {
        return Math.floorDiv(a, b);
    }

    public static long floorMod(long a, long b) {
        return Math.floorMod(a, b);
    }

    public static long ceilDiv(long a, long b) {
        return Math.ceilDiv(a, b);
    }

    public static long ceilMod(long a, long b) {
        return Math.ceilMod(a, b);
    }

    public static long powExact(long base, int exponent) {
        return Math.powExact(base, exponent);
    }

    public static long unsignedPowExact(long base, int exponent) {
        return Math.unsignedPowExact(base, exponent);
    }

    public static long abs(long a) {
        return Math.abs(a);
    }

    public static long max(long a, long b) {
        return Math.max(a, b);
    }

    public static long min(long a, long b) {
        return Math.min(a, b);
    }

    public static int multiplyExact(int a, int b) {
        return Math.multiplyExact(a, b);
    }

    public static long multiplyExact(long a, int b) {
        return Math.multiplyExact(a, b);
    }

    public static long multiplyExact(long a, long b) {
        return Math.multiplyExact(a, b);
    }

    public static int unsignedMultiplyExact(int a, int b) {
        return Math.unsignedMultiplyExact(a, b);
    }

    public static long unsignedMultiplyExact(long a, int b) {
        return Math.unsignedMultiplyExact(a, b);
    }

    public static long unsignedMultiplyExact(long a, long b) {
        return Math.unsignedMultiplyExact(a, b);
    }

    public static long multiplyFull(int a, int b) {
        return Math.multiplyFull(a, b);
    }

    public static long multiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b);
    }

    public static long unsignedMultiplyHigh(long a, long b) {
        return Math.unsignedMultiplyHigh(a, b);
    }

    public static int toIntExact(long a) {
        return Math.toIntExact(a);
    }

    public static long floorDiv(long a, int b) {
        return Math.floorDiv(a, b);
    }

    public static int floorMod(long a, int b) {
        return Math.floorMod(a, b);
    }

    public static long ceilDiv(long a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static int ceilMod(long a, int b) {
        return Math.ceilMod(a, b);
    }

    public static int clamp(long value, int min, int max) {
        return Math.clamp(value, min, max);
    }

    public static long clamp(long value, long min, long max) {
        return Math.clamp(value, min, max);
    }

    public static double clamp(double value, double min, double max) {
        return Math.clamp(value, min, max);
    }

    public static double abs(double a) {
        return Math.abs(a);
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    public static double signum(double a) {
        return Math.signum(a);
    }

    public static double copySign(double magnitude, double sign) {
        return Math.copySign(magnitude, sign);
    }

    public static float clamp(float value, float min, float max) {
        return Math.clamp(value, min, max);
    }

    public static float abs(float a) {
        return Math.abs(a);
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    public static float signum(float a) {
        return Math.signum(a);
    }

    public static float copySign(float magnitude, float sign) {
        return Math.copySign(magnitude, sign);
    }

    public static int getExponent(double a) {
        return Math.getExponent(a);
    }

    public static double nextUp(double a) {
        return Math.nextUp(a);
    }

    public static double nextDown(double a) {
        return Math.nextDown(a);
    }

    public static double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static double ulp(double a) {
        return Math.ulp(a);
    }

    public static int getExponent(float a) {
        return Math.getExponent(a);
    }

    public static float nextUp(float a) {
        return Math.nextUp(a);
    }

    public static float nextDown(float a) {
        return Math.nextDown(a);
    }

    public static float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static float ulp(float a) {
        return Math.ulp(a);
    }

    public static double scalb(double a, int power) {
        return Math.scalb(a, power);
    }

    public static float scalb(float a, int power) {
        return Math.scalb(a, power);
    }
}
