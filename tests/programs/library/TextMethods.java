// Methods of strings and builders at their edges: indents, escapes, lines, comparisons, code points, regions.
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.*;

public class TextMethods {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " [" + action.call() + "]");
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String text : List.of("", " ", "a", "  a\n b\r\n\n\tc ", "\u2003em\u2003", "line\n", "x\\t\\u0041\\101\\s\\\n", "\ud83d\ude00\ud800")) {
            String name = text.chars().mapToObj(c -> Integer.toHexString(c)).collect(Collectors.joining("."));
            show(name + " strip", () -> text.strip() + "|" + text.stripLeading() + "|" + text.stripTrailing() + "|" + text.trim() + "|" + text.isBlank() + text.isEmpty());
            show("indent", () -> text.indent(2).replace("\n", "$") + "|" + text.indent(-1).replace("\n", "$") + "|" + text.stripIndent().replace("\n", "$"));
            show("lines", () -> text.lines().map(l -> l + ";").collect(Collectors.joining()));
            show("escapes", text::translateEscapes);
            show("points", () -> text.codePointCount(0, text.length()) + " " + text.codePoints().sum() + " " + new StringBuilder(text).reverse().toString().length() + " " + text.hashCode());
        }
        show("bad escape", "\\q"::translateEscapes);
        show("repeat", () -> "ab".repeat(3) + "|" + "ab".repeat(0) + "|" + "".repeat(1000));
        show("negative", () -> "ab".repeat(-1));
        show("split", () -> Arrays.toString("a1b22c".split("\\d")) + Arrays.toString(",a,,b,,".split(",")) + Arrays.toString(",a,,b,,".split(",", -1)) + Arrays.toString("abc".split("")) + Arrays.toString("".split(",")) + Arrays.toString("a.b.c".split(".")) + Arrays.toString("a|b".split("|")));
        show("join", () -> String.join("-", "a", null, "c") + String.join(",", List.of()) + String.join("", List.of("x", "y")));
        show("index", () -> "banana".indexOf("an", 2) + " " + "banana".lastIndexOf("an") + " " + "banana".indexOf('n', 3, 5) + " " + "banana".indexOf("", 9) + " " + "banana".lastIndexOf("", -1) + " " + "banana".indexOf("na", 1, 4));
        show("index range", () -> "banana".indexOf('n', 5, 3));
        show("region", () -> "Hello".regionMatches(true, 1, "xELL", 1, 3) + " " + "Hello".regionMatches(1, "ell", 0, 9) + " " + "Hello".contentEquals(new StringBuilder("Hello")) + " " + "\u0130".equalsIgnoreCase("i") + " " + "Stra\u00dfe".equalsIgnoreCase("STRASSE"));
        show("compare", () -> "a".compareTo("abc") + " " + "b".compareTo("a") + " " + "A".compareToIgnoreCase("b") + " " + String.CASE_INSENSITIVE_ORDER.compare("X", "x") + " " + "\ud83d\ude00".compareTo("\uffff"));
        show("replace", () -> "aaa".replace("aa", "b") + "abc".replace("", "-") + "a.b".replace('.', ',') + "x".replaceAll("", "_") + "aXbX".replaceFirst("X", "\\$"));
        show("case", () -> "\u0130I\u00df\u01c6".toLowerCase(Locale.ROOT) + "|" + "\u0131\u00df\ufb01\u01c6".toUpperCase(Locale.ROOT) + "|" + "TITLE I".toLowerCase(Locale.forLanguageTag("tr")) + "|" + "\u03a3\u0391\u03a3".toLowerCase(Locale.ROOT));
        show("substring", () -> "abc".substring(3) + "abc".substring(1, 1) + "abc".subSequence(0, 2));
        show("beyond", () -> "abc".substring(2, 1));
        show("char", () -> "abc".charAt(3));
        show("formatted", () -> "%s %05d".formatted("x", 42) + String.valueOf((Object) null) + String.valueOf(new char[] {'c', 'd'}, 1, 1) + String.copyValueOf(new char[] {'z'}));
        show("transform", () -> "abc".transform(s -> s.length() + s) + "ab".chars().boxed().toList() + "intern".intern().equals("intern"));
        show("bytes", () -> Arrays.toString("\u00e9\ud800".getBytes(java.nio.charset.StandardCharsets.UTF_8)) + new String(new byte[] {(byte) 0xc3, (byte) 0xa9, (byte) 0xff}, java.nio.charset.StandardCharsets.UTF_8).length() + new String(new byte[] {65, 66, 67}, 1, 1));
        show("points out", () -> new String(new int[] {0x1f600, 65}, 0, 2) + Character.toString(0x1f600) + "a\ud83d\ude00b".offsetByCodePoints(0, 2) + "a\ud83d\ude00".codePointBefore(3));
        show("bad point", () -> new String(new int[] {0x110000}, 0, 1));
        StringBuilder built = new StringBuilder("0123456789");
        show("builder", () -> built.insert(5, "abc").delete(0, 2).deleteCharAt(0).replace(1, 3, "XYZ").append(1.5).append('c').append(true).append((String) null).append(new char[] {'q'}).append("subseq", 3, 6));
        built.setLength(5);
        built.setCharAt(0, '_');
        show("set", () -> built + " " + built.length() + built.indexOf("Z") + built.lastIndexOf("X") + built.charAt(1) + built.compareTo(new StringBuilder("_")) + built.appendCodePoint(0x1f600).codePointCount(0, built.length()));
        built.setLength(9);
        show("longer", () -> (int) built.charAt(8) + " " + built.repeat("ab", 2).length() + built.repeat(0x78, 3).substring(built.length() - 3));
        show("insert beyond", () -> built.insert(99, "x"));
        show("delete beyond", () -> new StringBuilder("abc").delete(1, 99));
        show("delete wrong", () -> new StringBuilder("abc").delete(2, 1));
        StringJoiner joiner = new StringJoiner(",", "<", ">").setEmptyValue("none");
        show("joiner", () -> joiner + " " + joiner.length() + joiner.add("a").add(null).merge(new StringJoiner("/").add("x").add("y")) + joiner.length());
    }
}
