// stress: off
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Every public method of BigInteger with edge values as arguments: what comes out, or what is thrown. */
public class BigIntegerGrid {
    static final BigInteger[] BIG_INTEGERS = {
        null, BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-1),
        BigInteger.valueOf(97), BigInteger.valueOf(-100),
        BigInteger.valueOf(Integer.MAX_VALUE), BigInteger.valueOf(Long.MAX_VALUE),
        BigInteger.valueOf(Long.MIN_VALUE), BigInteger.ONE.shiftLeft(64),
        BigInteger.ONE.shiftLeft(100).subtract(BigInteger.ONE),
        BigInteger.TEN.pow(30).negate(), BigInteger.valueOf(0xfffffffbL)
    };
    static final Object[] OBJECTS = {
        null, 1, "x", BigInteger.ONE, BigDecimal.ONE, MathContext.DECIMAL32
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 7, 8, 10, 36, 37, 100, 999999999, 1000000000, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final byte[][] BYTE_ARRAYS = {
        null, new byte[] {}, new byte[] {0}, new byte[] {-1}, new byte[] {1, 2, 3}, new byte[] {(byte) 0x80, 0}
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 2, 10, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final String[] FEW_STRINGS = {
        null, "", "0", "-1", "+7f", "--2", "zz", "12345678901234567890123"
    };
    static final String[] STRINGS = {
        null, "", "0", "-0", "+1", "-1", "--1", "+-1", "-", "+", "12345678901234567890123", "1.5", ".5", "5.",
        ".", "1e5", "1E+5", "1e-", "1e", "e5", "1e2147483647", "1e2147483648", "1e-2147483648", "1e-2147483647",
        "1.5e-2147483647", "1e99999999999", "1e1.5", " 1", "1 ", "1_0", "ff", "zz", "\u0661\u0662", "1\u0661.5",
        "NaN", "precision=3 roundingMode=UP", "precision=-1 roundingMode=UP", "precision=3 roundingMode=XX",
        "precision=3", "1-2", "0000000000000000000000000000000000-1", "1.2.3", "1E++5", "0E5", "0e-500"
    };
    static final BigInteger[] FEW_BIG_INTEGERS = {
        null, BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-7),
        BigInteger.valueOf(97), BigInteger.ONE.shiftLeft(64)
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE
    };

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
    }

    static void part0() {
        grid("BigInteger.abs()", BIG_INTEGERS, a -> a.abs());
        grid("BigInteger.add(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.add(b));
        grid("BigInteger.and(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.and(b));
        grid("BigInteger.andNot(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.andNot(b));
        grid("BigInteger.bitCount()", BIG_INTEGERS, a -> a.bitCount());
        grid("BigInteger.bitLength()", BIG_INTEGERS, a -> a.bitLength());
        grid("BigInteger.byteValue()", BIG_INTEGERS, a -> a.byteValue());
        grid("BigInteger.byteValueExact()", BIG_INTEGERS, a -> a.byteValueExact());
        grid("BigInteger.compareTo(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.compareTo(b));
        grid("BigInteger.divide(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.divide(b));
        grid("BigInteger.divideAndRemainder(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.divideAndRemainder(b));
        grid("BigInteger.doubleValue()", BIG_INTEGERS, a -> a.doubleValue());
        grid("BigInteger.equals(Object)", BIG_INTEGERS, OBJECTS, (a, b) -> a.equals(b));
        grid("BigInteger.floatValue()", BIG_INTEGERS, a -> a.floatValue());
        grid("BigInteger.gcd(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.gcd(b));
        grid("BigInteger.getLowestSetBit()", BIG_INTEGERS, a -> a.getLowestSetBit());
        grid("BigInteger.hashCode()", BIG_INTEGERS, a -> a.hashCode());
        grid("BigInteger.intValue()", BIG_INTEGERS, a -> a.intValue());
        grid("BigInteger.intValueExact()", BIG_INTEGERS, a -> a.intValueExact());
        grid("BigInteger.isProbablePrime(int)", BIG_INTEGERS, INTS, (a, b) -> a.isProbablePrime(b));
        grid("new BigInteger(byte[],int,int)", BYTE_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c) -> new BigInteger(a, b, c));
        grid("new BigInteger(byte[])", BYTE_ARRAYS, a -> new BigInteger(a));
        grid("new BigInteger(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> new BigInteger(a, b));
        grid("new BigInteger(String)", STRINGS, a -> new BigInteger(a));
        grid("new BigInteger(int,byte[],int,int)", FEW_INTS, BYTE_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c, d) -> new BigInteger(a, b, c, d));
        grid("new BigInteger(int,byte[])", INTS, BYTE_ARRAYS, (a, b) -> new BigInteger(a, b));
        grid("BigInteger.longValue()", BIG_INTEGERS, a -> a.longValue());
        grid("BigInteger.longValueExact()", BIG_INTEGERS, a -> a.longValueExact());
        grid("BigInteger.max(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.max(b));
        grid("BigInteger.min(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.min(b));
        grid("BigInteger.mod(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.mod(b));
        grid("BigInteger.modInverse(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.modInverse(b));
        grid("BigInteger.modPow(BigInteger,BigInteger)", FEW_BIG_INTEGERS, FEW_BIG_INTEGERS, FEW_BIG_INTEGERS, (a, b, c) -> a.modPow(b, c));
        grid("BigInteger.multiply(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.multiply(b));
        grid("BigInteger.negate()", BIG_INTEGERS, a -> a.negate());
        grid("BigInteger.nextProbablePrime()", BIG_INTEGERS, a -> a.nextProbablePrime());
        grid("BigInteger.not()", BIG_INTEGERS, a -> a.not());
        grid("BigInteger.or(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.or(b));
        grid("BigInteger.parallelMultiply(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.parallelMultiply(b));
        grid("BigInteger.remainder(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.remainder(b));
        grid("BigInteger.shortValue()", BIG_INTEGERS, a -> a.shortValue());
        grid("BigInteger.shortValueExact()", BIG_INTEGERS, a -> a.shortValueExact());
        grid("BigInteger.signum()", BIG_INTEGERS, a -> a.signum());
        grid("BigInteger.sqrt()", BIG_INTEGERS, a -> a.sqrt());
        grid("BigInteger.sqrtAndRemainder()", BIG_INTEGERS, a -> a.sqrtAndRemainder());
        grid("BigInteger.subtract(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.subtract(b));
        grid("BigInteger.testBit(int)", BIG_INTEGERS, INTS, (a, b) -> a.testBit(b));
        grid("BigInteger.toByteArray()", BIG_INTEGERS, a -> a.toByteArray());
        grid("BigInteger.toString()", BIG_INTEGERS, a -> a.toString());
        grid("BigInteger.toString(int)", BIG_INTEGERS, INTS, (a, b) -> a.toString(b));
        grid("BigInteger.valueOf(long)", LONGS, a -> BigInteger.valueOf(a));
        grid("BigInteger.xor(BigInteger)", BIG_INTEGERS, BIG_INTEGERS, (a, b) -> a.xor(b));
    }
}
