import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class ConcurrentMaps {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
        String[] words = "a b c d a b c a b a".split(" ");
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    counts.merge(words[i % words.length], 1, Integer::sum);
                    counts.computeIfAbsent("x" + i % 7, key -> 0);
                    counts.computeIfPresent("x" + i % 7, (key, value) -> value + 1);
                    counts.compute("all", (key, value) -> value == null ? 1 : value + 1);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(new TreeMap<>(counts));
        System.out.println(counts.putIfAbsent("a", 9) + " " + counts.putIfAbsent("new", 9) + " " + counts.replace("new", 9, 10) + " "
                + counts.replace("new", 11) + " " + counts.remove("new", 5) + " " + counts.remove("new", 11) + " " + counts.getOrDefault("new", -1));
        try {
            counts.put(null, 1);
        } catch (NullPointerException expected) {
            System.out.println("no null keys");
        }
        try {
            counts.put("q", null);
        } catch (NullPointerException expected) {
            System.out.println("no null values");
        }
        ConcurrentHashMap<Integer, Integer> squares = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) {
            squares.put(i, i * i);
        }
        int removed = 0;
        for (Iterator<Map.Entry<Integer, Integer>> it = squares.entrySet().iterator(); it.hasNext();) {
            Map.Entry<Integer, Integer> entry = it.next();
            if (entry.getKey() % 3 != 0) {
                squares.remove(entry.getKey());
                removed++;
            } else {
                entry.setValue(-entry.getValue());
            }
        }
        System.out.println(removed + " " + squares.size() + " " + squares.get(99) + " " + squares.mappingCount() + " " + squares.containsValue(-81));
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(java.util.List.of(1, 2, 3));
        for (int x : list) {
            list.add(x * 10);
        }
        System.out.println(list + " " + list.addIfAbsent(10) + list.addIfAbsent(11) + " " + list.removeIf(x -> x > 15) + list);
        try {
            Iterator<Integer> it = list.iterator();
            it.next();
            it.remove();
        } catch (UnsupportedOperationException expected) {
            System.out.println(expected.getClass().getSimpleName());
        }
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("k") + " " + set.add("k") + " " + set);
    }
}
