import java.util.*;
import java.util.concurrent.*;

public class SkipLists {
    static void refuse(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> scores = new ConcurrentSkipListMap<>();
        for (String word : "the quick brown fox jumps over the lazy dog while the cat sleeps".split(" ")) {
            scores.merge(word, 1, Integer::sum);
        }
        System.out.println(scores + " " + scores.size());
        System.out.println(scores.firstEntry() + " " + scores.lastEntry() + " " + scores.floorKey("f") + " " + scores.ceilingEntry("f")
                + " " + scores.lowerEntry("brown") + " " + scores.higherKey("while"));
        System.out.println(scores.headMap("fox") + " " + scores.tailMap("quick", false) + " " + scores.subMap("c", true, "l", true));
        System.out.println(scores.descendingMap() + " " + scores.descendingKeySet());
        NavigableMap<String, Integer> part = scores.subMap("c", "p");
        part.put("moon", 9);
        part.remove("cat");
        System.out.println(scores.containsKey("moon") + " " + scores.containsKey("cat") + " " + part + " " + part.firstKey());
        refuse("out of range", () -> part.put("zebra", 1));
        refuse("null key", () -> scores.put(null, 1));
        refuse("null value", () -> scores.put("x", null));
        refuse("inconsistent", () -> scores.subMap("z", "a"));
        refuse("get null", () -> scores.get(null));
        refuse("contains null value", () -> scores.containsValue(null));
        refuse("empty first", () -> new ConcurrentSkipListMap<String, String>().firstKey());
        refuse("entry set value", () -> scores.firstEntry().setValue(3));
        System.out.println(scores.computeIfAbsent("new", String::length) + " " + scores.computeIfPresent("new", (k, v) -> null)
                + " " + scores.compute("fox", (k, v) -> v + 10) + " " + scores.putIfAbsent("fox", 0) + " " + scores.replace("fox", 11, 12)
                + " " + scores.replace("fox", 11, 13) + " " + scores.replace("nobody", 1) + " " + scores.remove("fox", 1) + scores.remove("fox", 12)
                + " " + scores.getOrDefault("fox", -1));
        for (String key : scores.keySet()) {
            if (key.length() == 3) {
                scores.remove(key);
            } else if (!key.endsWith("!")) {
                scores.put(key + "!", 0);
            }
        }
        System.out.println(scores);
        Iterator<Map.Entry<String, Integer>> it = scores.entrySet().iterator();
        it.next();
        it.remove();
        refuse("remove twice", it::remove);
        System.out.println(scores.firstKey() + " " + scores.values() + " " + scores.pollFirstEntry() + " " + scores.pollLastEntry());
        scores.replaceAll((k, v) -> k.length());
        System.out.println(scores + " " + scores.equals(new TreeMap<>(scores)) + " " + new HashMap<>(scores).equals(scores)
                + " " + (scores.hashCode() == new TreeMap<>(scores).hashCode()) + " " + scores.clone());

        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
        Collections.addAll(set, 5, 3, 8, 1, 9, 3);
        System.out.println(set + " " + set.add(3) + set.add(4) + " " + set.first() + set.last() + " " + set.lower(5) + set.higher(5)
                + " " + set.headSet(5) + set.tailSet(5) + set.descendingSet() + " " + set.pollFirst() + set.pollLast() + set);
        refuse("key set add", () -> scores.keySet().add("q"));
        refuse("set null", () -> set.add(null));
        refuse("empty set", () -> new ConcurrentSkipListSet<Integer>().last());
        System.out.println(set.stream().mapToInt(i -> i).sum() + " " + set.contains(8) + set.containsAll(List.of(4, 5)) + set.removeAll(List.of(4, 77)) + set
                + set.equals(Set.of(8, 5, 3)) + " " + set.comparator().compare(1, 2));

        ConcurrentNavigableMap<Integer, Integer> shared = new ConcurrentSkipListMap<>();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int from = t;
            threads[t] = new Thread(() -> {
                for (int i = from; i < 2000; i += 3) {
                    shared.merge(i % 500, 1, Integer::sum);
                    if (i % 7 == 0) {
                        shared.higherKey(i % 500);
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int total = 0;
        for (int v : shared.values()) {
            total += v;
        }
        System.out.println(shared.size() + " " + total + " " + shared.firstEntry() + " " + shared.lastEntry());
    }
}
