import java.io.*;
import java.math.*;
import java.nio.charset.StandardCharsets;
import java.text.*;
import java.util.*;
import java.util.regex.*;

/**
 * Patterns, formats and numbers for the fuzz target `texts`. A request on standard input is a kind (one byte), and two texts,
 * each with its length in two bytes; the answer is a line on standard output, with what the fuzzer compares. An exception that
 * is not documented for what is called, or a round trip that does not come back, is a line that begins with {@code FAIL}.
 */
public class Texts {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(System.in);
        PrintStream out = System.out;
        while (true) {
            int kind = in.read();
            if (kind < 0) return;
            String first = text(in), second = text(in);
            String answer;
            try {
                answer = answer(kind, first, second);
            } catch (Throwable error) {
                answer = "FAIL " + error;
            }
            out.println(answer.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
            out.flush();
        }
    }

    static String text(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readUnsignedShort()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static String answer(int kind, String first, String second) throws Exception {
        return switch (kind) {
            case 0 -> pattern(first, second);
            case 1 -> format(first);
            case 2 -> decimal(first);
            case 3 -> date(first);
            case 4 -> floating(first);
            case 5 -> whole(first);
            default -> big(first);
        };
    }

    static String pattern(String text, String input) {
        Matcher matcher;
        try {
            matcher = Pattern.compile(text).matcher(input);
        } catch (PatternSyntaxException e) {
            if (e.getIndex() > text.length()) return "FAIL index " + e.getIndex();
            return "syntax";
        }
        StringBuilder answer = new StringBuilder();
        int last = 0, count = 0;
        while (matcher.find()) {
            if (count++ == 0) answer.append(matcher.start()).append(' ').append(matcher.end());
            if (matcher.start() > matcher.end() || matcher.start() < last || matcher.end() > input.length()) return "FAIL order";
            for (int group = 1; group <= matcher.groupCount(); group++) {
                if (matcher.start(group) > matcher.end(group)) return "FAIL group " + group;
            }
            last = matcher.end();
            if (count > input.length() + 1) return "FAIL endless";
        }
        boolean matches = matcher.reset().matches();
        if (matches && !matcher.reset().lookingAt()) return "FAIL matches but does not look at";
        if (matches && count == 0) return "FAIL matches but is not found";
        return answer + (matches ? " all" : " some");
    }

    static String format(String text) {
        try {
            return "is " + String.format(Locale.ROOT, text, 42, -1.5, "text", 'c', 12345678901L, null, true, new BigInteger("-99"),
                    new BigDecimal("1.50"));
        } catch (IllegalFormatException e) {
            return "refused";
        } catch (OutOfMemoryError e) {
            return "large";
        }
    }

    static String decimal(String text) throws Exception {
        DecimalFormat format;
        try {
            format = new DecimalFormat(text, DecimalFormatSymbols.getInstance(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            return "refused";
        }
        String pattern = format.toPattern();
        // The format of the empty pattern writes no 0 before the point, and no pattern says so.
        if (text.isEmpty()) return "is " + pattern;
        DecimalFormat again = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
        for (double value : new double[] {0, 1, -1, 0.5, 1234567.891, 1e-7, -9.99e20, Double.NaN, Double.POSITIVE_INFINITY}) {
            String a = format.format(value), b = again.format(value);
            if (!a.equals(b)) return "FAIL " + a + " is not " + b + " by " + pattern;
            format.parse(a, new ParsePosition(0));
        }
        return "is " + pattern;
    }

    static String date(String text) {
        SimpleDateFormat format;
        try {
            format = new SimpleDateFormat(text, Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return "refused";
        }
        format.setTimeZone(TimeZone.getTimeZone("GMT"));
        String formatted = format.format(new Date(1234567890123L));
        format.parse(formatted, new ParsePosition(0));
        if (!format.toPattern().equals(text)) return "FAIL pattern " + format.toPattern();
        return "is " + formatted;
    }

    static String floating(String text) {
        double wide;
        float narrow;
        try {
            wide = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            try {
                Float.parseFloat(text);
                return "FAIL a float, but no double";
            } catch (NumberFormatException same) {
                return "refused";
            }
        }
        narrow = Float.parseFloat(text);
        if (Double.doubleToLongBits(Double.parseDouble(Double.toString(wide))) != Double.doubleToLongBits(wide)) return "FAIL " + wide;
        if (Float.floatToIntBits(Float.parseFloat(Float.toString(narrow))) != Float.floatToIntBits(narrow)) return "FAIL " + narrow;
        return Long.toHexString(Double.doubleToLongBits(wide)) + " " + Integer.toHexString(Float.floatToIntBits(narrow));
    }

    static String whole(String text) {
        String answer;
        try {
            int value = Integer.parseInt(text);
            if (Integer.parseInt(Integer.toString(value)) != value || Integer.parseInt(Integer.toString(value, 36), 36) != value) {
                return "FAIL " + value;
            }
            answer = Integer.toString(value);
        } catch (NumberFormatException e) {
            answer = "refused";
        }
        try {
            long value = Long.parseLong(text);
            if (Long.parseLong(Long.toString(value)) != value || Long.parseLong(Long.toString(value, 7), 7) != value) return "FAIL " + value;
            if (value == (int) value && answer.equals("refused")) return "FAIL an int as a long only " + value;
            return answer + " " + value;
        } catch (NumberFormatException e) {
            return answer + " refused";
        }
    }

    static String big(String text) {
        String answer;
        try {
            BigInteger value = new BigInteger(text);
            if (!new BigInteger(value.toString()).equals(value) || !new BigInteger(value.toByteArray()).equals(value)) return "FAIL " + value;
            if (!value.multiply(value).sqrt().equals(value.abs())) return "FAIL root of the square of " + value;
            answer = value.toString();
        } catch (NumberFormatException e) {
            answer = "refused";
        }
        try {
            BigDecimal value = new BigDecimal(text);
            if (!new BigDecimal(value.toString()).equals(value)) return "FAIL " + value;
        } catch (NumberFormatException e) {
            if (!answer.equals("refused")) return "FAIL an integer, but no decimal: " + answer;
        }
        return answer;
    }
}
