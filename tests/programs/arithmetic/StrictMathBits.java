import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** The bits of what StrictMath defines by fdlibm: single results, and a digest of many. */
public class StrictMathBits {
    static final double[] EDGES = {
        0.0, -0.0, 1, -1, 0.5, -0.5, 2, 3, 10, 22, 1000, -1e-20, 1e-9, 0x1p-28, 0x1p-55, 0.41421, 0.41422, -0.2928, -0.293,
        -0.9999999999999999, 0.7853981633974482, 0.7853981633974484, 1.5707963267948966, 3.141592653589793, 4.71238898038469,
        31.41592653589793, 100.53096491487338, 823549.6, 823550.1, 1e22, 6381956970095103e170, 709.78, 709.79, -745.13,
        -745.14, 0.9999999999, 1.0000000001, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
    };

    static long digest;

    static double argument(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextDouble() * 2 - 1;
            case 1 -> (random.nextDouble() - 0.5) * 100;
            case 2 -> (random.nextDouble() - 0.5) * 1.6e6;
            case 3 -> 1 + (random.nextDouble() - 0.5) / (1 << random.nextInt(30));
            case 4 -> (random.nextInt(41) - 20) * Math.PI / 4;
            default -> Double.longBitsToDouble(random.nextLong() & ~0x7ff0000000000000L
                    | 1023L - 300 + random.nextInt(319) << 52);
        };
    }

    static void add(double result) {
        digest = digest * 0x9E3779B97F4A7C15L + Double.doubleToLongBits(result);
    }

    static void unary(String name, DoubleUnaryOperator function) {
        for (double edge : EDGES) {
            double result = function.applyAsDouble(edge);
            System.out.println(name + " " + edge + " " + Long.toHexString(Double.doubleToLongBits(result)));
        }
        Random random = new Random(11);
        digest = 0;
        for (int i = 0; i < 20_000; i++) {
            add(function.applyAsDouble(argument(random)));
        }
        System.out.println(name + " " + Long.toHexString(digest));
    }

    static void binary(String name, DoubleBinaryOperator function) {
        digest = 0;
        for (double left : EDGES) {
            for (double right : EDGES) {
                add(function.applyAsDouble(left, right));
            }
        }
        System.out.println(name + " " + Long.toHexString(digest));
        Random random = new Random(11);
        digest = 0;
        for (int i = 0; i < 20_000; i++) {
            add(function.applyAsDouble(argument(random), argument(random)));
        }
        System.out.println(name + " " + Long.toHexString(digest));
    }

    public static void main(String[] args) {
        unary("sin", StrictMath::sin);
        unary("cos", StrictMath::cos);
        unary("tan", StrictMath::tan);
        unary("asin", StrictMath::asin);
        unary("acos", StrictMath::acos);
        unary("atan", StrictMath::atan);
        unary("exp", StrictMath::exp);
        unary("log", StrictMath::log);
        unary("log10", StrictMath::log10);
        unary("cbrt", StrictMath::cbrt);
        unary("sinh", StrictMath::sinh);
        unary("cosh", StrictMath::cosh);
        unary("tanh", StrictMath::tanh);
        unary("expm1", StrictMath::expm1);
        unary("log1p", StrictMath::log1p);
        unary("Math.log1p", Math::log1p);
        binary("pow", StrictMath::pow);
        binary("atan2", StrictMath::atan2);
        binary("hypot", StrictMath::hypot);
        binary("IEEEremainder", StrictMath::IEEEremainder);
    }
}
