import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Word statistics of a generated text: counts, followers of each word, an inverted index with
 * intersection queries, anagram classes. Stresses HashMap with string keys, boxed counters, sets and
 * iteration over entries.
 */
public final class WordCount {

    static final String[] SYLLABLES = {"ka", "lo", "mi", "ren", "su", "ta", "vo", "el", "an", "or"};

    /** Words are frequent in inverse proportion to their number, roughly as in natural text. */
    static List<String> text(int length) {
        List<String> words = new ArrayList<>(length);
        int state = 42;
        for (int i = 0; i < length; i++) {
            state = state * 1664525 + 1013904223;
            int range = 1 << 1 + (state >>> 28) * 11 / 16;
            state = state * 1664525 + 1013904223;
            int number = (state >>> 7) % range;
            StringBuilder word = new StringBuilder();
            do {
                word.append(SYLLABLES[number % 10]);
                number /= 10;
            } while (number > 0);
            words.add(word.toString());
        }
        return words;
    }

    static Map<String, Integer> count(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts;
    }

    static Map<String, Map<String, Integer>> followers(List<String> words) {
        Map<String, Map<String, Integer>> followers = new HashMap<>();
        for (int i = 0; i + 1 < words.size(); i++) {
            Map<String, Integer> counts = followers.computeIfAbsent(words.get(i), word -> new TreeMap<>());
            Integer old = counts.get(words.get(i + 1));
            counts.put(words.get(i + 1), old == null ? 1 : old + 1);
        }
        return followers;
    }

    /** Page number sets of each word. */
    static final class Index {
        private static final int PAGE = 100;
        private final Map<String, Set<Integer>> pages = new HashMap<>();

        Index(List<String> words) {
            for (int i = 0; i < words.size(); i++) {
                pages.computeIfAbsent(words.get(i), word -> new HashSet<>()).add(i / PAGE);
            }
        }

        Set<Integer> query(String... words) {
            Set<Integer> result = null;
            for (String word : words) {
                Set<Integer> found = pages.getOrDefault(word, Set.of());
                if (result == null) {
                    result = new HashSet<>(found);
                } else {
                    result.retainAll(found);
                }
            }
            return result;
        }
    }

    static Map<String, List<String>> anagrams(Set<String> words) {
        Map<String, List<String>> classes = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            for (int i = 1; i < letters.length; i++) {
                char letter = letters[i];
                int j = i;
                for (; j > 0 && letters[j - 1] > letter; j--) {
                    letters[j] = letters[j - 1];
                }
                letters[j] = letter;
            }
            classes.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        return classes;
    }

    static long analyse(int length) {
        List<String> words = text(length);
        Map<String, Integer> counts = count(words);
        List<Map.Entry<String, Integer>> ranking = new ArrayList<>(counts.entrySet());
        ranking.sort((a, b) -> {
            int order = b.getValue().compareTo(a.getValue());
            return order != 0 ? order : a.getKey().compareTo(b.getKey());
        });
        long checksum = 0;
        for (int i = 0; i < Math.min(100, ranking.size()); i++) {
            checksum = checksum * 31 + ranking.get(i).getKey().hashCode() + ranking.get(i).getValue();
        }
        for (Map.Entry<String, Map<String, Integer>> entry : followers(words).entrySet()) {
            int best = 0;
            String bestWord = "";
            for (Map.Entry<String, Integer> follower : entry.getValue().entrySet()) {
                if (follower.getValue() > best) {
                    best = follower.getValue();
                    bestWord = follower.getKey();
                }
            }
            checksum += (entry.getKey() + ' ' + bestWord).hashCode() * (long) best;
        }
        Index index = new Index(words);
        for (int i = 0; i + 3 < Math.min(400, ranking.size()); i++) {
            Set<Integer> found = index.query(ranking.get(i).getKey(), ranking.get(i + 1).getKey(), ranking.get(i + 3).getKey());
            for (int page : found) {
                checksum += page * (i + 1L);
            }
        }
        for (List<String> group : anagrams(counts.keySet()).values()) {
            checksum += (long) group.size() * group.size();
        }
        return checksum * 31 + counts.size();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 75_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = analyse(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("WordCount " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
