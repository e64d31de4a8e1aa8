// stress: off
import java.util.*;

/** What of identity maps compares by identity, what by value, and tables that hold each other. */
public class IdentityEntries {
    static String a() {
        return new String("a");
    }

    static void maps() {
        String a = a();
        String b = new String("b");
        IdentityHashMap<String, String> map = new IdentityHashMap<>();
        map.put(a, b);
        IdentityHashMap<String, String> same = new IdentityHashMap<>(map);
        IdentityHashMap<String, String> like = new IdentityHashMap<>();
        like.put(a(), new String("b"));
        System.out.println(map.equals(same) + " " + map.equals(like) + " " + map.equals(map.clone()) + " "
                + new HashMap<>(map).equals(map) + " " + map.equals(new HashMap<>(map)) + " " + new HashMap<>(like).equals(map) + " "
                + new HashMap<>(map).equals(like));
        System.out.println(map.keySet().equals(same.keySet()) + " " + map.keySet().equals(like.keySet()) + " "
                + like.keySet().equals(Set.of("a")) + " " + map.keySet().equals(new HashSet<>(List.of(a))) + " "
                + map.entrySet().equals(same.entrySet()) + " " + map.entrySet().equals(like.entrySet()) + " "
                + map.entrySet().equals(Set.of(Map.entry(a, b))) + " " + map.values().equals(map.values()));
        Map.Entry<String, String> entry = map.entrySet().iterator().next();
        Map.Entry<String, String> other = like.entrySet().iterator().next();
        System.out.println(entry.equals(other) + " " + entry.equals(Map.entry(a, b)) + " " + entry.equals(Map.entry(a(), b)) + " "
                + Map.entry(a(), b).equals(entry) + " " + (entry.hashCode() == (System.identityHashCode(a) ^ System.identityHashCode(b))));
        Map.Entry<?, ?> taken = (Map.Entry<?, ?>) map.entrySet().toArray()[0];
        System.out.println(taken.equals(Map.entry("a", "b")) + " " + (taken.hashCode() == Map.entry("a", "b").hashCode()) + " "
                + taken.getClass().getSimpleName());
        System.out.println(map.get(a()) + " " + map.containsKey(a()) + " " + map.containsValue(new String("b")) + " "
                + map.getOrDefault(a(), "none") + " " + map.remove(a()) + " " + map.remove(a, new String("b")) + " "
                + map.replace(a, new String("b"), "c") + " " + map.replace(a(), "c") + " " + map);
        System.out.println(map.putIfAbsent(a(), "second") + " " + map.computeIfAbsent(a(), k -> "third") + " " + map.merge(a(), "x", String::concat)
                + " " + map.merge(a, "x", String::concat) + " " + map.computeIfPresent(a(), (k, v) -> "y") + " "
                + map.compute(a, (k, v) -> v + "z") + " " + map.size());
        System.out.println(map.replace(a, map.get(a), "last") + " " + map.get(a) + " " + map.remove(a, "last") + " " + map.size());
    }

    static void views() {
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>();
        Object[] keys = {a(), a(), a(), 1000, null};
        for (Object key : keys) {
            map.put(key, key);
        }
        System.out.println(map.size() + " " + map.keySet().containsAll(Arrays.asList("a")) + " " + map.keySet().containsAll(Arrays.asList(keys)) + " "
                + map.keySet().toArray().length + " " + new HashSet<>(map.keySet()).size() + " " + new ArrayList<>(map.values()).size());
        System.out.println(map.keySet().removeAll(Collections.singleton("a")) + " " + map.size() + " " + map.keySet().removeAll(Arrays.asList(keys[0])) + " " + map.size());
        System.out.println(map.values().removeAll(Arrays.asList("a")) + " " + map.size() + " " + map.values().remove(keys[1]) + " " + map.size());
        System.out.println(map.entrySet().removeAll(Arrays.asList(Map.entry(keys[2], "a"))) + " " + map.size() + " "
                + map.entrySet().removeAll(Arrays.asList(Map.entry(keys[2], keys[2]))) + " " + map.size());
        map.put(keys[0], keys[0]);
        System.out.println(map.keySet().retainAll(Arrays.asList(keys[0], null)) + " " + map.keySet().removeIf("a"::equals) + " " + map);
        map.replaceAll((k, v) -> "v");
        System.out.println(map + " " + map.keySet().contains("v") + " " + map.values().contains("v"));
    }

    static void tables() {
        Hashtable<Object, Object> table = new Hashtable<>();
        table.put("self", table);
        table.put("n", 1);
        System.out.println(table + " " + table.hashCode() + " " + table.equals(table) + " " + table.values() + " " + table.entrySet() + " "
                + table.containsValue(table) + " " + table.contains(table));
        Hashtable<Object, Object> one = new Hashtable<>();
        Hashtable<Object, Object> two = new Hashtable<>();
        one.put("two", two);
        two.put("one", one);
        System.out.println(one.hashCode() + " " + two.hashCode());
        try {
            System.out.println(one.toString().length());
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
        Hashtable<Object, Object> key = new Hashtable<>();
        key.put(key, "value");
        System.out.println(key + " " + key.hashCode() + " " + key.get(key) + " " + key.size());
        Properties properties = new Properties();
        properties.put("self", properties);
        try {
            System.out.println(properties);
            System.out.println(properties.hashCode());
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
    }

    public static void main(String[] args) {
        maps();
        views();
        tables();
    }
}
