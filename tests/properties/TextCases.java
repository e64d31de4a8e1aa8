import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;

/** The methods of strings and string builders on random texts. */
final class TextCases extends Cases {
    private static final String[] PIECES = {
        "a", "b", "ab", "A", " ", "  ", "\t", "\n", "\r\n", "z", "\u00e9", "\u00df", "\u0130", "\u03a3", "\u4e2d", "\ud83d\ude00", "\ud83d",
        "0", "9", "-", ".", "\u00a0", "\u2003", "aba", "I", "i", "\u01c5", "\u0000", "\u00ff", "\u0100"};

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int pieces = random.nextInt(random.nextInt(12) + 1);
        boolean latin = random.nextBoolean();
        for (int i = 0; i < pieces; i++) {
            text.append(latin ? PIECES[random.nextInt(10)] : pick(random, PIECES));
        }
        return text.toString();
    }

    private static int index(Random random, String text) {
        return random.nextInt(text.length() + 4) - 2;
    }

    private static Object call(Random random, String a, String b, int i, int k) {
        switch (random.nextInt(48)) {
            case 0: return a.indexOf(b);
            case 1: return a.lastIndexOf(b);
            case 2: return a.indexOf(b, i);
            case 3: return a.lastIndexOf(b, i);
            case 4: return a.substring(i);
            case 5: return a.substring(i, k);
            case 6: return a.compareTo(b);
            case 7: return a.compareToIgnoreCase(b);
            case 8: return a.equalsIgnoreCase(b);
            case 9: return a.toUpperCase(Locale.ROOT);
            case 10: return a.toLowerCase(Locale.ROOT);
            case 11: return a.trim();
            case 12: return a.strip();
            case 13: return a.stripLeading() + "|" + a.stripTrailing();
            case 14: return a.isBlank() + " " + a.isEmpty();
            case 15: return a.replace(b, "<>");
            case 16: return a.replace('a', '\u4e2d');
            case 17: return a.startsWith(b, i) + " " + a.startsWith(b) + " " + a.endsWith(b);
            case 18: return a.contains(b);
            case 19: return a.repeat(i);
            case 20: return a.concat(b).hashCode();
            case 21: return a.regionMatches(true, i, b, k, 2) + " " + a.regionMatches(i, b, k, 1);
            case 22: return (int) a.charAt(i);
            case 23: return a.codePointAt(i);
            case 24: return a.codePointBefore(i);
            case 25: return a.codePointCount(i, k);
            case 26: return a.offsetByCodePoints(i, k);
            case 27: return Arrays.toString(a.toCharArray());
            case 28: return Arrays.toString(a.split(b.isEmpty() ? "," : java.util.regex.Pattern.quote(b), i));
            case 29: return String.join(b, a, "x", b);
            case 30: return a.indent(i);
            case 31: return a.stripIndent();
            case 32: return a.subSequence(i, k);
            case 33: return String.valueOf(a.toCharArray(), i, k);
            case 34: return new StringBuilder(a).insert(i, b);
            case 35: return new StringBuilder(a).delete(i, k);
            case 36: return new StringBuilder(a).replace(i, k, b);
            case 37: return new StringBuilder(a).reverse();
            case 38: return new StringBuilder(a).deleteCharAt(i);
            case 39: {
                StringBuilder builder = new StringBuilder(a);
                builder.setLength(i);
                return builder.append(b);
            }
            case 40: return new StringBuilder(a).indexOf(b, i) + " " + new StringBuilder(a).lastIndexOf(b, i);
            case 41: return new StringBuilder(a).appendCodePoint(i + 0x1f5fe).append(i).append(k * 0.5).append(random.nextLong());
            case 42: return new StringBuffer(a).insert(i, i).append(b, 0, 1);
            case 43: return a.equals(b) + " " + a.contentEquals(new StringBuilder(b));
            case 44: return new StringJoiner(b, "[", "]").add(a).add(b).setEmptyValue("none");
            case 45: return a.indexOf('a', i) + " " + a.lastIndexOf('b', i) + " " + a.indexOf(0x1f600, i);
            case 46: return Arrays.hashCode(a.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            default: return new String(a.getBytes(java.nio.charset.StandardCharsets.UTF_8), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    @Override
    String run(Random random) {
        String a = text(random);
        String b = text(random);
        StringBuilder out = new StringBuilder("'").append(a).append("' '").append(b).append('\'');
        for (int n = 0; n < 6; n++) {
            int i = index(random, a);
            int k = index(random, a);
            out.append("\n").append(i).append(' ').append(k).append(": ");
            try {
                out.append(call(random, a, b, i, k));
            } catch (IndexOutOfBoundsException | IllegalArgumentException | NegativeArraySizeException error) {
                out.append(error.getClass().getSimpleName());
            }
        }
        return out.toString();
    }

    public static void main(String[] arguments) {
        main(new TextCases(), arguments);
    }
}
