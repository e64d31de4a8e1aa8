// stress: off
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Every public method of BigDecimal, contexts and rounding modes with edge values as arguments: what comes out, or what is thrown. */
public class BigDecimalGrid {
    static final BigDecimal[] BIG_DECIMALS = {
        null, BigDecimal.ZERO, BigDecimal.ONE, new BigDecimal("0.00"),
        new BigDecimal("-1.50"), new BigDecimal("1E+5"),
        new BigDecimal("123456789.987654321"), new BigDecimal("-9223372036854775808"),
        new BigDecimal("99999999999999999999.99"), BigDecimal.valueOf(1, 1000),
        new BigDecimal("0E+3"), new BigDecimal("7E-20")
    };
    static final MathContext[] MATH_CONTEXTS = {
        null, MathContext.UNLIMITED, MathContext.DECIMAL32,
        new MathContext(1, RoundingMode.UP),
        new MathContext(3, RoundingMode.UNNECESSARY),
        new MathContext(20, RoundingMode.HALF_DOWN)
    };
    static final BigDecimal[] FEW_BIG_DECIMALS = {
        null, BigDecimal.ZERO, BigDecimal.ONE, new BigDecimal("-1.50"),
        new BigDecimal("3E+5"), BigDecimal.valueOf(1, 1000),
        new BigDecimal("7E-20")
    };
    static final MathContext[] FEW_MATH_CONTEXTS = {
        null, MathContext.UNLIMITED, MathContext.DECIMAL32,
        new MathContext(2, RoundingMode.UNNECESSARY)
    };
    static final RoundingMode[] FEW_ROUNDING_MODES = {
        null, RoundingMode.UP, RoundingMode.UNNECESSARY
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 2, 10, 30, -30
    };
    static final Object[] OBJECTS = {
        null, 1, "x", BigInteger.ONE, BigDecimal.ONE, MathContext.DECIMAL32
    };
    static final char[][] CHAR_ARRAYS = {
        null, new char[] {}, new char[] {'1'}, new char[] {'-', '1', '.', '5'}, new char[] {'1', 'e', '9', '9'},
        new char[] {'.'}
    };
    static final String[] STRINGS = {
        null, "", "0", "-0", "+1", "-1", "--1", "+-1", "-", "+", "12345678901234567890123", "1.5", ".5", "5.",
        ".", "1e5", "1E+5", "1e-", "1e", "e5", "1e2147483647", "1e2147483648", "1e-2147483647", "1e99999999999",
        "1e1.5", " 1", "1 ", "1_0", "ff", "zz", "\u0661\u0662", "1\u0661.5", "NaN",
        "precision=3 roundingMode=UP", "precision=-1 roundingMode=UP", "precision=3 roundingMode=XX",
        "precision=3", "1-2", "0000000000000000000000000000000000-1", "1.2.3", "1E++5", "0E5", "0e-500"
    };
    static final BigInteger[] BIG_INTEGERS = {
        null, BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-1),
        BigInteger.valueOf(97), BigInteger.valueOf(-100),
        BigInteger.valueOf(Integer.MAX_VALUE), BigInteger.valueOf(Long.MAX_VALUE),
        BigInteger.valueOf(Long.MIN_VALUE), BigInteger.ONE.shiftLeft(64),
        BigInteger.ONE.shiftLeft(100).subtract(BigInteger.ONE),
        BigInteger.TEN.pow(30).negate(), BigInteger.valueOf(0xfffffffbL)
    };
    static final BigInteger[] FEW_BIG_INTEGERS = {
        null, BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-7),
        BigInteger.valueOf(97), BigInteger.ONE.shiftLeft(64)
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 7, 8, 10, 36, 37, 100, 999999999, 1000000000, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final Double[] DOUBLES = {
        0.0, -0.0, Double.NaN, 1.5, -0.1, 1e300, Double.MIN_VALUE, Double.POSITIVE_INFINITY
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final RoundingMode[] ROUNDING_MODES = {
        null, RoundingMode.UP, RoundingMode.DOWN, RoundingMode.CEILING,
        RoundingMode.FLOOR, RoundingMode.HALF_UP, RoundingMode.HALF_DOWN,
        RoundingMode.HALF_EVEN, RoundingMode.UNNECESSARY
    };

    interface Function0 {
        Object apply() throws Throwable;
    }

    static void grid(String title, Function0 function) {
        System.out.println("== " + title);
        try {
            out(function.apply());
        } catch (Throwable failure) {
            failed(failure);
        }
        end();
    }

    interface Function1<A> {
        Object apply(A a) throws Throwable;
    }

    static <A> void grid(String title, A[] as, Function1<A> function) {
        System.out.println("== " + title);
        for (A a : as) {
            try {
                out(function.apply(a));
            } catch (Throwable failure) {
                failed(failure);
            }
        }
        end();
    }

    interface Function2<A, B> {
        Object apply(A a, B b) throws Throwable;
    }

    static <A, B> void grid(String title, A[] as, B[] bs, Function2<A, B> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                try {
                    out(function.apply(a, b));
                } catch (Throwable failure) {
                    failed(failure);
                }
            }
        }
        end();
    }

    interface Function3<A, B, C> {
        Object apply(A a, B b, C c) throws Throwable;
    }

    static <A, B, C> void grid(String title, A[] as, B[] bs, C[] cs, Function3<A, B, C> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    try {
                        out(function.apply(a, b, c));
                    } catch (Throwable failure) {
                        failed(failure);
                    }
                }
            }
        }
        end();
    }

    interface Function4<A, B, C, D> {
        Object apply(A a, B b, C c, D d) throws Throwable;
    }

    static <A, B, C, D> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, Function4<A, B, C, D> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        try {
                            out(function.apply(a, b, c, d));
                        } catch (Throwable failure) {
                            failed(failure);
                        }
                    }
                }
            }
        }
        end();
    }
    static final StringBuilder line = new StringBuilder();
    static void row(Object first) {
        end();
        line.append(text(first)).append(" :");
    }
    static void end() {
        if (line.length() > 0) {
            // Of a long line the beginning, and a hash of all.
            boolean isLong = line.length() > 500;
            System.out.println(isLong ? line.substring(0, 400) + " ... " + line.toString().hashCode() : line);
            line.setLength(0);
        }
    }
    static void out(Object value) {
        line.append(" | ").append(text(value));
    }
    static String text(Object value) {
        if (value instanceof String text) {
            StringBuilder escaped = new StringBuilder("\"");
            for (char c : text.toCharArray()) {
                if (c < ' ' || c > '~') {
                    escaped.append("\\u").append(Integer.toHexString(c));
                } else {
                    escaped.append(c);
                }
            }
            return escaped.append('"').toString();
        }
        if (value instanceof Object[] array) {
            StringBuilder all = new StringBuilder("[");
            for (Object each : array) {
                all.append(text(each)).append(' ');
            }
            return all.append(']').toString();
        }
        if (value instanceof byte[] array) return java.util.Arrays.toString(array);
        if (value instanceof char[] array) return java.util.Arrays.toString(array);
        if (value instanceof int[] array) return java.util.Arrays.toString(array);
        if (value instanceof Character) return Integer.toHexString((Character) value);
        if (value instanceof Class c) return c.getName();
        return String.valueOf(value);
    }
    /** What the VM says of a null is not the library's text. */
    static void failed(Throwable failure) {
        String message = failure.getMessage();
        boolean ofVm = failure instanceof NullPointerException && (message == null || message.startsWith("Cannot "));
        line.append(" | ").append(failure.getClass().getName()).append(ofVm ? "" : ": " + message);
    }

    public static void main(String[] args) {
        part0();
        part1();
    }

    static void part0() {
        grid("BigDecimal.abs()", BIG_DECIMALS, a -> a.abs());
        grid("BigDecimal.abs(MathContext)", BIG_DECIMALS, MATH_CONTEXTS, (a, b) -> a.abs(b));
        grid("BigDecimal.compareTo(BigDecimal)", BIG_DECIMALS, BIG_DECIMALS, (a, b) -> a.compareTo(b));
        grid("BigDecimal.divide(BigDecimal,MathContext)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_MATH_CONTEXTS, (a, b, c) -> a.divide(b, c));
        grid("BigDecimal.divide(BigDecimal,RoundingMode)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_ROUNDING_MODES, (a, b, c) -> a.divide(b, c));
        grid("BigDecimal.divide(BigDecimal,int,RoundingMode)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_INTS, FEW_ROUNDING_MODES, (a, b, c, d) -> a.divide(b, c, d));
        grid("BigDecimal.divide(BigDecimal,int,int)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_INTS, FEW_INTS, (a, b, c, d) -> a.divide(b, c, d));
        grid("BigDecimal.divide(BigDecimal,int)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_INTS, (a, b, c) -> a.divide(b, c));
        grid("BigDecimal.divide(BigDecimal)", BIG_DECIMALS, BIG_DECIMALS, (a, b) -> a.divide(b));
        grid("BigDecimal.equals(Object)", BIG_DECIMALS, OBJECTS, (a, b) -> a.equals(b));
        grid("BigDecimal.hashCode()", BIG_DECIMALS, a -> a.hashCode());
        grid("new BigDecimal(char[],MathContext)", CHAR_ARRAYS, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(char[],int,int,MathContext)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, FEW_MATH_CONTEXTS, (a, b, c, d) -> new BigDecimal(a, b, c, d));
        grid("new BigDecimal(char[],int,int)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c) -> new BigDecimal(a, b, c));
        grid("new BigDecimal(char[])", CHAR_ARRAYS, a -> new BigDecimal(a));
        grid("new BigDecimal(String,MathContext)", STRINGS, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(String)", STRINGS, a -> new BigDecimal(a));
        grid("new BigDecimal(BigInteger,MathContext)", BIG_INTEGERS, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(BigInteger,int,MathContext)", FEW_BIG_INTEGERS, FEW_INTS, FEW_MATH_CONTEXTS, (a, b, c) -> new BigDecimal(a, b, c));
        grid("new BigDecimal(BigInteger,int)", BIG_INTEGERS, INTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(BigInteger)", BIG_INTEGERS, a -> new BigDecimal(a));
        grid("new BigDecimal(double,MathContext)", DOUBLES, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(double)", DOUBLES, a -> new BigDecimal(a));
        grid("new BigDecimal(int,MathContext)", INTS, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(int)", INTS, a -> new BigDecimal(a));
        grid("new BigDecimal(long,MathContext)", LONGS, MATH_CONTEXTS, (a, b) -> new BigDecimal(a, b));
        grid("new BigDecimal(long)", LONGS, a -> new BigDecimal(a));
        grid("BigDecimal.max(BigDecimal)", BIG_DECIMALS, BIG_DECIMALS, (a, b) -> a.max(b));
        grid("BigDecimal.min(BigDecimal)", BIG_DECIMALS, BIG_DECIMALS, (a, b) -> a.min(b));
        grid("BigDecimal.movePointLeft(int)", BIG_DECIMALS, INTS, (a, b) -> a.movePointLeft(b));
        grid("BigDecimal.movePointRight(int)", BIG_DECIMALS, INTS, (a, b) -> a.movePointRight(b));
        grid("BigDecimal.multiply(BigDecimal,MathContext)", FEW_BIG_DECIMALS, FEW_BIG_DECIMALS, FEW_MATH_CONTEXTS, (a, b, c) -> a.multiply(b, c));
        grid("BigDecimal.multiply(BigDecimal)", BIG_DECIMALS, BIG_DECIMALS, (a, b) -> a.multiply(b));
        grid("BigDecimal.negate()", BIG_DECIMALS, a -> a.negate());
        grid("BigDecimal.negate(MathContext)", BIG_DECIMALS, MATH_CONTEXTS, (a, b) -> a.negate(b));
        grid("BigDecimal.plus()", BIG_DECIMALS, a -> a.plus());
        grid("BigDecimal.plus(MathContext)", BIG_DECIMALS, MATH_CONTEXTS, (a, b) -> a.plus(b));
        grid("BigDecimal.precision()", BIG_DECIMALS, a -> a.precision());
        grid("BigDecimal.round(MathContext)", BIG_DECIMALS, MATH_CONTEXTS, (a, b) -> a.round(b));
        grid("BigDecimal.scale()", BIG_DECIMALS, a -> a.scale());
        grid("BigDecimal.scaleByPowerOfTen(int)", BIG_DECIMALS, INTS, (a, b) -> a.scaleByPowerOfTen(b));
        grid("BigDecimal.signum()", BIG_DECIMALS, a -> a.signum());
        grid("BigDecimal.sqrt(MathContext)", BIG_DECIMALS, MATH_CONTEXTS, (a, b) -> a.sqrt(b));
        grid("BigDecimal.stripTrailingZeros()", BIG_DECIMALS, a -> a.stripTrailingZeros());
        grid("BigDecimal.toEngineeringString()", BIG_DECIMALS, a -> a.toEngineeringString());
        grid("BigDecimal.toString()", BIG_DECIMALS, a -> a.toString());
        grid("BigDecimal.ulp()", BIG_DECIMALS, a -> a.ulp());
        grid("BigDecimal.unscaledValue()", BIG_DECIMALS, a -> a.unscaledValue());
        grid("BigDecimal.valueOf(double)", DOUBLES, a -> BigDecimal.valueOf(a));
        grid("BigDecimal.valueOf(long,int)", LONGS, INTS, (a, b) -> BigDecimal.valueOf(a, b));
        grid("BigDecimal.valueOf(long)", LONGS, a -> BigDecimal.valueOf(a));
        grid("MathContext.equals(Object)", MATH_CONTEXTS, OBJECTS, (a, b) -> a.equals(b));
        grid("MathContext.getPrecision()", MATH_CONTEXTS, a -> a.getPrecision());
        grid("MathContext.getRoundingMode()", MATH_CONTEXTS, a -> a.getRoundingMode());
        grid("new MathContext(String)", STRINGS, a -> new MathContext(a));
        grid("new MathContext(int,RoundingMode)", INTS, ROUNDING_MODES, (a, b) -> new MathContext(a, b));
        grid("new MathContext(int)", INTS, a -> new MathContext(a));
        grid("MathContext.toString()", MATH_CONTEXTS, a -> a.toString());
        grid("RoundingMode.equals(Object)", ROUNDING_MODES, OBJECTS, (a, b) -> a.equals(b));
        grid("RoundingMode.name()", ROUNDING_MODES, a -> a.name());
    }

    static void part1() {
        grid("RoundingMode.ordinal()", ROUNDING_MODES, a -> a.ordinal());
        grid("RoundingMode.toString()", ROUNDING_MODES, a -> a.toString());
        grid("RoundingMode.valueOf(String)", STRINGS, a -> RoundingMode.valueOf(a));
        grid("RoundingMode.valueOf(int)", INTS, a -> RoundingMode.valueOf(a));
        grid("RoundingMode.values()", () -> RoundingMode.values());
    }
}
