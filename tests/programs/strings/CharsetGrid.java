// stress: off
import java.nio.charset.*;
import java.util.*;

/** Charsets: names, and bytes and texts of each, well-formed or not. */
public class CharsetGrid {
    static String failure(Throwable e) {
        String m = e.getMessage();
        boolean ofVm = e instanceof NullPointerException && (m == null || m.startsWith("Cannot "));
        return e.getClass().getName() + (ofVm ? "" : ": " + m);
    }

    static String text(String s) {
        StringBuilder escaped = new StringBuilder();
        for (char c : s.toCharArray()) {
            escaped.append(c < ' ' || c > '~' ? "\\u" + Integer.toHexString(c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    public static void main(String[] args) throws Exception {
        String[] names = {"UTF-8", "utf8", "UTF8", "unicode-1-1-utf-8", "US-ASCII", "ascii", "ASCII7", "ISO646-US", "ISO-8859-1", "latin1", "8859_1", "cp819", "UTF-16", "utf_16", "UnicodeBig", "UTF-16BE", "UTF_16BE", "x-utf-16be", "UTF-16LE", "UnicodeLittleUnmarked", "UTF16", "unicode",
            "", " ", "x", "UTF-9", "-a", "a_b", "a:b", "a.b", "a+b", "a b", "\u00e4", null, "UTF-8 ", "_x"};
        for (String name : names) {
            try {
                Charset set = Charset.forName(name);
                System.out.println(name + " -> " + set.name() + " " + set + " " + set.displayName() + " " + set.displayName(Locale.US) + " " + new TreeSet<>(set.aliases()) + " " + set.isRegistered() + " " + set.canEncode() + " " + set.hashCode() + " " + set.equals(Charset.forName(set.name())) + " " + set.contains(StandardCharsets.US_ASCII) + " " + set.contains(StandardCharsets.UTF_8) + " " + set.compareTo(StandardCharsets.ISO_8859_1));
            } catch (RuntimeException e) {
                System.out.println(name + " !! " + failure(e));
            }
            try {
                System.out.println(Charset.isSupported(name));
            } catch (RuntimeException e) {
                System.out.println(name + " !! " + failure(e));
            }
            try {
                System.out.println("a".getBytes(name).length + new String(new byte[] {97}, name));
            } catch (Exception e) {
                System.out.println(name + " !! " + failure(e));
            }
        }
        System.out.println(Charset.forName("x-no-such", StandardCharsets.UTF_8) + " " + Charset.forName("latin1", null));
        System.out.println(Charset.defaultCharset());
        String[] texts = {"", "abc", "\u00e4\u00ff\u0100", "\u20ac", "\ud83d\ude00", "\ud83d", "\ude00", "a\ud83db", "\ude00\ud83d", "\ufeffx", "\uffff\ufffe", "\u0000\u007f\u0080\u07ff\u0800"};
        Charset[] sets = {StandardCharsets.UTF_8, StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE};
        for (Charset set : sets) {
            for (String text : texts) {
                byte[] bytes = text.getBytes(set);
                System.out.println(set + " " + text(text) + " " + HexFormat.of().formatHex(bytes) + " " + text(new String(bytes, set)));
            }
        }
        String[] hex = {"", "61", "80", "bf", "c0", "c080", "c1bf", "c2", "c2a0", "c261", "df", "dfbf", "e0", "e080", "e080af", "e0a080", "e0a0", "e0a061", "eda080", "edb080", "eda0bdedb880", "ed9fbf", "efbfbf", "efbbbf61", "f0", "f08080af", "f090", "f0908080", "f09f9880", "f09f98", "f09f9861", "f48fbfbf", "f4908080", "f5808080", "f8888080", "fc8480808080", "fe", "ff", "feff0061", "fffe6100", "0061", "00", "d83d", "d83dde00", "dc00", "d83d0061", "3dd800de", "feff", "feff00", "feffd8", "fffe", "61ff62", "e28261", "e282", "f0f0f0", "c3c3c3a4", "9061", "f888", "80808080"};
        for (String h : hex) {
            byte[] bytes = HexFormat.of().parseHex(h);
            StringBuilder line = new StringBuilder(h);
            for (Charset set : sets) {
                line.append(" | ").append(text(new String(bytes, set)));
            }
            for (String set : new String[] {"UTF-8", "US-ASCII", "UTF-16"}) {
                line.append(" | ").append(text(set.length() + new String(bytes, 0, bytes.length, set)));
            }
            System.out.println(line);
        }
        for (int[] range : new int[][] {{0, 2}, {1, 1}, {-1, 1}, {0, 4}, {3, 1}, {0, -1}, {4, 0}, {Integer.MAX_VALUE, 1}}) {
            try {
                System.out.println(new String(new byte[] {97, 98, 99}, range[0], range[1], StandardCharsets.UTF_8));
            } catch (RuntimeException e) {
                System.out.println(failure(e));
            }
        }
    }
}
