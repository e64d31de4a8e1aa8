// stress: off

/** Every public method of the wrappers of numbers with edge values as arguments: what comes out, or what is thrown. */
public class WrapperGrid {
    static final Integer[] INTS = {
        0, 1, -1, 2, 7, 31, 32, 33, 100, 65536, 0x10FFFF, 0x55555555, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final Integer[] BOXED_INTEGERS = {
        0, -1, Integer.MAX_VALUE
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 10, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final String[] STRINGS = {
        null, "", "0", "-0", "+1", "-1", "2147483647", "2147483648", "-2147483648", "-2147483649",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
        "18446744073709551616", "0x10", "#ff", "-0x80000000", "0x80000000", "010", "09", " 1", "1 ", "1.5",
        "1e3", "1e400", "NaN", "-Infinity", "0x1.8p1", "0x1p", "1f", "1d", "abc", "zz", "\u0661\u0662", "+", "-",
        "+-1", "1_0", ".", "1e", "true", "TRUE"
    };
    static final Object[] OBJECTS = {
        null, 1, "x"
    };
    static final String[] FEW_STRINGS = {
        null, "", "0", "-1", "+7f", "2147483648", "-9223372036854775808", "18446744073709551616", "zz", "+"
    };
    static final CharSequence[] FEW_CHAR_SEQUENCES = {
        null, "", "-12+7", "2147483648"
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, 2L, 10L, 63L, 64L, 1000000007L, 2147483648L, -2147483649L, 0x5555555555555555L,
        Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Long[] BOXED_LONGS = {
        0L, -1L, Long.MAX_VALUE
    };
    static final Long[] FEW_LONGS = {
        0L, 1L, -1L, 10L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Short[] BOXED_SHORTS = {
        (short) 0, (short) -1, Short.MAX_VALUE
    };
    static final Short[] SHORTS = {
        (short) 0, (short) 1, (short) (-1), (short) Short.MAX_VALUE, (short) Short.MIN_VALUE, (short) 256
    };
    static final Byte[] BOXED_BYTES = {
        (byte) 0, (byte) -1
    };
    static final Byte[] BYTES = {
        (byte) 0, (byte) 1, (byte) (-1), (byte) Byte.MAX_VALUE, (byte) Byte.MIN_VALUE
    };
    static final Boolean[] BOXED_BOOLEANS = {
        true, false
    };
    static final Boolean[] BOOLEANS = {
        false, true
    };
    static final Double[] BOXED_DOUBLES = {
        0.0, -0.0, Double.NaN, 1.5, 1e300
    };
    static final Double[] FEW_DOUBLES = {
        0.0, -0.0, Double.NaN, 1.0, -2.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NEGATIVE_INFINITY
    };
    static final Double[] DOUBLES = {
        0.0, -0.0, Double.NaN, 1.0, -1.0, 0.5, -0.5, 1.5, 3.5, -3.5, 0.49999999999999994, Math.PI, 1e-9, 20.0,
        709.9, -745.2, 4503599627370497.5, 9007199254740993.0, 1e19, -1e300, Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    static final Float[] BOXED_FLOATS = {
        0f, -0.0f, Float.NaN, 1.5f, 1e30f
    };
    static final Float[] FEW_FLOATS = {
        (float) 0, (float) (-0.0f), (float) Float.NaN, (float) 1, (float) (-2.5f), (float) Float.MIN_VALUE,
        (float) Float.MAX_VALUE, (float) Float.NEGATIVE_INFINITY
    };
    static final Float[] FLOATS = {
        (float) 0, (float) (-0.0f), (float) Float.NaN, (float) 1, (float) (-1), (float) 0.5f, (float) (-0.5f),
        (float) 1.5f, (float) 2.5f, (float) 0.49999997f, (float) 3.1415927f, (float) 8388609.5f, (float) 1e10f,
        (float) (-1e30f), (float) Float.MIN_VALUE, (float) Float.MIN_NORMAL, (float) Float.MAX_VALUE,
        (float) Float.POSITIVE_INFINITY, (float) Float.NEGATIVE_INFINITY
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
        part2();
        part3();
    }

    static void part0() {
        grid("Integer.bitCount(int)", INTS, a -> Integer.bitCount(a));
        grid("Integer.byteValue()", BOXED_INTEGERS, a -> a.byteValue());
        grid("Integer.compare(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.compare(a, b));
        grid("Integer.compareTo(Integer)", BOXED_INTEGERS, BOXED_INTEGERS, (a, b) -> a.compareTo(b));
        grid("Integer.compareUnsigned(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.compareUnsigned(a, b));
        grid("Integer.compress(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.compress(a, b));
        grid("Integer.decode(String)", STRINGS, a -> Integer.decode(a));
        grid("Integer.divideUnsigned(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.divideUnsigned(a, b));
        grid("Integer.doubleValue()", BOXED_INTEGERS, a -> a.doubleValue());
        grid("Integer.equals(Object)", BOXED_INTEGERS, OBJECTS, (a, b) -> a.equals(b));
        grid("Integer.expand(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.expand(a, b));
        grid("Integer.floatValue()", BOXED_INTEGERS, a -> a.floatValue());
        grid("Integer.hashCode()", BOXED_INTEGERS, a -> a.hashCode());
        grid("Integer.hashCode(int)", INTS, a -> Integer.hashCode(a));
        grid("Integer.highestOneBit(int)", INTS, a -> Integer.highestOneBit(a));
        grid("Integer.intValue()", BOXED_INTEGERS, a -> a.intValue());
        grid("new Integer(String)", STRINGS, a -> new Integer(a));
        grid("new Integer(int)", INTS, a -> new Integer(a));
        grid("Integer.longValue()", BOXED_INTEGERS, a -> a.longValue());
        grid("Integer.lowestOneBit(int)", INTS, a -> Integer.lowestOneBit(a));
        grid("Integer.max(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.max(a, b));
        grid("Integer.min(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.min(a, b));
        grid("Integer.numberOfLeadingZeros(int)", INTS, a -> Integer.numberOfLeadingZeros(a));
        grid("Integer.numberOfTrailingZeros(int)", INTS, a -> Integer.numberOfTrailingZeros(a));
        grid("Integer.parseInt(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Integer.parseInt(a, b));
        grid("Integer.parseInt(String)", STRINGS, a -> Integer.parseInt(a));
        grid("Integer.parseInt(CharSequence,int,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> Integer.parseInt(a, b, c, d));
        grid("Integer.parseUnsignedInt(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Integer.parseUnsignedInt(a, b));
        grid("Integer.parseUnsignedInt(String)", STRINGS, a -> Integer.parseUnsignedInt(a));
        grid("Integer.parseUnsignedInt(CharSequence,int,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> Integer.parseUnsignedInt(a, b, c, d));
        grid("Integer.remainderUnsigned(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.remainderUnsigned(a, b));
        grid("Integer.reverse(int)", INTS, a -> Integer.reverse(a));
        grid("Integer.reverseBytes(int)", INTS, a -> Integer.reverseBytes(a));
        grid("Integer.rotateLeft(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.rotateLeft(a, b));
        grid("Integer.rotateRight(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.rotateRight(a, b));
        grid("Integer.shortValue()", BOXED_INTEGERS, a -> a.shortValue());
        grid("Integer.signum(int)", INTS, a -> Integer.signum(a));
        grid("Integer.sum(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.sum(a, b));
        grid("Integer.toBinaryString(int)", INTS, a -> Integer.toBinaryString(a));
        grid("Integer.toHexString(int)", INTS, a -> Integer.toHexString(a));
        grid("Integer.toOctalString(int)", INTS, a -> Integer.toOctalString(a));
        grid("Integer.toString()", BOXED_INTEGERS, a -> a.toString());
        grid("Integer.toString(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.toString(a, b));
        grid("Integer.toString(int)", INTS, a -> Integer.toString(a));
        grid("Integer.toUnsignedLong(int)", INTS, a -> Integer.toUnsignedLong(a));
        grid("Integer.toUnsignedString(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Integer.toUnsignedString(a, b));
        grid("Integer.toUnsignedString(int)", INTS, a -> Integer.toUnsignedString(a));
        grid("Integer.valueOf(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Integer.valueOf(a, b));
        grid("Integer.valueOf(String)", STRINGS, a -> Integer.valueOf(a));
        grid("Integer.valueOf(int)", INTS, a -> Integer.valueOf(a));
        grid("Long.bitCount(long)", LONGS, a -> Long.bitCount(a));
        grid("Long.byteValue()", BOXED_LONGS, a -> a.byteValue());
        grid("Long.compare(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.compare(a, b));
        grid("Long.compareTo(Long)", BOXED_LONGS, BOXED_LONGS, (a, b) -> a.compareTo(b));
        grid("Long.compareUnsigned(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.compareUnsigned(a, b));
        grid("Long.compress(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.compress(a, b));
        grid("Long.decode(String)", STRINGS, a -> Long.decode(a));
        grid("Long.divideUnsigned(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.divideUnsigned(a, b));
        grid("Long.doubleValue()", BOXED_LONGS, a -> a.doubleValue());
        grid("Long.equals(Object)", BOXED_LONGS, OBJECTS, (a, b) -> a.equals(b));
    }

    static void part1() {
        grid("Long.expand(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.expand(a, b));
        grid("Long.floatValue()", BOXED_LONGS, a -> a.floatValue());
        grid("Long.hashCode()", BOXED_LONGS, a -> a.hashCode());
        grid("Long.hashCode(long)", LONGS, a -> Long.hashCode(a));
        grid("Long.highestOneBit(long)", LONGS, a -> Long.highestOneBit(a));
        grid("Long.intValue()", BOXED_LONGS, a -> a.intValue());
        grid("new Long(String)", STRINGS, a -> new Long(a));
        grid("new Long(long)", LONGS, a -> new Long(a));
        grid("Long.longValue()", BOXED_LONGS, a -> a.longValue());
        grid("Long.lowestOneBit(long)", LONGS, a -> Long.lowestOneBit(a));
        grid("Long.max(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.max(a, b));
        grid("Long.min(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.min(a, b));
        grid("Long.numberOfLeadingZeros(long)", LONGS, a -> Long.numberOfLeadingZeros(a));
        grid("Long.numberOfTrailingZeros(long)", LONGS, a -> Long.numberOfTrailingZeros(a));
        grid("Long.parseLong(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Long.parseLong(a, b));
        grid("Long.parseLong(String)", STRINGS, a -> Long.parseLong(a));
        grid("Long.parseLong(CharSequence,int,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> Long.parseLong(a, b, c, d));
        grid("Long.parseUnsignedLong(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Long.parseUnsignedLong(a, b));
        grid("Long.parseUnsignedLong(String)", STRINGS, a -> Long.parseUnsignedLong(a));
        grid("Long.parseUnsignedLong(CharSequence,int,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> Long.parseUnsignedLong(a, b, c, d));
        grid("Long.remainderUnsigned(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.remainderUnsigned(a, b));
        grid("Long.reverse(long)", LONGS, a -> Long.reverse(a));
        grid("Long.reverseBytes(long)", LONGS, a -> Long.reverseBytes(a));
        grid("Long.rotateLeft(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Long.rotateLeft(a, b));
        grid("Long.rotateRight(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Long.rotateRight(a, b));
        grid("Long.shortValue()", BOXED_LONGS, a -> a.shortValue());
        grid("Long.signum(long)", LONGS, a -> Long.signum(a));
        grid("Long.sum(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Long.sum(a, b));
        grid("Long.toBinaryString(long)", LONGS, a -> Long.toBinaryString(a));
        grid("Long.toHexString(long)", LONGS, a -> Long.toHexString(a));
        grid("Long.toOctalString(long)", LONGS, a -> Long.toOctalString(a));
        grid("Long.toString()", BOXED_LONGS, a -> a.toString());
        grid("Long.toString(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Long.toString(a, b));
        grid("Long.toString(long)", LONGS, a -> Long.toString(a));
        grid("Long.toUnsignedString(long,int)", FEW_LONGS, FEW_INTS, (a, b) -> Long.toUnsignedString(a, b));
        grid("Long.toUnsignedString(long)", LONGS, a -> Long.toUnsignedString(a));
        grid("Long.valueOf(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Long.valueOf(a, b));
        grid("Long.valueOf(String)", STRINGS, a -> Long.valueOf(a));
        grid("Long.valueOf(long)", LONGS, a -> Long.valueOf(a));
        grid("Short.byteValue()", BOXED_SHORTS, a -> a.byteValue());
        grid("Short.compare(short,short)", SHORTS, SHORTS, (a, b) -> Short.compare(a, b));
        grid("Short.compareTo(Short)", BOXED_SHORTS, BOXED_SHORTS, (a, b) -> a.compareTo(b));
        grid("Short.compareUnsigned(short,short)", SHORTS, SHORTS, (a, b) -> Short.compareUnsigned(a, b));
        grid("Short.decode(String)", STRINGS, a -> Short.decode(a));
        grid("Short.doubleValue()", BOXED_SHORTS, a -> a.doubleValue());
        grid("Short.equals(Object)", BOXED_SHORTS, OBJECTS, (a, b) -> a.equals(b));
        grid("Short.floatValue()", BOXED_SHORTS, a -> a.floatValue());
        grid("Short.hashCode()", BOXED_SHORTS, a -> a.hashCode());
        grid("Short.hashCode(short)", SHORTS, a -> Short.hashCode(a));
        grid("Short.intValue()", BOXED_SHORTS, a -> a.intValue());
        grid("new Short(String)", STRINGS, a -> new Short(a));
        grid("new Short(short)", SHORTS, a -> new Short(a));
        grid("Short.longValue()", BOXED_SHORTS, a -> a.longValue());
        grid("Short.parseShort(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Short.parseShort(a, b));
        grid("Short.parseShort(String)", STRINGS, a -> Short.parseShort(a));
        grid("Short.reverseBytes(short)", SHORTS, a -> Short.reverseBytes(a));
        grid("Short.shortValue()", BOXED_SHORTS, a -> a.shortValue());
        grid("Short.toString()", BOXED_SHORTS, a -> a.toString());
        grid("Short.toString(short)", SHORTS, a -> Short.toString(a));
        grid("Short.toUnsignedInt(short)", SHORTS, a -> Short.toUnsignedInt(a));
    }

    static void part2() {
        grid("Short.toUnsignedLong(short)", SHORTS, a -> Short.toUnsignedLong(a));
        grid("Short.valueOf(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Short.valueOf(a, b));
        grid("Short.valueOf(String)", STRINGS, a -> Short.valueOf(a));
        grid("Short.valueOf(short)", SHORTS, a -> Short.valueOf(a));
        grid("Byte.byteValue()", BOXED_BYTES, a -> a.byteValue());
        grid("Byte.compare(byte,byte)", BYTES, BYTES, (a, b) -> Byte.compare(a, b));
        grid("Byte.compareTo(Byte)", BOXED_BYTES, BOXED_BYTES, (a, b) -> a.compareTo(b));
        grid("Byte.compareUnsigned(byte,byte)", BYTES, BYTES, (a, b) -> Byte.compareUnsigned(a, b));
        grid("Byte.decode(String)", STRINGS, a -> Byte.decode(a));
        grid("Byte.doubleValue()", BOXED_BYTES, a -> a.doubleValue());
        grid("Byte.equals(Object)", BOXED_BYTES, OBJECTS, (a, b) -> a.equals(b));
        grid("Byte.floatValue()", BOXED_BYTES, a -> a.floatValue());
        grid("Byte.hashCode()", BOXED_BYTES, a -> a.hashCode());
        grid("Byte.hashCode(byte)", BYTES, a -> Byte.hashCode(a));
        grid("Byte.intValue()", BOXED_BYTES, a -> a.intValue());
        grid("new Byte(byte)", BYTES, a -> new Byte(a));
        grid("new Byte(String)", STRINGS, a -> new Byte(a));
        grid("Byte.longValue()", BOXED_BYTES, a -> a.longValue());
        grid("Byte.parseByte(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Byte.parseByte(a, b));
        grid("Byte.parseByte(String)", STRINGS, a -> Byte.parseByte(a));
        grid("Byte.shortValue()", BOXED_BYTES, a -> a.shortValue());
        grid("Byte.toString()", BOXED_BYTES, a -> a.toString());
        grid("Byte.toString(byte)", BYTES, a -> Byte.toString(a));
        grid("Byte.toUnsignedInt(byte)", BYTES, a -> Byte.toUnsignedInt(a));
        grid("Byte.toUnsignedLong(byte)", BYTES, a -> Byte.toUnsignedLong(a));
        grid("Byte.valueOf(byte)", BYTES, a -> Byte.valueOf(a));
        grid("Byte.valueOf(String,int)", FEW_STRINGS, FEW_INTS, (a, b) -> Byte.valueOf(a, b));
        grid("Byte.valueOf(String)", STRINGS, a -> Byte.valueOf(a));
        grid("Boolean.booleanValue()", BOXED_BOOLEANS, a -> a.booleanValue());
        grid("Boolean.compare(boolean,boolean)", BOOLEANS, BOOLEANS, (a, b) -> Boolean.compare(a, b));
        grid("Boolean.compareTo(Boolean)", BOXED_BOOLEANS, BOXED_BOOLEANS, (a, b) -> a.compareTo(b));
        grid("Boolean.equals(Object)", BOXED_BOOLEANS, OBJECTS, (a, b) -> a.equals(b));
        grid("Boolean.hashCode()", BOXED_BOOLEANS, a -> a.hashCode());
        grid("Boolean.hashCode(boolean)", BOOLEANS, a -> Boolean.hashCode(a));
        grid("new Boolean(boolean)", BOOLEANS, a -> new Boolean(a));
        grid("new Boolean(String)", STRINGS, a -> new Boolean(a));
        grid("Boolean.logicalAnd(boolean,boolean)", BOOLEANS, BOOLEANS, (a, b) -> Boolean.logicalAnd(a, b));
        grid("Boolean.logicalOr(boolean,boolean)", BOOLEANS, BOOLEANS, (a, b) -> Boolean.logicalOr(a, b));
        grid("Boolean.logicalXor(boolean,boolean)", BOOLEANS, BOOLEANS, (a, b) -> Boolean.logicalXor(a, b));
        grid("Boolean.parseBoolean(String)", STRINGS, a -> Boolean.parseBoolean(a));
        grid("Boolean.toString()", BOXED_BOOLEANS, a -> a.toString());
        grid("Boolean.toString(boolean)", BOOLEANS, a -> Boolean.toString(a));
        grid("Boolean.valueOf(boolean)", BOOLEANS, a -> Boolean.valueOf(a));
        grid("Boolean.valueOf(String)", STRINGS, a -> Boolean.valueOf(a));
        grid("Double.byteValue()", BOXED_DOUBLES, a -> a.byteValue());
        grid("Double.compare(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Double.compare(a, b));
        grid("Double.compareTo(Double)", BOXED_DOUBLES, BOXED_DOUBLES, (a, b) -> a.compareTo(b));
        grid("Double.doubleToLongBits(double)", DOUBLES, a -> Double.doubleToLongBits(a));
        grid("Double.doubleToRawLongBits(double)", DOUBLES, a -> Double.doubleToRawLongBits(a));
        grid("Double.doubleValue()", BOXED_DOUBLES, a -> a.doubleValue());
        grid("Double.equals(Object)", BOXED_DOUBLES, OBJECTS, (a, b) -> a.equals(b));
        grid("Double.floatValue()", BOXED_DOUBLES, a -> a.floatValue());
        grid("Double.hashCode()", BOXED_DOUBLES, a -> a.hashCode());
        grid("Double.hashCode(double)", DOUBLES, a -> Double.hashCode(a));
        grid("Double.intValue()", BOXED_DOUBLES, a -> a.intValue());
        grid("Double.isFinite(double)", DOUBLES, a -> Double.isFinite(a));
        grid("Double.isInfinite()", BOXED_DOUBLES, a -> a.isInfinite());
        grid("Double.isInfinite(double)", DOUBLES, a -> Double.isInfinite(a));
        grid("Double.isNaN()", BOXED_DOUBLES, a -> a.isNaN());
        grid("Double.isNaN(double)", DOUBLES, a -> Double.isNaN(a));
    }

    static void part3() {
        grid("new Double(String)", STRINGS, a -> new Double(a));
        grid("new Double(double)", DOUBLES, a -> new Double(a));
        grid("Double.longBitsToDouble(long)", LONGS, a -> Double.longBitsToDouble(a));
        grid("Double.longValue()", BOXED_DOUBLES, a -> a.longValue());
        grid("Double.max(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Double.max(a, b));
        grid("Double.min(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Double.min(a, b));
        grid("Double.parseDouble(String)", STRINGS, a -> Double.parseDouble(a));
        grid("Double.shortValue()", BOXED_DOUBLES, a -> a.shortValue());
        grid("Double.sum(double,double)", FEW_DOUBLES, FEW_DOUBLES, (a, b) -> Double.sum(a, b));
        grid("Double.toHexString(double)", DOUBLES, a -> Double.toHexString(a));
        grid("Double.toString()", BOXED_DOUBLES, a -> a.toString());
        grid("Double.toString(double)", DOUBLES, a -> Double.toString(a));
        grid("Double.valueOf(String)", STRINGS, a -> Double.valueOf(a));
        grid("Double.valueOf(double)", DOUBLES, a -> Double.valueOf(a));
        grid("Float.byteValue()", BOXED_FLOATS, a -> a.byteValue());
        grid("Float.compare(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Float.compare(a, b));
        grid("Float.compareTo(Float)", BOXED_FLOATS, BOXED_FLOATS, (a, b) -> a.compareTo(b));
        grid("Float.doubleValue()", BOXED_FLOATS, a -> a.doubleValue());
        grid("Float.equals(Object)", BOXED_FLOATS, OBJECTS, (a, b) -> a.equals(b));
        grid("Float.float16ToFloat(short)", SHORTS, a -> Float.float16ToFloat(a));
        grid("Float.floatToFloat16(float)", FLOATS, a -> Float.floatToFloat16(a));
        grid("Float.floatToIntBits(float)", FLOATS, a -> Float.floatToIntBits(a));
        grid("Float.floatToRawIntBits(float)", FLOATS, a -> Float.floatToRawIntBits(a));
        grid("Float.floatValue()", BOXED_FLOATS, a -> a.floatValue());
        grid("Float.hashCode()", BOXED_FLOATS, a -> a.hashCode());
        grid("Float.hashCode(float)", FLOATS, a -> Float.hashCode(a));
        grid("Float.intBitsToFloat(int)", INTS, a -> Float.intBitsToFloat(a));
        grid("Float.intValue()", BOXED_FLOATS, a -> a.intValue());
        grid("Float.isFinite(float)", FLOATS, a -> Float.isFinite(a));
        grid("Float.isInfinite()", BOXED_FLOATS, a -> a.isInfinite());
        grid("Float.isInfinite(float)", FLOATS, a -> Float.isInfinite(a));
        grid("Float.isNaN()", BOXED_FLOATS, a -> a.isNaN());
        grid("Float.isNaN(float)", FLOATS, a -> Float.isNaN(a));
        grid("new Float(String)", STRINGS, a -> new Float(a));
        grid("new Float(double)", DOUBLES, a -> new Float(a));
        grid("new Float(float)", FLOATS, a -> new Float(a));
        grid("Float.longValue()", BOXED_FLOATS, a -> a.longValue());
        grid("Float.max(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Float.max(a, b));
        grid("Float.min(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Float.min(a, b));
        grid("Float.parseFloat(String)", STRINGS, a -> Float.parseFloat(a));
        grid("Float.shortValue()", BOXED_FLOATS, a -> a.shortValue());
        grid("Float.sum(float,float)", FEW_FLOATS, FEW_FLOATS, (a, b) -> Float.sum(a, b));
        grid("Float.toHexString(float)", FLOATS, a -> Float.toHexString(a));
        grid("Float.toString()", BOXED_FLOATS, a -> a.toString());
        grid("Float.toString(float)", FLOATS, a -> Float.toString(a));
        grid("Float.valueOf(String)", STRINGS, a -> Float.valueOf(a));
        grid("Float.valueOf(float)", FLOATS, a -> Float.valueOf(a));
    }
}
