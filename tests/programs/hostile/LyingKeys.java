// stress: off
// Hash tables whose keys change, lie, throw and change the table.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class LyingKeys {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    static final class Key implements Comparable<Key> {
        final int number;
        int hash;
        Runnable onEquals = () -> { };
        Boolean answer;

        Key(int number, int hash) {
            this.number = number;
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            Runnable action = onEquals;
            onEquals = () -> { };
            action.run();
            return answer != null ? answer : other instanceof Key key && key.number == number;
        }

        @Override
        public int compareTo(Key other) {
            onEquals.run();
            return answer != null ? answer ? 0 : 1 : Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return "k" + number;
        }
    }

    static Object use(Map<Object, Object> map) {
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Key key = new Key(i, 7);
            keys.add(key);
            map.put(key, i);
        }
        StringBuilder text = new StringBuilder().append(map.size());
        keys.get(3).hash = 8;
        text.append(' ').append(map.get(keys.get(3))).append(' ').append(map.remove(keys.get(3)));
        keys.get(5).answer = false;
        text.append(' ').append(map.containsKey(new Key(5, 7)));
        Key lying = new Key(100, 7);
        lying.answer = true;
        text.append(' ').append(map.get(lying) != null || map instanceof IdentityHashMap || map.size() > 0);
        Key throwing = new Key(6, 7);
        throwing.onEquals = () -> {
            throw new IllegalStateException("equals");
        };
        try {
            text.append(' ').append(map.get(throwing));
        } catch (IllegalStateException thrown) {
            text.append(" thrown");
        }
        for (int i = 10; i < 30; i++) {
            map.remove(keys.get(i));
        }
        text.append(' ').append(map.size());
        int seen = 0;
        try {
            for (Object key : map.keySet()) {
                seen++;
                if (seen == 3) {
                    map.put("new", "new");
                }
            }
        } catch (RuntimeException thrown) {
            text.append(' ').append(thrown.getClass().getSimpleName());
        }
        return text;
    }

    static Object changing(Map<Object, Object> map) {
        Key first = new Key(1, 7);
        Key second = new Key(2, 7);
        map.put(first, 1);
        second.onEquals = map::clear;
        map.put(second, 2);
        Key third = new Key(3, 7);
        third.onEquals = () -> {
            for (int i = 0; i < 100; i++) {
                map.put("s" + i, i);
            }
        };
        map.put(third, 3);
        return map.size() > 0;
    }

    static Object selfContained(Map<Object, Object> map) {
        map.put("self", map);
        return map.toString().length() > 10 && map.containsValue(map);
    }

    public static void main(String[] args) {
        show("HashMap", () -> use(new HashMap<>()));
        show("LinkedHashMap", () -> use(new LinkedHashMap<>()));
        show("Hashtable", () -> use(new Hashtable<>()));
        show("HashMap changing", () -> changing(new HashMap<>()));
        show("LinkedHashMap changing", () -> changing(new LinkedHashMap<>()));
        show("HashMap self", () -> selfContained(new HashMap<>()));
        show("Hashtable self", () -> selfContained(new Hashtable<>()));
        show("ConcurrentHashMap self", () -> selfContained(new ConcurrentHashMap<>()));
        show("HashMap self hash", () -> {
            Map<Object, Object> map = new HashMap<>();
            map.put(1, map);
            return map.hashCode();
        });
        show("Hashtable self hash", () -> {
            Map<Object, Object> map = new Hashtable<>();
            map.put(1, map);
            return map.hashCode();
        });
        show("set in itself", () -> {
            Set<Object> set = new HashSet<>();
            set.add(set);
            return set.hashCode();
        });
        show("list in itself", () -> {
            List<Object> list = new ArrayList<>();
            list.add(list);
            return list.hashCode();
        });
        show("recursive compute", () -> {
            Map<Object, Object> map = new HashMap<>();
            return map.computeIfAbsent("a", a -> map.computeIfAbsent("b", b -> "inner"));
        });
        show("recursive merge", () -> {
            Map<Object, Object> map = new HashMap<>();
            map.put("a", "b");
            return map.merge("a", "c", (x, y) -> {
                map.clear();
                return x.toString() + y;
            });
        });
        show("recursive concurrent", () -> {
            Map<Object, Object> map = new ConcurrentHashMap<>();
            return map.computeIfAbsent("a", a -> map.computeIfAbsent("a", b -> "inner"));
        });
        show("replaceAll", () -> {
            Map<Object, Object> map = new HashMap<>(Map.of("a", 1, "b", 2));
            map.replaceAll((k, v) -> {
                map.put(k + "x", v);
                return v;
            });
            return map.size();
        });
        show("throwing hash", () -> {
            Object key = new Object() {
                @Override
                public int hashCode() {
                    throw new ArithmeticException();
                }
            };
            return new HashMap<Object, Object>().put(key, key);
        });
        show("Map.of null", () -> Map.of("a", null));
        show("Map.of twice", () -> Map.of("a", 1, "a", 2));
        show("negative capacity", () -> new HashMap<Object, Object>(-1));
        show("NaN load", () -> new HashMap<Object, Object>(1, Float.NaN));
        show("huge capacity", () -> new HashMap<Object, Object>(Integer.MAX_VALUE).isEmpty());
    }
}
