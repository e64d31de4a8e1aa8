import java.util.*;

/** Counts the words of a sentence: run with the words as arguments. */
public class Hello {
    record Count(String word, int times) {}

    public static void main(String[] args) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : args.length > 0 ? args : new String[] {"a", "lane", "worn", "deep", "by", "those", "who", "walk", "a", "lane"}) {
            counts.merge(word, 1, Integer::sum);
        }
        List<Count> sorted = new ArrayList<>();
        counts.forEach((word, times) -> sorted.add(new Count(word, times)));
        sorted.sort(Comparator.comparingInt(Count::times).reversed());
        for (Count count : sorted) {
            System.out.println(count.word() + ": " + count.times());
        }
    }
}
