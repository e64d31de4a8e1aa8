// packages: libre2j-java
// jars: re2j.jar
import com.google.re2j.*;
import java.util.*;

/** Patterns that take linear time: matches, groups, replacements, splits, flags, and what is no pattern. */
public class Driver {
    private static void find(String pattern, int flags, String text) {
        StringBuilder line = new StringBuilder("/" + pattern + "/" + flags + " in " + text.replace("\n", "\\n") + ":");
        try {
            Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
            while (matcher.find()) {
                line.append(" [").append(matcher.start()).append('-').append(matcher.end());
                for (int i = 1; i <= matcher.groupCount(); i++) {
                    line.append(' ').append(matcher.group(i)).append('@').append(matcher.start(i));
                }
                line.append(']');
            }
            line.append(matcher.reset().matches() ? " whole" : "").append(matcher.reset().lookingAt() ? " begins" : "");
        } catch (PatternSyntaxException e) {
            line.append(" refused: ").append(e.getDescription()).append(" / ").append(e.getPattern());
        }
        System.out.println(line);
    }

    private static void finds() {
        String[] texts = {"abc abcabc", "2024-05-06 and 1999-12-31", "The quick brown fox", "line one\nline two\n", "h\u00e9llo w\u00f6rld \u4e2d\u6587",
            "aaaaaaaaab", "", "key = value; other=x"};
        String[] patterns = {"abc", "(a)(b)?(x)?", "(\\d{4})-(\\d\\d)-(\\d\\d)", "\\b\\w", "(?i)LINE", "^line", "o$", "\\p{L}+", "[^\\x00-\\x7F]", "a*?b", "(a+)+b",
            "(?:a|ab)(?:c|bcd)?", "(?P<key>\\w+)\\s*=\\s*(?P<value>\\w+)", "x*", "[[:alpha:]]+", "\\p{Greek}|\\pN", ".", "\\Q.\\E", "\\s+$", "(?s).+", "a{2,3}", "[a-c&&b]"};
        for (String pattern : patterns) {
            for (String text : texts) {
                find(pattern, 0, text);
            }
        }
        for (int flags : new int[] {Pattern.CASE_INSENSITIVE, Pattern.MULTILINE, Pattern.DOTALL, Pattern.LONGEST_MATCH, Pattern.DISABLE_UNICODE_GROUPS}) {
            find("^l.*e|a|ab|o.l", flags, "Line one\nline two ab");
        }
        for (String wrong : new String[] {"(", "a**", "[z-a]", "\\1", "(?=x)", "x{2,1}", "\\p{None}", "(?P<n>a)(?P<n>b)", "a{1001}", "\\", "[a", "(?z)"}) {
            find(wrong, 0, "x");
        }
    }

    private static void replacements() {
        Pattern dates = Pattern.compile("(?P<y>\\d{4})-(?P<m>\\d\\d)");
        Matcher matcher = dates.matcher("from 2020-01 to 2021-12.");
        System.out.println(matcher.replaceAll("$2/$1") + " " + matcher.replaceFirst("${m}.${y}") + " " + dates.namedGroups());
        StringBuilder built = new StringBuilder();
        matcher.reset();
        int count = 0;
        while (matcher.find()) {
            matcher.appendReplacement(built, Matcher.quoteReplacement("$" + ++count + "\\") + matcher.group("y"));
        }
        System.out.println(matcher.appendTail(built));
        try {
            System.out.println(matcher.reset().replaceAll("$7"));
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no group 7");
        }
        System.out.println(Arrays.toString(Pattern.compile("[,;]\\s*").split("a, b;c,,d;")) + Arrays.toString(Pattern.compile(",").split("a,b,c,d", 2))
                + Arrays.toString(Pattern.compile("").split("xyz")) + Arrays.toString(Pattern.compile(",").split(",,a,,", -1)));
        System.out.println(Pattern.quote("a.b*c") + " " + Pattern.matches("a.c", "abc") + " " + Pattern.compile("x(y)z").groupCount() + " "
                + Pattern.compile("a+", Pattern.CASE_INSENSITIVE).flags() + " " + dates + " " + dates.equals(Pattern.compile(dates.pattern())));
        byte[] bytes = "gr\u00fc\u00dfe, gr\u00fc\u00dfe".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        Matcher inBytes = Pattern.compile("\u00fc(.)").matcher(bytes);
        while (inBytes.find()) {
            System.out.print(inBytes.start() + "-" + inBytes.end() + " " + inBytes.group(1) + " ");
        }
        System.out.println();
    }

    /** Many patterns against many texts, where what {@code java.util.regex} says is the same. */
    private static void compared() {
        Random random = new Random(11);
        String[] pieces = {"a", "b", "c", ".", "[ab]", "[^c]", "(a|b)", "(?:bc)", "a?", "b*", "c+", "\\w", "x"};
        int same = 0;
        for (int i = 0; i < 300; i++) {
            StringBuilder pattern = new StringBuilder();
            for (int j = random.nextInt(5); j >= 0; j--) {
                pattern.append(pieces[random.nextInt(pieces.length)]);
            }
            Pattern here = Pattern.compile(pattern.toString());
            java.util.regex.Pattern there = java.util.regex.Pattern.compile(pattern.toString());
            for (int j = 0; j < 8; j++) {
                StringBuilder text = new StringBuilder();
                for (int k = random.nextInt(9); k > 0; k--) {
                    text.append((char) ('a' + random.nextInt(3)));
                }
                Matcher one = here.matcher(text);
                java.util.regex.Matcher other = there.matcher(text);
                boolean equal = one.find() == other.find();
                if (equal && one.reset().find()) {
                    equal = one.start() == other.start() && one.end() == other.end();
                }
                same += equal ? 1 : 0;
                if (!equal) {
                    System.out.println("differs: " + pattern + " " + text);
                }
            }
        }
        System.out.println(same);
        StringBuilder evil = new StringBuilder();
        for (int i = 0; i < 25; i++) {
            evil.append("a?");
        }
        System.out.println(Pattern.matches(evil + "a".repeat(25), "a".repeat(25)) + " " + Pattern.compile("(x+x+)+y").matcher("x".repeat(2000)).find());
    }

    public static void main(String[] args) {
        finds();
        replacements();
        compared();
    }
}
