import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replacing with groups, quoting, functions, and by hand. */
public class Replacing {
    static void thrown(Runnable action) {
        try {
            action.run();
            System.out.println("nothing thrown");
        } catch (RuntimeException error) {
            System.out.println(error.getClass().getName() + ": " + error.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println("2024-05-17".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1"));
        System.out.println("first last".replaceAll("(?<a>\\w+) (?<b>\\w+)", "${b}, ${a}"));
        System.out.println("aXbXc".replaceFirst("(X)", "[$1]"));
        System.out.println("cost".replaceAll("(c)", Matcher.quoteReplacement("$1\\")));
        System.out.println("price".replaceAll("p(.)", "\\$$1\\\\"));
        System.out.println("abc".replaceAll("", "-"));
        System.out.println("aaa".replaceAll("a*", "x"));
        System.out.println("abc".replaceAll("(a)(b)(c)", "$10$3$2"));
        System.out.println("x".replaceAll("(a)?x", "<$1>"));
        System.out.println("hello world".replaceAll("\\b(\\w)(\\w*)", "$2$1ay"));
        System.out.println("camelCaseText".replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase());
        System.out.println("  many   spaces ".replaceAll("\\s+", " ").trim());
        System.out.println("tel: 555-1234".replaceAll("\\d(?=\\d{2})", "*"));
        System.out.println("1234567".replaceAll("(?<=\\d)(?=(\\d{3})+$)", ","));

        Pattern pattern = Pattern.compile("(\\w+)@(\\w+)");
        Matcher matcher = pattern.matcher("me@here and you@there!");
        System.out.println(matcher.replaceAll(m -> m.group(2) + " at " + m.group(1).toUpperCase()));
        System.out.println(matcher.replaceFirst(m -> "<" + m.start() + "," + m.end() + ">"));
        StringBuilder builder = new StringBuilder("[");
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(builder, "$2/" + matcher.group(1).length());
        }
        System.out.println(matcher.appendTail(builder).append(']'));
        StringBuffer buffer = new StringBuffer();
        matcher.reset("a@b c@d");
        int n = 0;
        while (matcher.find()) {
            matcher.appendReplacement(buffer, Integer.toString(n++));
        }
        System.out.println(matcher.appendTail(buffer));

        thrown(() -> "a".replaceAll("a", "$"));
        thrown(() -> "a".replaceAll("a", "\\"));
        thrown(() -> "a".replaceAll("a", "$1"));
        thrown(() -> "a".replaceAll("(a)", "$x"));
        thrown(() -> "a".replaceAll("(a)", "${x}"));
        thrown(() -> "a".replaceAll("(a)", "${x"));
        thrown(() -> "a".replaceAll("(a)", "${1}"));
        thrown(() -> "a".replaceAll("(a)", "${}"));
        thrown(() -> "a".replaceFirst("(a)", null));
        thrown(() -> pattern.matcher("x").appendReplacement(new StringBuilder(), "y"));
        thrown(() -> {
            Matcher changing = pattern.matcher("a@b c@d");
            changing.replaceAll(m -> {
                changing.reset();
                return "";
            });
        });
        System.out.println(Pattern.quote("a.b") + " " + Pattern.quote("a\\Eb") + " "
                + "xa.by".replaceAll(Pattern.quote("a.b"), "-") + " " + "a\\Eb".matches(Pattern.quote("a\\Eb")));
    }
}
