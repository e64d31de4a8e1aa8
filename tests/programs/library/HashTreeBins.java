// stress: off
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Bins that grow so long that they get trees: contents and iteration order under random operations. */
public class HashTreeBins {
    /** Collides as told and compares. */
    record Ordered(int hash, int value) implements Comparable<Ordered> {
        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public int compareTo(Ordered other) {
            return Integer.compare(value, other.value);
        }
    }

    /** Has a hash of its own, in the same bin as the others, and does not compare. */
    record Unordered(int value) {
        @Override
        public int hashCode() {
            return value << 13;
        }
    }

    static long digest(Object o) {
        String text = o.toString();
        long digest = 7;
        for (int i = 0; i < text.length(); i++) {
            digest = digest * 31 + text.charAt(i);
        }
        return digest;
    }

    static Object key(int value, int bits) {
        return bits < 0 ? new Unordered(value) : new Ordered((value & (1 << bits) - 1) << 19, value);
    }

    static void removeFromIterator(Iterator<Object> iterator, int at) {
        while (at-- > 0 && iterator.hasNext()) {
            iterator.next();
        }
        if (iterator.hasNext()) {
            iterator.next();
            iterator.remove();
        }
    }

    static Integer increase(Integer value) {
        return value == null ? Integer.valueOf(1) : value % 3 == 0 ? null : Integer.valueOf(value + 1);
    }

    static void run(Map<Object, Integer> map, int range, int bits) {
        System.out.println(map.getClass().getSimpleName() + " of " + range + " keys, " + bits);
        Random random = new Random(range * 10 + bits);
        long digest = 0;
        for (int i = 0; i < 500; i++) {
            Object key = key(random.nextInt(range), bits);
            switch (random.nextInt(12)) {
                case 0, 1, 2, 3 -> map.put(key, i);
                case 4 -> map.putIfAbsent(key, i);
                case 5 -> map.computeIfAbsent(key, absent -> 7);
                case 6 -> map.merge(key, 1, Integer::sum);
                case 7 -> map.compute(key, (k, value) -> increase(value));
                case 8, 9 -> map.remove(key);
                case 10 -> removeFromIterator(map.keySet().iterator(), random.nextInt(5));
                default -> digest = digest * 31 + (map.containsKey(key) ? map.get(key) : -1);
            }
            digest = digest * 31 + digest(map);
        }
        System.out.println(map.size() + " " + Long.toHexString(digest));
    }

    public static void main(String[] args) {
        for (int range : new int[] {12, 30, 100}) {
            for (int bits = 0; bits < 3; bits++) {
                run(new HashMap<>(), range, bits);
                run(new LinkedHashMap<>(), range, bits);
                run(new ConcurrentHashMap<>(), range, bits);
            }
            run(new HashMap<>(1024), range, -1);
            run(new ConcurrentHashMap<>(1024), range, -1);
        }
        Set<Object> set = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            set.add(key(i, 1));
        }
        System.out.println(set.size() + " " + digest(set));
        for (int i = 0; i < 290; i++) {
            set.remove(key(i, 1));
        }
        System.out.println(set);
        // One long chain: in a list this would take a hundred million steps.
        Map<Object, Integer> chain = new HashMap<>();
        for (int i = 0; i < 10_000; i++) {
            chain.put(key(i * 7919 % 10_007, 0), i);
        }
        long sum = 0;
        for (int i = 0; i < 10_000; i++) {
            sum += chain.getOrDefault(key(i, 0), 0);
        }
        System.out.println(chain.size() + " " + sum);
    }
}
