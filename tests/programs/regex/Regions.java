import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Regions with anchoring and transparent bounds, texts that change, and patterns that are changed. */
public class Regions {
    static void run(String regex, String text, int from, int to) {
        for (int bounds = 0; bounds < 4; bounds++) {
            Matcher matcher = Pattern.compile(regex).matcher(text).region(from, to);
            matcher.useAnchoringBounds((bounds & 1) != 0).useTransparentBounds((bounds & 2) != 0);
            StringBuilder line = new StringBuilder(regex).append(' ').append(bounds);
            line.append(" matches ").append(matcher.matches()).append(" looking ").append(matcher.lookingAt());
            matcher.region(from, to);
            while (matcher.find()) {
                line.append(' ').append(matcher.start()).append('-').append(matcher.end());
            }
            System.out.println(line.append(" region ").append(matcher.regionStart()).append('-').append(matcher.regionEnd()));
        }
    }

    public static void main(String[] args) {
        run("^\\w+$", "abcdef", 2, 4);
        run("\\bcd\\b", "abcdef", 2, 4);
        run("(?<=b)cd(?=e)", "abcdef", 2, 4);
        run("(?<!b)cd(?!e)", "abcdef", 2, 4);
        run("\\Ac|d\\z", "abcdef", 2, 4);
        run("", "abcdef", 2, 4);

        StringBuilder text = new StringBuilder("one two");
        Matcher matcher = Pattern.compile("\\w+").matcher(text);
        System.out.println(matcher.find() + " " + matcher.group());
        text.setCharAt(4, '-');
        System.out.println(matcher.find() + " " + matcher.group());
        text.append(" three");
        matcher.reset();
        while (matcher.find()) {
            System.out.print(matcher.group() + ";");
        }
        System.out.println();
        matcher = Pattern.compile("[a-z]+").matcher("ab12cd34");
        System.out.println(matcher.find() + " " + matcher.end());
        matcher.usePattern(Pattern.compile("\\G\\d"));
        System.out.println(matcher.find() + " " + matcher.group() + " " + matcher.find() + " " + matcher.group() + " "
                + matcher.find());
        try {
            matcher.usePattern(null);
        } catch (IllegalArgumentException error) {
            System.out.println(error.getMessage());
        }
        System.out.println(matcher.reset("x9").usePattern(Pattern.compile("\\d")).find() + " " + matcher.start());
    }
}
