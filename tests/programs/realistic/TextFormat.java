// Justified text, tables, Roman numerals, Caesar cipher, run-length coding, palindromes, edit distance, base 64.
import java.util.*;

public class TextFormat {
    static List<String> justify(String text, int width) {
        List<String> lines = new ArrayList<>(), line = new ArrayList<>();
        int length = 0;
        for (String w : text.split(" ")) {
            if (length + line.size() + w.length() > width) {
                StringBuilder b = new StringBuilder();
                int gaps = Math.max(1, line.size() - 1), spaces = width - length;
                for (int i = 0; i < line.size(); i++) {
                    b.append(line.get(i));
                    if (i < line.size() - 1) {
                        b.append(" ".repeat(spaces / gaps + (i < spaces % gaps ? 1 : 0)));
                    }
                }
                lines.add(b.toString());
                line.clear();
                length = 0;
            }
            line.add(w);
            length += w.length();
        }
        lines.add(String.join(" ", line));
        return lines;
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) {
            for (; n >= v[i]; n -= v[i]) {
                b.append(s[i]);
            }
        }
        return b.toString();
    }

    static String caesar(String s, int k) {
        char[] c = s.toCharArray();
        for (int i = 0; i < c.length; i++) {
            if (c[i] >= 'a' && c[i] <= 'z') {
                c[i] = (char) ('a' + Math.floorMod(c[i] - 'a' + k, 26));
            } else if (Character.isUpperCase(c[i])) {
                c[i] = (char) ('A' + Math.floorMod(c[i] - 'A' + k, 26));
            }
        }
        return new String(c);
    }

    static String runs(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) {
            }
            b.append(j - i > 1 ? "" + (j - i) : "").append(s.charAt(i));
        }
        return b.toString();
    }

    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int next = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = row[j];
                row[j] = next;
            }
        }
        return row[b.length()];
    }

    static String base64(byte[] in) {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < in.length; i += 3) {
            int v = (in[i] & 255) << 16 | (i + 1 < in.length ? (in[i + 1] & 255) << 8 : 0) | (i + 2 < in.length ? in[i + 2] & 255 : 0);
            for (int k = 0; k < 4; k++) {
                b.append(i + k > in.length ? '=' : alphabet.charAt(v >> 18 - 6 * k & 63));
            }
        }
        return b.toString();
    }

    static String longestPalindrome(String s) {
        String best = "";
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = (c - 1) / 2, r = c / 2 + (c % 2 == 0 ? 0 : 1);
            l = c % 2 == 0 ? c / 2 : l;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
                l--;
                r++;
            }
            if (r - l - 1 > best.length()) {
                best = s.substring(l + 1, r);
            }
        }
        return best;
    }

    public static void main(String[] args) {
        for (String l : justify("The interpreter reads each instruction in turn and does what it says until the program ends or fails somewhere.", 24)) {
            System.out.println("|" + l + "|");
        }
        System.out.println(roman(1994) + " " + roman(2026) + " " + roman(3888));
        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Zebra xyz", 29), -29));
        System.out.println(runs("aaabccdddd") + " " + runs("") + " " + runs("xyz"));
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("intention", "execution"));
        System.out.println(base64("Man".getBytes()) + " " + base64("light work.".getBytes()) + " " + base64(new byte[] {-1, 0}));
        System.out.println(longestPalindrome("forgeeksskeegfor") + " " + longestPalindrome("abacdfgdcaba"));
        System.out.printf("|%-10s|%8s|%6s|%n", "name", "count", "ratio");
        Object[][] rows = {{"alpha", 12, 0.5}, {"beta", 1234567, 1.0 / 3}, {"a long name", -1, 12.345}};
        for (Object[] r : rows) {
            System.out.printf("|%-10.10s|%,8d|%6.2f|%n", r);
        }
    }
}
