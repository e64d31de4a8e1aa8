// exit: 1
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** What is said about malformed patterns, and where. */
public class SyntaxErrors {
    public static void main(String[] args) {
        String[] patterns = {
            "(", "a(b", "a)", ")", "[", "[a", "[a-", "[b-a]", "[]", "[^]", "[&&]", "[ab&&]", "[a-cd&&]", "[a-\\d]", "*", "a**", "a|+", "(?",
            "(?z)", "(?i", "(?<", "(?<1>a)", "(?<n>a)(?<n>b)", "(?<n", "(?<=a(b|c)*)d", "\\", "a\\", "\\y", "\\x1", "\\xg", "\\x{110000}",
            "\\x{12", "\\u12", "\\0", "\\08", "\\c", "\\k", "\\k<n>", "\\p", "\\p{", "\\p{}", "\\p{Foo}", "\\pX", "\\p{IsFoo}",
            "\\p{InFoo}", "\\p{script=Foo}", "\\p{foo=bar}", "a{", "a{,3}", "a{2", "a{2,", "a{2,1}", "a{99999999999}",
            "tab\t(\tx", "(?i)[z-a]", "\\N{NO SUCH NAME}", "(?$)", "(?@)", "(?#)"};
        for (String pattern : patterns) {
            try {
                Pattern.compile(pattern);
                System.out.println(pattern + " is a pattern");
            } catch (PatternSyntaxException error) {
                System.out.println(error.getIndex() + " " + error.getDescription() + " | " + error.getPattern());
                System.out.println(error.getMessage());
            }
        }
        try {
            Pattern.compile("a", 0x4000);
        } catch (IllegalArgumentException error) {
            System.out.println(error.getMessage());
        }
        "a".split("[");
    }
}
