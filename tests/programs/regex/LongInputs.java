import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Long texts, which must not need a deep stack, and patterns that have many ways to fail. */
public class LongInputs {
    static void show(String regex, String text) {
        Matcher matcher = Pattern.compile(regex).matcher(text);
        System.out.println(regex + " " + matcher.matches() + " " + matcher.reset().find()
                + (matcher.hasMatch() ? " " + matcher.start() + "-" + matcher.end() : ""));
    }

    public static void main(String[] args) {
        String as = "a".repeat(50_000);
        show("a*", as);
        show(".*b", as.substring(0, 1_000));
        show("a*?", as);
        show("[ab]+c?", as);
        show("(?:ab)*", "ab".repeat(20_000));
        show("(a)*", as);
        show("(?>a*)a", as.substring(0, 300));
        show("a*+a", as.substring(0, 300));
        show("(\\w+)\\s\\1", "word word");
        show("x.*?y", "x" + as + "y");
        show("(?s).*end", as + "\n" + "end");
        show("(a+)+b", "a".repeat(28));
        show("(a|aa)+$", "a".repeat(34) + "b");
        show("(x+x+)+y", "x".repeat(26));
        show("^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(26));
        int count = 0;
        Matcher words = Pattern.compile("\\b[a-z]+\\b").matcher("lorem ipsum ".repeat(2_000));
        while (words.find()) {
            count++;
        }
        System.out.println(count);
    }
}
