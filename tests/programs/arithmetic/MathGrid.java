// stress: off

/** Every public method of Math with edge values as arguments: what comes out, or what is thrown. */
public class MathGrid {
    static final Double[] FEW_DOUBLES = {
        0.0, -0.0, Double.NaN, 1.0, -2.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NEGATIVE_INFINITY
    };
    static final Double[] DOUBLES = {
        0.0, -0.0, Double.NaN, 1.0, -1.0, 0.5, -0.5, 1.5, 3.5, -3.5, 0.49999999999999994, Math.PI, 1e-9, 20.0,
        709.9, -745.2, 4503599627370497.5, 9007199254740993.0, 1e19, -1e300, Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    static final Float[] FLOATS = {
        (float) 0, (float) (-0.0f), (float) Float.NaN, (float) 1, (float) (-1), (float) 0.5f, (float) (-0.5f),
        (float) 1.5f, (float) 2.5f, (float) 0.49999997f, (float) 3.1415927f, (float) 8388609.5f, (float) 1e10f,
        (float) (-1e30f), (float) Float.MIN_VALUE, (float) Float.MIN_NORMAL, (float) Float.MAX_VALUE,
        (float) Float.POSITIVE_INFINITY, (float) Float.NEGATIVE_INFINITY
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 7, 31, 32, 33, 100, 65536, 0x10FFFF, 0x55555555, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, 2L, 10L, 63L, 64L, 1000000007L, 2147483648L, -2147483649L, 0x5555555555555555L,
        Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 10, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final Long[] FEW_LONGS = {
        0L, 1L, -1L, 10L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Float[] FEW_FLOATS = {
        (float) 0, (float) (-0.0f), (float) Float.NaN, (float) 1, (float) (-2.5f), (float) Float.MIN_VALUE,
        (float) Float.MAX_VALUE, (float) Float.NEGATIVE_INFINITY
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
        grid("Math.IEEEremainder(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.IEEEremainder(a, b));
        grid("Math.abs(double)", DOUBLES, a -> Math.abs(a));
        grid("Math.abs(float)", FLOATS, a -> Math.abs(a));
        grid("Math.abs(int)", INTS, a -> Math.abs(a));
        grid("Math.abs(long)", LONGS, a -> Math.abs(a));
        grid("Math.absExact(int)", INTS, a -> Math.absExact(a));
        grid("Math.absExact(long)", LONGS, a -> Math.absExact(a));
        grid("Math.acos(double)", DOUBLES, a -> Math.acos(a));
        grid("Math.addExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.addExact(a, b));
        grid("Math.addExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.addExact(a, b));
        grid("Math.asin(double)", DOUBLES, a -> Math.asin(a));
        grid("Math.atan(double)", DOUBLES, a -> Math.atan(a));
        grid("Math.atan2(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.atan2(a, b));
        grid("Math.cbrt(double)", DOUBLES, a -> Math.cbrt(a));
        grid("Math.ceil(double)", DOUBLES, a -> Math.ceil(a));
        grid("Math.ceilDiv(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.ceilDiv(a, b));
        grid("Math.ceilDiv(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.ceilDiv(a, b));
        grid("Math.ceilDiv(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.ceilDiv(a, b));
        grid("Math.ceilDivExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.ceilDivExact(a, b));
        grid("Math.ceilDivExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.ceilDivExact(a, b));
        grid("Math.ceilMod(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.ceilMod(a, b));
        grid("Math.ceilMod(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.ceilMod(a, b));
        grid("Math.ceilMod(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.ceilMod(a, b));
        grid("Math.clamp(double,double,double)", FEW_DOUBLES, FEW_DOUBLES, FEW_DOUBLES, (a, b, c) -> Math.clamp(a, b, c));
        grid("Math.clamp(float,float,float)", FEW_FLOATS, FEW_FLOATS, FEW_FLOATS, (a, b, c) -> Math.clamp(a, b, c));
        grid("Math.clamp(long,int,int)", FEW_LONGS, FEW_INTS, FEW_INTS, (a, b, c) -> Math.clamp(a, b, c));
        grid("Math.clamp(long,long,long)", FEW_LONGS, FEW_LONGS, FEW_LONGS, (a, b, c) -> Math.clamp(a, b, c));
        grid("Math.copySign(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.copySign(a, b));
        grid("Math.copySign(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Math.copySign(a, b));
        grid("Math.cos(double)", DOUBLES, a -> Math.cos(a));
        grid("Math.cosh(double)", DOUBLES, a -> Math.cosh(a));
        grid("Math.decrementExact(int)", INTS, a -> Math.decrementExact(a));
        grid("Math.decrementExact(long)", LONGS, a -> Math.decrementExact(a));
        grid("Math.divideExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.divideExact(a, b));
        grid("Math.divideExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.divideExact(a, b));
        grid("Math.exp(double)", DOUBLES, a -> Math.exp(a));
        grid("Math.expm1(double)", DOUBLES, a -> Math.expm1(a));
        grid("Math.floor(double)", DOUBLES, a -> Math.floor(a));
        grid("Math.floorDiv(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.floorDiv(a, b));
        grid("Math.floorDiv(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.floorDiv(a, b));
        grid("Math.floorDiv(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.floorDiv(a, b));
        grid("Math.floorDivExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.floorDivExact(a, b));
        grid("Math.floorDivExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.floorDivExact(a, b));
        grid("Math.floorMod(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.floorMod(a, b));
        grid("Math.floorMod(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.floorMod(a, b));
        grid("Math.floorMod(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.floorMod(a, b));
        grid("Math.fma(double,double,double)", FEW_DOUBLES, FEW_DOUBLES, FEW_DOUBLES, (a, b, c) -> Math.fma(a, b, c));
        grid("Math.fma(float,float,float)", FEW_FLOATS, FEW_FLOATS, FEW_FLOATS, (a, b, c) -> Math.fma(a, b, c));
        grid("Math.getExponent(double)", DOUBLES, a -> Math.getExponent(a));
        grid("Math.getExponent(float)", FLOATS, a -> Math.getExponent(a));
        grid("Math.hypot(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.hypot(a, b));
        grid("Math.incrementExact(int)", INTS, a -> Math.incrementExact(a));
        grid("Math.incrementExact(long)", LONGS, a -> Math.incrementExact(a));
        grid("Math.log(double)", DOUBLES, a -> Math.log(a));
        grid("Math.log10(double)", DOUBLES, a -> Math.log10(a));
        grid("Math.log1p(double)", DOUBLES, a -> Math.log1p(a));
        grid("Math.max(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.max(a, b));
        grid("Math.max(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Math.max(a, b));
        grid("Math.max(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.max(a, b));
        grid("Math.max(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.max(a, b));
    }

    static void part1() {
        grid("Math.min(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.min(a, b));
        grid("Math.min(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Math.min(a, b));
        grid("Math.min(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.min(a, b));
        grid("Math.min(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.min(a, b));
        grid("Math.multiplyExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.multiplyExact(a, b));
        grid("Math.multiplyExact(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.multiplyExact(a, b));
        grid("Math.multiplyExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.multiplyExact(a, b));
        grid("Math.multiplyFull(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.multiplyFull(a, b));
        grid("Math.multiplyHigh(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.multiplyHigh(a, b));
        grid("Math.negateExact(int)", INTS, a -> Math.negateExact(a));
        grid("Math.negateExact(long)", LONGS, a -> Math.negateExact(a));
        grid("Math.nextAfter(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.nextAfter(a, b));
        grid("Math.nextAfter(float,double)", FEW_FLOATS, FEW_DOUBLES, (a, b) -> Math.nextAfter(a, b));
        grid("Math.nextDown(double)", DOUBLES, a -> Math.nextDown(a));
        grid("Math.nextDown(float)", FLOATS, a -> Math.nextDown(a));
        grid("Math.nextUp(double)", DOUBLES, a -> Math.nextUp(a));
        grid("Math.nextUp(float)", FLOATS, a -> Math.nextUp(a));
        grid("Math.pow(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Math.pow(a, b));
        grid("Math.powExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.powExact(a, b));
        grid("Math.powExact(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.powExact(a, b));
        grid("Math.rint(double)", DOUBLES, a -> Math.rint(a));
        grid("Math.round(double)", DOUBLES, a -> Math.round(a));
        grid("Math.round(float)", FLOATS, a -> Math.round(a));
        grid("Math.scalb(double,int)", FEW_DOUBLES, FEW_INTS, (a, b) -> Math.scalb(a, b));
        grid("Math.scalb(float,int)", FEW_FLOATS, FEW_INTS, (a, b) -> Math.scalb(a, b));
        grid("Math.signum(double)", DOUBLES, a -> Math.signum(a));
        grid("Math.signum(float)", FLOATS, a -> Math.signum(a));
        grid("Math.sin(double)", DOUBLES, a -> Math.sin(a));
        grid("Math.sinh(double)", DOUBLES, a -> Math.sinh(a));
        grid("Math.sqrt(double)", DOUBLES, a -> Math.sqrt(a));
        grid("Math.subtractExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.subtractExact(a, b));
        grid("Math.subtractExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.subtractExact(a, b));
        grid("Math.tan(double)", DOUBLES, a -> Math.tan(a));
        grid("Math.tanh(double)", DOUBLES, a -> Math.tanh(a));
        grid("Math.toDegrees(double)", DOUBLES, a -> Math.toDegrees(a));
        grid("Math.toIntExact(long)", LONGS, a -> Math.toIntExact(a));
        grid("Math.toRadians(double)", DOUBLES, a -> Math.toRadians(a));
        grid("Math.ulp(double)", DOUBLES, a -> Math.ulp(a));
        grid("Math.ulp(float)", FLOATS, a -> Math.ulp(a));
        grid("Math.unsignedMultiplyExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.unsignedMultiplyExact(a, b));
        grid("Math.unsignedMultiplyExact(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.unsignedMultiplyExact(a, b));
        grid("Math.unsignedMultiplyExact(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.unsignedMultiplyExact(a, b));
        grid("Math.unsignedMultiplyHigh(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Math.unsignedMultiplyHigh(a, b));
        grid("Math.unsignedPowExact(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Math.unsignedPowExact(a, b));
        grid("Math.unsignedPowExact(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Math.unsignedPowExact(a, b));
    }
}
