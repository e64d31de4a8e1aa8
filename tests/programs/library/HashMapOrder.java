// HashMap and HashSet iterate in the order of HotSpot's tables: growth, collisions, negative hashes, removal, null.
import java.util.*;

public class HashMapOrder {
    record Key(int h, String name) {
        @Override
        public int hashCode() {
            return h;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> words = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog while seven wizards quietly box five large jugs of liquor and sphinxes judge my vow".split(" ")) {
            words.merge(w, 1, Integer::sum);
        }
        System.out.println(words);
        Map<Integer, String> ints = new HashMap<>();
        for (int i = -20; i < 60; i += 3) {
            ints.put(i * 1000, "v" + i);
        }
        System.out.println(ints);
        for (int i = 0; i < 60000; i += 9000) {
            ints.remove(i);
        }
        System.out.println(ints.keySet());
        Map<Key, Integer> collide = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            collide.put(new Key(i % 3 * 16, "k" + i), i);
        }
        System.out.println(collide);
        for (int i = 0; i < 20; i += 2) {
            collide.remove(new Key(i % 3 * 16, "k" + i));
        }
        System.out.println(collide.values());
        Set<Object> mixed = new HashSet<>(Arrays.asList(1, "one", 1L, 1.0, 'c', null, true, -5, "null", 1f, (byte) 1));
        System.out.println(mixed);
        Map<Double, Integer> doubles = new HashMap<>(64);
        for (double d = -1; d < 1; d += 0.25) {
            doubles.put(d, (int) (d * 100));
        }
        doubles.put(-0.0, 5);
        System.out.println(doubles);
        Set<Character> letters = new HashSet<>();
        for (char c : "hello, world".toCharArray()) {
            letters.add(c);
        }
        System.out.println(letters);
        Set<Long> longs = new HashSet<>();
        for (long l = 1; l != 0 && longs.size() < 20; l *= -37) {
            longs.add(l);
        }
        System.out.println(longs);
        Map<String, Integer> sized = new HashMap<>(3, 0.5f);
        for (char c = 'z'; c > 'p'; c--) {
            sized.put(c + "" + (char) (c - 5), (int) c);
        }
        System.out.println(sized + " " + new HashMap<>(sized).equals(sized) + " " + sized.hashCode());
        Set<String> copy = new HashSet<>(words.keySet());
        copy.retainAll(Set.of("fox", "dog", "vow", "absent"));
        System.out.println(copy);
        Map<List<Integer>, Integer> lists = new HashMap<>();
        for (int i = 0; i < 10; i++) {
            lists.put(List.of(i, i * i), i);
        }
        System.out.println(lists);
    }
}
