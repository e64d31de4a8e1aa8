// Results of matches: streams, snapshots, named groups, replacements by functions, regions and hits of the end.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class Results {
    static void refused(String what, Supplier<?> action) {
        try {
            System.out.println(what + " = " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Pattern pairs = Pattern.compile("(?<key>[a-z]+)=(?<value>\\d+)?(;)?");
        String text = "a=1;bc=;d=345 x=";
        Matcher matcher = pairs.matcher(text);
        System.out.println(matcher.results().map(r -> r.group("key") + ":" + r.group("value") + "@" + r.start("value") + "-" + r.end(2) + r.hasMatch()).toList());
        System.out.println(new TreeMap<>(pairs.namedGroups()) + " " + matcher.reset().groupCount() + " " + matcher.hasMatch());
        matcher.find();
        MatchResult kept = matcher.toMatchResult();
        matcher.find();
        System.out.println(kept.group() + " " + kept.start(1) + " " + kept.groupCount() + " " + new TreeSet<>(kept.namedGroups().keySet()) + " " + matcher.group() + " " + matcher.toMatchResult().start());
        refused("no group", () -> matcher.group("none"));
        refused("group 9", () -> matcher.group(9));
        refused("before", () -> pairs.matcher(text).group());
        refused("start", () -> pairs.matcher(text).start());
        System.out.println(pairs.matcher(text).replaceAll(r -> r.group("key").toUpperCase() + r.group().length()) + " " + pairs.matcher(text).replaceFirst(r -> "\\$" + r.end()));
        refused("dollar", () -> pairs.matcher(text).replaceAll(r -> "$9"));
        System.out.println(pairs.matcher(text).replaceAll("${value}-$1\\$") + " " + pairs.matcher(text).replaceFirst("<$0>"));
        refused("bad name", () -> pairs.matcher(text).replaceAll("${nothing}"));
        refused("open name", () -> pairs.matcher(text).replaceAll("${key"));
        refused("lone dollar", () -> pairs.matcher(text).replaceAll("$"));
        refused("lone backslash", () -> pairs.matcher(text).replaceAll("\\"));
        StringBuilder built = new StringBuilder("begin ");
        Matcher again = pairs.matcher(text);
        while (again.find()) {
            again.appendReplacement(built, again.group(2) == null ? "none" : "[$2]");
        }
        System.out.println(again.appendTail(built) + " " + again.hitEnd() + " " + again.requireEnd());
        Matcher region = Pattern.compile("^\\w+$").matcher("one two three");
        region.region(4, 7);
        System.out.print(region.matches() + " " + region.regionStart() + region.regionEnd() + region.hasAnchoringBounds() + region.hasTransparentBounds());
        region.useAnchoringBounds(false).useTransparentBounds(true).reset();
        System.out.println(" " + region.region(4, 7).find() + " " + region.usePattern(Pattern.compile("\\b\\w")).find() + " " + region.lookingAt());
        refused("region", () -> region.region(5, 99));
        for (String partial : List.of("", "a", "ab", "abc", "abx", "abcd")) {
            Matcher m = Pattern.compile("abc|abd+").matcher(partial);
            System.out.print(partial + ":" + m.matches() + m.hitEnd() + (m.matches() ? m.requireEnd() : "") + " ");
        }
        System.out.println();
        Predicate<String> find = Pattern.compile("b+").asPredicate();
        Predicate<String> whole = Pattern.compile("b+").asMatchPredicate();
        System.out.println(Stream.of("abc", "bb", "c").filter(find).toList() + " " + Stream.of("abc", "bb", "c").filter(whole).toList());
        System.out.println(Pattern.compile("\\s*,\\s*").splitAsStream("a , b,,c,").toList() + " " + Arrays.toString(Pattern.compile("(,)").splitWithDelimiters("a,b,,c", 0)) + Arrays.toString("x1y22z".splitWithDelimiters("\\d+", 2)));
        System.out.println(Pattern.quote("a\\Eb.c") + " " + "xa\\Eb.cx".replaceAll(Pattern.quote("a\\Eb.c"), Matcher.quoteReplacement("$1\\")));
        Scanner scanner = new Scanner("k1 v1 k2 v2");
        System.out.println(scanner.findAll("([a-z])(\\d)").map(r -> r.group(2) + r.group(1)).collect(Collectors.joining(",")));
        Matcher moving = Pattern.compile("a").matcher("banana");
        System.out.println(moving.find(3) + " " + moving.start() + " " + moving.find(6) + " " + moving.reset("aa").results().count() + " " + moving);
        refused("find", () -> moving.find(7));
    }
}
