import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;
import java.util.Random;

/** Random format specifications with random values: the text, or what is said against it. */
final class FormatCases extends Cases {
    private static final String CONVERSIONS = "bBhHsScCdoxXeEfgGaAn%";
    private static final String FLAGS = "-#+ 0,(<";
    private static final Double[] DOUBLES = {
        0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 0.125, 9.995, 99.995, 999999.5, 1e-5, 1e-4, 123456.789, -123456.789, 1e10, 1e21,
        1.0E-300, 1.7976931348623157E308, 4.9E-324, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
        0.1, 0.3, 1234.5678, 1e6, 1e5, 0.00001234, 5e-7, 123456789.125, 2.2250738585072014E-308, 0.045, 1.005, 4.35};
    private static final Long[] LONGS = {
        0L, 1L, -1L, 7L, -8L, 10L, 255L, -255L, 999L, 1000L, -1000L, 1234567L, -1234567L, Long.MAX_VALUE, Long.MIN_VALUE,
        2147483648L, -2147483648L, 127L, -128L, 65535L, 1114112L, 128512L, 233L};
    private static final String[] STRINGS = {"", "a", "hello", "Stra\u00dfe", "\u00e9t\u00e9", "a%b", "long text of some words", "\ud83d\ude00x"};

    /** Formats itself, and tells what it was asked. */
    static final class Own implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("<%d %d %d>", flags, width, precision);
        }

        @Override
        public int hashCode() {
            return 77;
        }
    }

    /** Has a text and a hash code of its own. */
    record Plain(int number) {
        @Override
        public String toString() {
            return "plain" + number;
        }
    }

    private static BigInteger big(Random random) {
        BigInteger value = new BigInteger(random.nextInt(120), random);
        return random.nextBoolean() ? value : value.negate();
    }

    private static Object value(Random random, char conversion) {
        int kind = random.nextInt(100);
        boolean matching = kind < 80;
        String kinds = !matching ? "ilsbcSBdfnGDop" : switch (Character.toLowerCase(conversion)) {
            case 'd', 'o', 'x' -> "iiilllsbG";
            case 'e', 'f', 'g' -> "dddddfD";
            case 'a' -> "ddddf";
            case 'c' -> "ccccisb";
            case 'b' -> "BBnS";
            default -> "SSSicdBnop";
        };
        switch (kinds.charAt(random.nextInt(kinds.length()))) {
            case 'i':
                return random.nextBoolean() ? (int) (long) pick(random, LONGS) : random.nextInt() >> random.nextInt(32);
            case 'l':
                return random.nextBoolean() ? pick(random, LONGS) : random.nextLong() >> random.nextInt(64);
            case 's':
                return (short) random.nextInt();
            case 'b':
                return (byte) random.nextInt();
            case 'c':
                return (char) (random.nextInt(10) == 0 ? random.nextInt(0x10000) : ' ' + random.nextInt(95));
            case 'S':
                return pick(random, STRINGS);
            case 'B':
                return random.nextBoolean();
            case 'd':
                if (random.nextBoolean()) {
                    return pick(random, DOUBLES);
                }
                return random.nextBoolean() ? Double.longBitsToDouble(random.nextLong())
                        : Math.rint(random.nextGaussian() * 1e6) / Math.pow(10, random.nextInt(9));
            case 'f':
                return random.nextBoolean() ? (float) (double) pick(random, DOUBLES) : Float.intBitsToFloat(random.nextInt());
            case 'G':
                return big(random);
            case 'D':
                return new BigDecimal(big(random), random.nextInt(40) - 10);
            case 'o':
                return new Own();
            case 'p':
                return new Plain(random.nextInt(20));
            default:
                return null;
        }
    }

    /** The flags that mostly go with a conversion. */
    private static String flags(char conversion) {
        return switch (Character.toLowerCase(conversion)) {
            case 'd', 'f' -> "-+ 0,(";
            case 'e' -> "-#+ 0(";
            case 'g' -> "-+ 0,(";
            case 'x', 'o' -> "-#0";
            case 'a' -> "-#+ 0";
            case 'n' -> "";
            default -> "-";
        };
    }

    @Override
    String run(Random random) {
        StringBuilder format = new StringBuilder();
        int specifiers = 1 + random.nextInt(3);
        Object[] values = new Object[specifiers];
        for (int i = 0; i < specifiers; i++) {
            format.append(random.nextInt(3) == 0 ? "x" : "").append('%');
            char conversion = CONVERSIONS.charAt(random.nextInt(CONVERSIONS.length()));
            if (chance(random, 10)) {
                format.append(1 + random.nextInt(chance(random, 90) ? specifiers : 4) - (chance(random, 3) ? 1 : 0)).append('$');
            }
            while (chance(random, 30)) {
                String flags = chance(random, 8) ? FLAGS : flags(conversion);
                if (!flags.isEmpty()) {
                    format.append(flags.charAt(random.nextInt(flags.length())));
                }
            }
            char last = format.charAt(format.length() - 1);
            if (chance(random, last == '-' || last == '0' ? 95 : 40)) {
                format.append(1 + random.nextInt(25));
            }
            boolean fraction = "eEfgGaAsSbBhH".indexOf(conversion) >= 0;
            if (chance(random, fraction ? 40 : 4)) {
                format.append('.').append(chance(random, 3) ? "" : random.nextInt(random.nextInt(18) + 1));
            }
            if (chance(random, 2)) {
                format.append(pick(random, new String[] {"y", "D", "!", "%", " ", "z", "99999999999", "\u00e9"}));
            } else {
                format.append(conversion);
            }
            values[i] = value(random, conversion);
        }
        StringBuilder out = new StringBuilder(format).append(':');
        for (Object value : values) {
            out.append(' ').append(value == null ? "null" : value.getClass().getSimpleName()).append(' ')
                    .append(value instanceof Own ? "" : value);
        }
        int count = chance(random, 3) ? specifiers - 1 : specifiers;
        Object[] given = new Object[count];
        System.arraycopy(values, 0, given, 0, count);
        Locale locale = pick(random, new Locale[] {Locale.ROOT, Locale.US, Locale.ROOT, null});
        try {
            out.append(" = '").append(String.format(locale, format.toString(), given)).append('\'');
        } catch (RuntimeException error) {
            out.append(" ! ").append(error.getClass().getName()).append(' ').append(error.getMessage());
        }
        return out.toString();
    }

    public static void main(String[] arguments) {
        main(new FormatCases(), arguments);
    }
}
