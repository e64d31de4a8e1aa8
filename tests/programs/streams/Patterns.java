import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/** Streams of the matches of regular expressions and of what lies between them. */
public class Patterns {
    public static void main(String[] args) {
        for (String[] c : new String[][] {{",", "a,b,,c,,"}, {",", ""}, {",", "abc"}, {"", "abc"}, {",", ",a"}, {",", ",,"},
            {"\\s+", " one  two three "}, {"(?=b)", "abab"}, {"b*", "abbc"}, {"x", "x"}}) {
            Pattern p = Pattern.compile(c[0]);
            System.out.println(c[0] + " in '" + c[1] + "': " + p.splitAsStream(c[1]).map(s -> "<" + s + ">").toList()
                    + " " + p.splitAsStream(c[1]).count() + " " + p.splitAsStream(c[1]).limit(2).toList());
        }
        Matcher m = Pattern.compile("(\\w)(\\d*)").matcher("a1 b22 c");
        System.out.println(m.results().map(r -> r.group(1) + ":" + r.group(2) + "@" + r.start() + "-" + r.end()).toList());
        m.find();
        System.out.println(m.results().count() + " " + m.results().map(MatchResult::group).findFirst());
        System.out.println(Pattern.compile("z").matcher("abc").results().count());
        System.out.println(Pattern.compile("[aeiou]").matcher("regular expression").results()
                .collect(Collectors.groupingBy(MatchResult::group, TreeMap::new, Collectors.counting())).toString());
        System.out.println(Stream.of("apple", "fig", "plum").filter(Pattern.compile("^.{4,}$").asPredicate()).toList() + " "
                + Stream.of("12", "x", "3").filter(Pattern.compile("\\d+").asMatchPredicate()).mapToInt(Integer::parseInt).sum());
        System.out.println(Pattern.compile(" ").splitAsStream("the cat sat").map(String::length).toList());
        Matcher changed = Pattern.compile("a").matcher("aaa");
        try {
            changed.results().forEach(r -> changed.reset());
        } catch (ConcurrentModificationException e) {
            System.out.println("changed meanwhile");
        }
    }
}
