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
    //#for declared: asin acos atan

    public static double $declared$(double a) {
        return Math.$declared$(a);
    }
    //#end

    public static native double exp(double a);

    /**
     * By fdlibm's method, in its order of operations, because {@code Random.nextGaussian} rests on the last bit: with
     * {@code a} as {@code 2^k * (1 + f)}, where {@code 1 + f} lies between the root of a half and that of two, and
     * {@code s = f / (2 + f)}, the logarithm of {@code 1 + f} is {@code 2s} and a polynomial in {@code s * s}.
     */
    public static double log(double a) {
        if (!(a > 0 && a <= Double.MAX_VALUE)) {
            return logOfNone(a);
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

    /** A logarithm of what is no positive number, or infinite. */
    private static double logOfNone(double a) {
        if (a != a || a > 0) {
            return a;
        }
        return a == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
    }

    /** By fdlibm's method: the power of two and the rest each give their part. */
    public static double log10(double a) {
        if (!(a > 0 && a <= Double.MAX_VALUE)) {
            return logOfNone(a);
        }
        boolean isSubnormal = a < Double.MIN_NORMAL;
        double normal = isSubnormal ? a * 0x1p54 : a;
        int exponent = Math.getExponent(normal);
        int k = isSubnormal ? exponent - 54 : exponent;
        int below = k >>> 31;
        double rest = Math.scalb(normal, -below - exponent);
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
    //#for declared called
    //#| expm1(double x) | expm1(x)
    //#| log1p(double x) | log1p(x)
    //#| ceil(double a) | ceil(a)
    //#| floor(double a) | floor(a)
    //#| rint(double a) | rint(a)
    //#| atan2(double y, double x) | atan2(y, x)

    public static double $declared$ {
        return Math.$called$;
    }
    //#end

    public static native double pow(double a, double b);
    //#for declared called
    //#| double hypot(double x, double y) | hypot(x, y)
    //#| double IEEEremainder(double f1, double f2) | IEEEremainder(f1, f2)
    //#| double fma(double a, double b, double c) | fma(a, b, c)
    //#| float fma(float a, float b, float c) | fma(a, b, c)
    //#| double toRadians(double angdeg) | toRadians(angdeg)
    //#| double toDegrees(double angrad) | toDegrees(angrad)
    //#| int round(float a) | round(a)
    //#| long round(double a) | round(a)

    public static $declared$ {
        return Math.$called$;
    }
    //#end

    public static double random() {
        return Math.random();
    }
    //#each int long
    //#for declared called
    //#| addExact($type$ x, $type$ y) | addExact(x, y)
    //#| subtractExact($type$ x, $type$ y) | subtractExact(x, y)
    //#| incrementExact($type$ a) | incrementExact(a)
    //#| decrementExact($type$ a) | decrementExact(a)
    //#| negateExact($type$ a) | negateExact(a)
    //#| absExact($type$ a) | absExact(a)
    //#| divideExact($type$ x, $type$ y) | divideExact(x, y)
    //#| floorDivExact($type$ x, $type$ y) | floorDivExact(x, y)
    //#| ceilDivExact($type$ x, $type$ y) | ceilDivExact(x, y)
    //#| floorDiv($type$ x, $type$ y) | floorDiv(x, y)
    //#| floorMod($type$ x, $type$ y) | floorMod(x, y)
    //#| ceilDiv($type$ x, $type$ y) | ceilDiv(x, y)
    //#| ceilMod($type$ x, $type$ y) | ceilMod(x, y)
    //#| powExact($type$ x, int n) | powExact(x, n)
    //#| unsignedPowExact($type$ x, int n) | unsignedPowExact(x, n)
    //#| abs($type$ a) | abs(a)
    //#| max($type$ a, $type$ b) | max(a, b)

    public static $type$ $declared$ {
        return Math.$called$;
    }
    //#end

    public static $type$ min($type$ a, $type$ b) {
        return Math.min(a, b);
    }
    //#end
    //#for declared called
    //#| int multiplyExact(int x, int y) | multiplyExact(x, y)
    //#| long multiplyExact(long x, int y) | multiplyExact(x, y)
    //#| long multiplyExact(long x, long y) | multiplyExact(x, y)
    //#| int unsignedMultiplyExact(int x, int y) | unsignedMultiplyExact(x, y)
    //#| long unsignedMultiplyExact(long x, int y) | unsignedMultiplyExact(x, y)
    //#| long unsignedMultiplyExact(long x, long y) | unsignedMultiplyExact(x, y)
    //#| long multiplyFull(int x, int y) | multiplyFull(x, y)
    //#| long multiplyHigh(long x, long y) | multiplyHigh(x, y)
    //#| long unsignedMultiplyHigh(long x, long y) | unsignedMultiplyHigh(x, y)
    //#| int toIntExact(long value) | toIntExact(value)
    //#| long floorDiv(long x, int y) | floorDiv(x, y)
    //#| int floorMod(long x, int y) | floorMod(x, y)
    //#| long ceilDiv(long x, int y) | ceilDiv(x, y)
    //#| int ceilMod(long x, int y) | ceilMod(x, y)
    //#| int clamp(long value, int min, int max) | clamp(value, min, max)
    //#| long clamp(long value, long min, long max) | clamp(value, min, max)
    //#| double clamp(double value, double min, double max) | clamp(value, min, max)
    //#| double abs(double a) | abs(a)
    //#| double max(double a, double b) | max(a, b)
    //#| double min(double a, double b) | min(a, b)
    //#| double signum(double d) | signum(d)
    //#| double copySign(double magnitude, double sign) | copySign(magnitude, sign)
    //#| float clamp(float value, float min, float max) | clamp(value, min, max)
    //#| float abs(float a) | abs(a)
    //#| float max(float a, float b) | max(a, b)
    //#| float min(float a, float b) | min(a, b)
    //#| float signum(float f) | signum(f)
    //#| float copySign(float magnitude, float sign) | copySign(magnitude, sign)
    //#| int getExponent(double d) | getExponent(d)
    //#| double nextUp(double d) | nextUp(d)
    //#| double nextDown(double d) | nextDown(d)
    //#| double nextAfter(double start, double direction) | nextAfter(start, direction)
    //#| double ulp(double d) | ulp(d)
    //#| int getExponent(float f) | getExponent(f)
    //#| float nextUp(float f) | nextUp(f)
    //#| float nextDown(float f) | nextDown(f)
    //#| float nextAfter(float start, double direction) | nextAfter(start, direction)
    //#| float ulp(float f) | ulp(f)
    //#| double scalb(double d, int scaleFactor) | scalb(d, scaleFactor)

    public static $declared$ {
        return Math.$called$;
    }
    //#end

    public static float scalb(float f, int scaleFactor) {
        return Math.scalb(f, scaleFactor);
    }
}
