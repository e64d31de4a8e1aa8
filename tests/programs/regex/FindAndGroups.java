import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finding matches, groups by number and name, back references, and what is left after the last match. */
public class FindAndGroups {
    static void all(String regex, String text) {
        Matcher matcher = Pattern.compile(regex).matcher(text);
        System.out.println(regex + " in '" + text + "', " + matcher.groupCount() + " groups");
        while (matcher.find()) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i <= matcher.groupCount(); i++) {
                line.append(i).append('=').append(matcher.group(i)).append('@').append(matcher.start(i)).append('-')
                        .append(matcher.end(i)).append(' ');
            }
            System.out.println(line.toString().stripTrailing());
        }
        System.out.println("  hitEnd " + matcher.hitEnd() + ", requireEnd " + matcher.requireEnd());
    }

    static void thrown(Runnable action) {
        try {
            action.run();
            System.out.println("nothing thrown");
        } catch (RuntimeException error) {
            System.out.println(error.getClass().getName() + ": " + error.getMessage());
        }
    }

    public static void main(String[] args) {
        all("\\d+", "a1bb22ccc333");
        all("(\\w)(\\d)?", "a1b2c");
        all("(a)|(b)", "abba");
        all("(\\w)\\1", "aabbcdd");
        all("(?:(a)|b)*", "abab");
        all("(a*)(a*?)(a?)b", "aaab");
        all("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 and 1999-12");
        all("\\b\\w", "the quick brown");
        all("", "abc");
        all("x*", "axxb");
        all("(?<=\\$)\\d+(?=\\.)", "$12.50 13.1 $7.");
        all("(?<!a)b(?!c)", "ab bb bc b");
        all("(?i)straSSe", "Strasse STRASSE");
        all("^\\w+$", "one\ntwo");
        all("(?m)^\\w+$", "one\ntwo\r\nthree");
        all("a.c", "a\nc abc");
        all("(?s)a.c", "a\nc abc");
        all("\\R", "a\r\nb\nc\rd\u2028e");
        all("(?x) a  b # a comment\n c", "xabcx");
        all("(a|ab)(c|bcd)(d*)", "abcd");
        all("(((a)b)c)+", "abcabc");

        Matcher matcher = Pattern.compile("(?<word>[a-z]+)(?<number>[0-9]+)?").matcher("ab12 cd");
        System.out.println(matcher.namedGroups());
        System.out.println(matcher.find() + " " + matcher.group("word") + " " + matcher.group("number"));
        System.out.println(matcher.start("word") + " " + matcher.end("number"));
        MatchResult first = matcher.toMatchResult();
        System.out.println(matcher.find() + " " + matcher.group("word") + " " + matcher.group("number"));
        System.out.println(matcher.start("number") + " " + matcher.hasMatch());
        System.out.println(first.group() + " " + first.group(2) + " " + first.start(2) + " " + first.end());
        System.out.println(matcher.find() + " " + matcher.hasMatch());
        thrown(matcher::group);
        thrown(matcher::start);
        thrown(() -> matcher.group("word"));
        matcher.reset();
        matcher.find();
        thrown(() -> matcher.group(3));
        thrown(() -> matcher.group(-1));
        thrown(() -> matcher.group("none"));
        thrown(() -> matcher.find(9));
        thrown(() -> matcher.region(3, 2));
        System.out.println(matcher);
        System.out.println(matcher.pattern() + " " + Pattern.compile("a(?i)b", Pattern.MULTILINE).flags());
    }
}
