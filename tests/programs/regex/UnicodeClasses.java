import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Classes of characters by properties, scripts and blocks, case beyond ASCII, and characters of two code units. */
public class UnicodeClasses {
    static final String TEXT = "aZ5_ -\u00e9\u00c9\u03b1\u03a9\u0416\u4e2d\u3042\u0660\u00bd\u2028\u20ac\u0301\u01c5\ud83d\ude00\ud835\udc00";

    static void show(String regex) {
        Matcher matcher = Pattern.compile(regex).matcher(TEXT);
        StringBuilder found = new StringBuilder();
        while (matcher.find()) {
            found.append(' ').append(Integer.toHexString(matcher.group().codePointAt(0)));
        }
        System.out.println(regex + ":" + found);
    }

    public static void main(String[] args) {
        String[] names = {
            "L", "Lu", "Ll", "Lt", "LC", "M", "N", "Nd", "No", "P", "Pd", "S", "Sc", "Z", "Zl", "Cn", "all", "L1", "Lower", "Upper", "Alpha",
            "Digit", "Alnum", "Punct", "Graph", "Print", "Blank", "Space", "ASCII", "javaLowerCase", "javaUpperCase",
            "javaLetterOrDigit", "javaMirrored", "IsAlphabetic", "IsLowercase", "IsUppercase", "IsDigit", "IsPunctuation",
            "IsWhite_Space", "IsIdeographic", "IsEmoji", "IsLatin", "IsGreek", "IsCyrillic", "IsHan", "IsHiragana", "IsLatn", "script=Arabic",
            "sc=Zyyy", "InGreek", "InBasicLatin", "InLatin-1 Supplement", "block=CJK_UNIFIED_IDEOGRAPHS", "blk=Emoticons", "gc=Sc",
            "general_category=Nd", "InGreekandCoptic"};
        for (String name : names) {
            show("\\p{" + name + "}");
        }
        show("\\P{L}");
        show("\\pN");
        show("[\\p{L}&&[^\\p{Lu}]]");
        show("[^\\p{IsLatin}\\p{N}]");
        show("[a-z[0-9]&&[^aeiou]]");
        show("[\\w&&[^\\d_]]");
        for (String flags : new String[] {"", "(?i)", "(?iu)", "(?U)", "(?iU)"}) {
            show(flags + "\\w");
            show(flags + "\\d");
            show(flags + "\u03c9");
            show(flags + "[\u03b1-\u03c9]");
            show(flags + "\\p{Lower}");
            show(flags + "\\p{Lu}");
            show(flags + "\u00c9");
        }
        show(".");
        show("\\x{1F600}");
        show("\\ud83d\\ude00");
        show("[\ud83d\ude00-\ud83d\ude4f]");
        Matcher clusters = Pattern.compile("\\X").matcher("e\u0301\r\nx\ud83d\udc68\u200d\ud83d\udc69\ud83c\udde9\ud83c\uddea\u1112\u1161\u11ab");
        while (clusters.find()) {
            System.out.print(clusters.start() + "-" + clusters.end() + " ");
        }
        System.out.println();
        Matcher bounds = Pattern.compile("\\b{g}").matcher("ae\u0301\r\n");
        while (bounds.find()) {
            System.out.print(bounds.start() + " ");
        }
        System.out.println();
        System.out.println("\u212a".matches("(?iu)k") + " " + "\u017f".matches("(?iu)s") + " " + "k".matches("(?i)\u212a"));
    }
}
