package java.lang;

/** The functions of {@link Math}; those that may differ there from fdlibm are fdlibm's here, to the last bit. */
public final class StrictMath {
    public static final double E = Math.E;
    public static final double PI = Math.PI;
    public static final double TAU = Math.TAU;

    private StrictMath() {
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static double asin(double a) {
        return Math.asin(a);
    }

    public static double acos(double a) {
        return Math.acos(a);
    }

    public static double atan(double a) {
        return Math.atan(a);
    }

    public static native double exp(double a);

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

    /** By fdlibm's method: the power of two and the rest each give their part. */
    public static double log10(double a) {
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
        k += Math.getExponent(a);
        int below = k >>> 31;
        double rest = Math.scalb(a, -below - Math.getExponent(a));
        double twos = k + below;
        double low = twos * 3.69423907715893078616e-13 + 4.34294481903251816668e-01 * log(rest);
        return low + twos * 3.01029995663611771306e-01;
    }

    public static double sqrt(double a) {
        return Math.sqrt(a);
    }

    /**
     * By fdlibm's method: a third of the exponent, made better by a quotient of polynomials, is rounded to 20 bits, so
     * that its square is exact in the one step of Newton's method that follows.
     */
    public static double cbrt(double a) {
        if (a == 0 || !Double.isFinite(a)) {
            return a;
        }
        double x = Math.abs(a);
        long high = Double.doubleToRawLongBits(x) >>> 32;
        if (high < 0x100000) {
            high = (Double.doubleToRawLongBits(x * 0x1p54) >>> 32) / 3 + 696219795;
        } else {
            high = high / 3 + 715094163;
        }
        double t = Double.longBitsToDouble(high << 32);
        double r = t * t / x;
        double s = 5.42857142857142815906e-01 + r * t;
        t *= 3.57142857142857150787e-01
                + 1.60714285714285720630e+00 / (s + 1.41428571428571436819e+00 + -7.05306122448979611050e-01 / s);
        t = Double.longBitsToDouble((Double.doubleToRawLongBits(t) >>> 32) + 1 << 32);
        r = x / (t * t);
        r = (r - t) / (t + t + r);
        return Math.copySign(t + t * r, a);
    }

    public static double sinh(double x) {
        return Math.sinh(x);
    }

    public static double cosh(double x) {
        return Math.cosh(x);
    }

    /** By fdlibm's method, from {@code expm1} of twice the argument. */
    public static double tanh(double x) {
        double magnitude = Math.abs(x);
        if (x != x || magnitude < 0x1p-55) {
            return x;
        }
        double result;
        if (magnitude >= 22) {
            result = 1;
        } else if (magnitude >= 1) {
            result = 1 - 2 / (expm1(2 * magnitude) + 2);
        } else {
            double t = expm1(-2 * magnitude);
            result = -t / (t + 2);
        }
        return Math.copySign(result, x);
    }

    public static double expm1(double x) {
        return Math.expm1(x);
    }

    public static double log1p(double x) {
        return Math.log1p(x);
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

    public static double atan2(double y, double x) {
        return Math.atan2(y, x);
    }

    public static native double pow(double a, double b);

    public static double hypot(double x, double y) {
        return Math.hypot(x, y);
    }

    public static double IEEEremainder(double f1, double f2) {
        return Math.IEEEremainder(f1, f2);
    }

    public static double fma(double a, double b, double c) {
        return Math.fma(a, b, c);
    }

    public static float fma(float a, float b, float c) {
        return Math.fma(a, b, c);
    }

    public static double toRadians(double angdeg) {
        return Math.toRadians(angdeg);
    }

    public static double toDegrees(double angrad) {
        return Math.toDegrees(angrad);
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
    //#each int long

    public static $type$ addExact($type$ x, $type$ y) {
        return Math.addExact(x, y);
    }

    public static $type$ subtractExact($type$ x, $type$ y) {
        return Math.subtractExact(x, y);
    }

    public static $type$ incrementExact($type$ a) {
        return Math.incrementExact(a);
    }

    public static $type$ decrementExact($type$ a) {
        return Math.decrementExact(a);
    }

    public static $type$ negateExact($type$ a) {
        return Math.negateExact(a);
    }

    public static $type$ absExact($type$ a) {
        return Math.absExact(a);
    }

    public static $type$ divideExact($type$ x, $type$ y) {
        return Math.divideExact(x, y);
    }

    public static $type$ floorDivExact($type$ x, $type$ y) {
        return Math.floorDivExact(x, y);
    }

    public static $type$ ceilDivExact($type$ x, $type$ y) {
        return Math.ceilDivExact(x, y);
    }

    public static $type$ floorDiv($type$ x, $type$ y) {
        return Math.floorDiv(x, y);
    }

    public static $type$ floorMod($type$ x, $type$ y) {
        return Math.floorMod(x, y);
    }

    public static $type$ ceilDiv($type$ x, $type$ y) {
        return Math.ceilDiv(x, y);
    }

    public static $type$ ceilMod($type$ x, $type$ y) {
        return Math.ceilMod(x, y);
    }

    public static $type$ powExact($type$ x, int n) {
        return Math.powExact(x, n);
    }

    public static $type$ unsignedPowExact($type$ x, int n) {
        return Math.unsignedPowExact(x, n);
    }

    public static $type$ abs($type$ a) {
        return Math.abs(a);
    }

    public static $type$ max($type$ a, $type$ b) {
        return Math.max(a, b);
    }

    public static $type$ min($type$ a, $type$ b) {
        return Math.min(a, b);
    }
    //#end

    public static int multiplyExact(int x, int y) {
        return Math.multiplyExact(x, y);
    }

    public static long multiplyExact(long x, int y) {
        return Math.multiplyExact(x, y);
    }

    public static long multiplyExact(long x, long y) {
        return Math.multiplyExact(x, y);
    }

    public static int unsignedMultiplyExact(int x, int y) {
        return Math.unsignedMultiplyExact(x, y);
    }

    public static long unsignedMultiplyExact(long x, int y) {
        return Math.unsignedMultiplyExact(x, y);
    }

    public static long unsignedMultiplyExact(long x, long y) {
        return Math.unsignedMultiplyExact(x, y);
    }

    public static long multiplyFull(int x, int y) {
        return Math.multiplyFull(x, y);
    }

    public static long multiplyHigh(long x, long y) {
        return Math.multiplyHigh(x, y);
    }

    public static long unsignedMultiplyHigh(long x, long y) {
        return Math.unsignedMultiplyHigh(x, y);
    }

    public static int toIntExact(long value) {
        return Math.toIntExact(value);
    }

    public static long floorDiv(long x, int y) {
        return Math.floorDiv(x, y);
    }

    public static int floorMod(long x, int y) {
        return Math.floorMod(x, y);
    }

    public static long ceilDiv(long x, int y) {
        return Math.ceilDiv(x, y);
    }

    public static int ceilMod(long x, int y) {
        return Math.ceilMod(x, y);
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

    public static double signum(double d) {
        return Math.signum(d);
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

    public static float signum(float f) {
        return Math.signum(f);
    }

    public static float copySign(float magnitude, float sign) {
        return Math.copySign(magnitude, sign);
    }

    public static int getExponent(double d) {
        return Math.getExponent(d);
    }

    public static double nextUp(double d) {
        return Math.nextUp(d);
    }

    public static double nextDown(double d) {
        return Math.nextDown(d);
    }

    public static double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static double ulp(double d) {
        return Math.ulp(d);
    }

    public static int getExponent(float f) {
        return Math.getExponent(f);
    }

    public static float nextUp(float f) {
        return Math.nextUp(f);
    }

    public static float nextDown(float f) {
        return Math.nextDown(f);
    }

    public static float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static float ulp(float f) {
        return Math.ulp(f);
    }

    public static double scalb(double d, int scaleFactor) {
        return Math.scalb(d, scaleFactor);
    }

    public static float scalb(float f, int scaleFactor) {
        return Math.scalb(f, scaleFactor);
    }
}
