import java.util.Arrays;
import java.util.regex.Pattern;

/** Splitting with limits, empty pieces, and delimiters that are kept. */
public class Splitting {
    static void split(String regex, String text) {
        for (int limit : new int[] {0, -1, 1, 2, 3}) {
            String[] pieces = text.split(regex, limit);
            System.out.println(regex + " '" + text + "' " + limit + " " + pieces.length + " " + Arrays.toString(pieces) + " "
                    + Arrays.equals(pieces, Pattern.compile(regex).split(text, limit)));
        }
        System.out.println(Arrays.toString(text.splitWithDelimiters(regex, 0)) + " "
                + Arrays.toString(Pattern.compile(regex).splitWithDelimiters(text, 2)));
    }

    public static void main(String[] args) {
        split(",", "a,b,,c,,");
        split("(,)", "a,b,,c,,");
        split("", "abc");
        split("(?=b)", "abcb");
        split("(?<=b)", "abcb");
        split("\\s*,\\s*", " a , b ,c ");
        split("[,;]|and", "1,2;3and4");
        split("(\\d)\\1", "a11b22c12");
        split("x", "");
        split("x", "xxx");
        split("(?i)AND", "oneandtwoANDthree");
        System.out.println(Arrays.toString(Pattern.compile("-+").split("a-b--c")));
        System.out.println("boo:and:foo".split("o", 5).length + " " + "a1b2".matches("([a-z]\\d)+") + " "
                + Pattern.matches("[a-z]+", "abc"));
        System.out.println(Pattern.compile("\\d").asPredicate().test("a1") + " "
                + Pattern.compile("\\d").asMatchPredicate().test("a1"));
    }
}
