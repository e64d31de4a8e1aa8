// Statistics of a text: words, letters, sentences, longest words, n-grams, palindromes, readability, code points.
import java.text.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class TextStatistics {
    static final String TEXT = """
            It was the best of times, it was the worst of times, it was the age of wisdom,
            it was the age of foolishness, it was the epoch of belief, it was the epoch of
            incredulity! Did Anna, Otto and Bob see the level radar at noon? "Madam," said
            he, "I'm Adam."  Naïve cafés serve crème brûlée; Straße und Übermut — 東京 😀 42 times.
            """;

    static boolean isPalindrome(String word) {
        return word.length() > 1 && new StringBuilder(word).reverse().toString().equals(word);
    }

    static int syllables(String word) {
        int count = 0;
        boolean vowel = false;
        for (char c : word.toCharArray()) {
            boolean now = "aeiouy".indexOf(c) >= 0;
            if (now && !vowel) {
                count++;
            }
            vowel = now;
        }
        return Math.max(1, word.endsWith("e") && count > 1 ? count - 1 : count);
    }

    static String bar(long n, long max) {
        return "█".repeat((int) (n * 20 / max)) + "·".repeat(20 - (int) (n * 20 / max));
    }

    public static void main(String[] args) {
        List<String> words = Arrays.stream(TEXT.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}']+")).filter(w -> !w.isEmpty()).toList();
        System.out.println(words.size() + " words, " + new HashSet<>(words).size() + " different, "
                + TEXT.length() + " chars, " + TEXT.codePointCount(0, TEXT.length()) + " code points, " + TEXT.lines().count() + " lines");

        Map<String, Long> counts = words.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        counts.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(6).forEach(e -> System.out.printf("%-8s %3d %s%n", e.getKey(), e.getValue(), bar(e.getValue(), 10)));

        Map<Integer, Set<String>> byLength = words.stream().collect(Collectors.groupingBy(String::length,
                () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toCollection(TreeSet::new)));
        byLength.entrySet().stream().limit(3).forEach(System.out::println);

        SortedMap<Character, Integer> letters = new TreeMap<>();
        TEXT.chars().filter(Character::isLetter).mapToObj(c -> Character.toLowerCase((char) c)).forEach(c -> letters.merge(c, 1, Integer::sum));
        System.out.println(letters);
        System.out.println(letters.tailMap('x') + " " + letters.firstKey() + " " + letters.lastKey());

        System.out.println("palindromes " + words.stream().filter(TextStatistics::isPalindrome).distinct().sorted().collect(Collectors.joining(", ")));
        Map<String, Integer> pairs = new TreeMap<>();
        IntStream.range(1, words.size()).mapToObj(i -> words.get(i - 1) + " " + words.get(i)).forEach(p -> pairs.merge(p, 1, Integer::sum));
        pairs.values().removeIf(n -> n < 4);
        System.out.println("pairs " + pairs);

        BreakCounts sentences = Arrays.stream(TEXT.split("(?<=[.!?])[\"”]?\\s+")).collect(BreakCounts::new, BreakCounts::add, BreakCounts::merge);
        System.out.println(sentences.count + " sentences, lengths " + sentences.lengths);
        double readability = 206.835 - 1.015 * words.size() / sentences.count
                - 84.6 * words.stream().mapToInt(TextStatistics::syllables).sum() / words.size();
        System.out.printf(Locale.ROOT, "readability %.3f%n", readability);

        IntSummaryStatistics lengths = words.stream().mapToInt(String::length).summaryStatistics();
        System.out.println(lengths.getMin() + ".." + lengths.getMax() + " mean " + new DecimalFormat("0.00", DecimalFormatSymbols.getInstance(Locale.US)).format(lengths.getAverage()));
        System.out.println(TEXT.codePoints().filter(c -> c > 127).mapToObj(c -> String.format("U+%04X %s %s", c, Character.toString(c),
                Character.isLetter(c) ? "letter" : Character.isSupplementaryCodePoint(c) ? "supplementary" : "other")).distinct().collect(Collectors.joining("\n")));
        System.out.println(String.join(" ", TEXT.toUpperCase().split("\\s+")).substring(150));
        String first = words.stream().collect(Collectors.teeing(Collectors.filtering(w -> w.contains("o"), Collectors.counting()),
                Collectors.mapping(w -> w.charAt(0), Collectors.toCollection(TreeSet::new)), (n, set) -> n + " " + set));
        System.out.println(first);
        System.out.println(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).skip(55).limit(8).toList());
        System.out.println(words.stream().map(w -> w.chars().sorted().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString())
                .collect(Collectors.groupingBy(k -> k, Collectors.counting())).entrySet().stream().filter(e -> e.getValue() > 2).map(Map.Entry::getKey).sorted().toList());
    }

    static final class BreakCounts {
        int count;
        final List<Integer> lengths = new ArrayList<>();

        void add(String sentence) {
            count++;
            lengths.add(sentence.strip().split("\\s+").length);
        }

        void merge(BreakCounts other) {
            count += other.count;
            lengths.addAll(other.lengths);
        }
    }
}
