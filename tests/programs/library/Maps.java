// The Map interface on HashMap, LinkedHashMap and TreeMap: every common method, views, errors.
import java.util.*;

public class Maps {
    static void exercise(Map<String, Integer> m) {
        System.out.println(m.put("b", 2) + " " + m.put("a", 1) + " " + m.put("b", 22) + " " + m.putIfAbsent("c", 3) + " " + m.putIfAbsent("c", 4) + " " + m.get("x") + " " + m.getOrDefault("x", -1));
        System.out.println(m.computeIfAbsent("d", k -> k.length()) + " " + m.computeIfAbsent("d", k -> 9) + " " + m.computeIfPresent("d", (k, v) -> v + 10) + " " + m.computeIfPresent("none", (k, v) -> 1) + " " + m.compute("e", (k, v) -> v == null ? 5 : v + 1) + " " + m.compute("e", (k, v) -> null) + " " + m.computeIfAbsent("f", k -> null));
        System.out.println(m.merge("a", 10, Integer::sum) + " " + m.merge("z", 26, Integer::sum) + " " + m.merge("z", 1, (x, y) -> null) + " " + m);
        System.out.println(m.replace("a", 5) + " " + m.replace("q", 5) + " " + m.replace("a", 5, 6) + " " + m.replace("a", 5, 7) + " " + m.remove("b") + " " + m.remove("b") + " " + m.remove("a", 1) + " " + m.remove("a", 6));
        m.putAll(Map.of("k", 11));
        for (char c = 'm'; c < 'r'; c++) {
            m.put("" + c, (int) c);
        }
        System.out.println(m + " " + m.size() + " " + m.containsKey("k") + " " + m.containsValue(110) + " " + m.containsValue(-1) + " " + m.keySet() + m.values() + m.entrySet());
        m.keySet().remove("k");
        m.values().remove((int) 'n');
        m.entrySet().removeIf(e -> e.getValue() == 'o');
        m.replaceAll((k, v) -> v * 2);
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(e.getValue() + 1);
        }
        m.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println(m.hashCode() + " " + m.equals(new HashMap<>(m)) + " " + m.equals(new TreeMap<>(m)) + " " + m.equals(Map.of()));
        try {
            for (String k : m.keySet()) {
                m.put(k + k, 0);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage());
        }
        try {
            m.keySet().add("no");
        } catch (UnsupportedOperationException e) {
            System.out.println("no add " + e.getMessage());
        }
        Iterator<String> it = m.keySet().iterator();
        it.next();
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("removed already " + e.getMessage());
        }
        try {
            System.out.println(m.put(null, 1) + " " + m.get(null) + m.containsKey(null) + m.remove(null));
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        System.out.println(m.keySet().containsAll(List.of("p")) + " " + m.entrySet().contains(Map.entry("p", 225)));
        m.clear();
        System.out.println(m + " " + m.isEmpty());
    }

    public static void main(String[] args) {
        exercise(new HashMap<>());
        exercise(new LinkedHashMap<>());
        exercise(new TreeMap<>());
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 4;
            }
        };
        for (int i = 0; i < 6; i++) {
            lru.put(i, "v" + i);
            lru.get(2);
        }
        lru.getOrDefault(4, "");
        lru.putIfAbsent(3, "x");
        System.out.println(lru + " " + lru.firstEntry() + lru.lastEntry() + lru.pollFirstEntry() + lru.sequencedKeySet().reversed());
        Map<String, Object> self = new HashMap<>();
        self.put("me", self);
        System.out.println(self);
        System.out.println(new AbstractMap.SimpleEntry<>("k", 1) + " " + Map.entry("k", 1).equals(new AbstractMap.SimpleEntry<>("k", 1)) + " " + Map.entry("k", 1).hashCode());
    }
}
