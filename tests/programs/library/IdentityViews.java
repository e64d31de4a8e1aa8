// stress: seventh
import java.util.*;

/** The views of maps that compare by identity, of weak maps, and of tables that hold themselves. */
public class IdentityViews {
    public static void main(String[] args) {
        String a = new String("a");
        String b = new String("b");
        String otherA = new String("a");
        IdentityHashMap<String, String> map = new IdentityHashMap<>();
        map.put(a, b);
        System.out.println(map.keySet().contains(otherA) + " " + map.keySet().contains(a) + " " + map.values().contains("b")
                + " " + map.values().contains(b) + " " + map.containsValue("b"));
        System.out.println(map.keySet().remove(otherA) + " " + map.values().remove("b") + " " + map.size());
        System.out.println(map.entrySet().contains(Map.entry(otherA, b)) + " " + map.entrySet().contains(Map.entry(a, b))
                + " " + map.entrySet().remove(Map.entry(a, new String("b"))) + " " + map.remove(a, new String("b")));
        System.out.println((map.keySet().hashCode() == System.identityHashCode(a)) + " "
                + (map.entrySet().hashCode() == (System.identityHashCode(a) ^ System.identityHashCode(b)))
                + " " + (map.hashCode() == map.entrySet().hashCode()));
        System.out.println(map.keySet().equals(Set.of("a")) + " " + Set.of("a").equals(map.keySet()) + " "
                + map.equals(Map.of("a", "b")) + " " + map.keySet().equals(Collections.singleton(a)));
        System.out.println(map.keySet().removeAll(List.of(otherA, "x", "y")) + " " + map);
        map.put(otherA, b);
        System.out.println(map.size() + " " + map.keySet().retainAll(List.of("a")) + " " + map.size());
        Object[] entries = map.entrySet().toArray();
        map.clear();
        System.out.println(entries.length + " " + entries[0]);
        map.put(null, null);
        System.out.println(map + " " + map.keySet().contains(null) + " " + map.values().remove(null) + " " + map);
        Iterator<Map.Entry<String, String>> it = map.entrySet().iterator();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        map.put(a, b);
        Map.Entry<String, String> entry = map.entrySet().iterator().next();
        entry.setValue("changed");
        System.out.println(map + " " + entry + " " + (map.keySet() == map.keySet()) + (map.entrySet() == map.entrySet()));
        Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(set.add(a) + " " + set.add(otherA) + " " + set.add(a) + " " + set.size() + " "
                + set.contains(new String("a")) + " " + set.remove(new String("a")) + " " + set);

        WeakHashMap<Object, Integer> weak = new WeakHashMap<>();
        for (int i = 0; i < 30; i++) {
            weak.put("key" + i % 7 + (char) ('a' + i), i);
        }
        List<String> kept = new ArrayList<>();
        WeakHashMap<String, Integer> held = new WeakHashMap<>();
        for (int i = 0; i < 30; i++) {
            String key = "key" + i % 7 + (char) ('a' + i);
            kept.add(key);
            held.put(key, i);
        }
        System.out.println(held);
        held.remove("key0a");
        held.keySet().removeIf(k -> k.startsWith("key1"));
        held.values().remove(3);
        System.out.println(held.keySet() + " " + held.values());
        System.out.println(held.equals(new HashMap<>(held)) + " " + kept.size());

        Hashtable<Object, Object> table = new Hashtable<>();
        table.put("x", 1);
        table.put("self", table);
        System.out.println(table + " " + new Hashtable<>().hashCode());
        table.hashCode();
        Map<Object, Object> hash = new HashMap<>();
        hash.put("self", hash);
        List<Object> list = new ArrayList<>();
        list.add(list);
        Vector<Object> vector = new Vector<>();
        vector.add(vector);
        Map<Object, Object> tree = new TreeMap<>();
        tree.put("k", tree);
        Collection<Object> deque = new ArrayDeque<>();
        deque.add(deque);
        System.out.println(hash + " " + list + " " + vector + " " + tree + " " + deque + " " + hash.values());
        try {
            hash.hashCode();
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
        try {
            list.hashCode();
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
    }
}
