// Flags of patterns, alone and within them, and what each changes.
import java.util.*;
import java.util.regex.*;

public class Flags {
    static void find(String pattern, int flags, String text) {
        StringBuilder line = new StringBuilder(pattern.replace("\n", "\\n") + " /" + flags + ":");
        try {
            Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
            while (matcher.find()) {
                line.append(" [").append(matcher.group().replace("\n", "\\n").replace("\r", "\\r")).append("]@").append(matcher.start());
            }
        } catch (PatternSyntaxException e) {
            line.append(' ').append(e.getDescription()).append(" at ").append(e.getIndex());
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        String text = "Stra\u00dfe STRASSE stra\u00dfe\r\n\u0130stanbul I\u0131 \u212a k K\u0085next\u2028line \u00c9 \u00e9 E\u0301\nend";
        for (String pattern : List.of("stra\u00dfe", "k", "\u0131", "\u00e9", "^\\w+", "\\w+$", ".+", "^", "$", "\\R", "\\X", "[^\\W\\d]+", "\\bend\\b", "\\p{Lower}+", "\\p{IsUppercase}", "e.", "# not\n e n d", "[i-k]")) {
            for (int flags : new int[] {0, Pattern.CASE_INSENSITIVE, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, Pattern.MULTILINE, Pattern.DOTALL, Pattern.UNIX_LINES | Pattern.MULTILINE,
                    Pattern.COMMENTS, Pattern.LITERAL, Pattern.UNICODE_CHARACTER_CLASS}) {
                find(pattern, flags, text);
            }
        }
        for (String pattern : List.of("(?i)STRA\u00dfE", "(?iu)\u00c9", "s(?i:TRA)", "(?s).+", "(?m)^.", "(?x) e n d # end", "(?d)(?m).$", "(?U)\\w+", "(?-i)a", "(?i-s)X", "(?i)a(?-i)B", "(?q)", "(?im", "(?i)(?u:\u0130)",
                "a(?i)b|c", "((?i)e)ND", "(?x)[e #]nd", "(?x)\\ e", "(?xi)E\\#?ND")) {
            find(pattern, 0, text);
        }
        Pattern one = Pattern.compile("(?i)a", Pattern.MULTILINE);
        System.out.println(one.flags() + " " + one.pattern() + " " + one + " " + Pattern.compile("x", Pattern.COMMENTS | Pattern.LITERAL).flags() + " " + Pattern.compile("(?U)x").flags());
        try {
            Pattern.compile("x", 1 << 12);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
