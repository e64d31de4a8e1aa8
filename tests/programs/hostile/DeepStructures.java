// vm: -Xss512k
// stress: off
// fuel: varies
// Collections that hold themselves or are nested deeper than the stack, asked for hashes, texts, equality and copies.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class DeepStructures {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    record Node(Object value, Object next) {
    }

    static List<Object> deep(int depth) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < depth; i++) {
            List<Object> outer = new ArrayList<>();
            outer.add(list);
            list = outer;
        }
        return list;
    }

    static void all(String name, Object one, Object other) {
        show(name + " hashCode", () -> one.hashCode() != 0 || true);
        show(name + " toString", () -> one.toString().length() > 0);
        show(name + " equals", () -> one.equals(other));
        show(name + " Objects.hash", () -> Objects.hash(one, other) != 1);
        show(name + " concat", () -> ("" + one).isEmpty());
    }

    static <C extends Collection<Object>> C own(C collection) {
        collection.add(collection);
        return collection;
    }

    static Map<Object, Object> own(Map<Object, Object> map, boolean asKey) {
        if (asKey) {
            map.put("k", map);
            map.put("m", "x");
        } else {
            map.put("k", map);
        }
        return map;
    }

    public static void main(String[] args) throws Throwable {
        show("list of itself", () -> own(new ArrayList<>()).toString());
        show("linked list of itself", () -> own(new LinkedList<>()).toString());
        show("deque of itself", () -> own(new ArrayDeque<>()).toString());
        show("copying list of itself", () -> own(new CopyOnWriteArrayList<>()).toString().length() > 0);
        show("map of itself", () -> own(new HashMap<>(), false).toString());
        show("linked map of itself", () -> own(new LinkedHashMap<>(), false).toString());
        show("tree map of itself", () -> own(new TreeMap<>(), false).toString());
        show("concurrent map of itself", () -> own(new ConcurrentHashMap<>(), false).toString());
        show("unmodifiable", () -> Collections.unmodifiableList(own(new ArrayList<>())).toString());
        all("self", own(new ArrayList<>()), own(new ArrayList<>()));
        all("self map", own(new HashMap<>(), true), own(new HashMap<>(), true));
        show("set of itself", () -> {
            Set<Object> set = new HashSet<>();
            set.add(set);
            set.add("x");
            return set.size();
        });
        show("set of itself twice", () -> {
            Set<Object> set = new HashSet<>();
            set.add(set);
            return set.add(set);
        });
        show("key of itself", () -> {
            Map<Object, Object> map = new HashMap<>();
            map.put(map, 1);
            map.put("a", 2);
            try {
                map.put(map, 3);
            } catch (StackOverflowError thrown) {
                return "overflow, size " + map.size() + " " + map.get("a");
            }
            return map.size();
        });
        List<Object> deep = deep(200_000);
        List<Object> other = deep(200_000);
        all("deep", deep, other);
        show("deep usable", () -> deep.size() + " " + deep.add("x") + " " + deep.get(1));
        show("deep in a set", () -> {
            Set<Object> set = new HashSet<>(List.of("a", "b"));
            try {
                set.add(deep);
            } catch (StackOverflowError thrown) {
                return "overflow, " + set.size() + " " + set.contains("a") + set.remove("b") + set.add("c");
            }
            return set.size();
        });
        show("deep in a map", () -> {
            Map<Object, Object> map = new ConcurrentHashMap<>(Map.of("a", 1));
            try {
                map.computeIfAbsent(deep, key -> 1);
            } catch (StackOverflowError thrown) {
                return "overflow, " + map + map.put("b", 2);
            }
            return map.size();
        });
        Object[] nested = new Object[1];
        Object[] top = nested;
        for (int i = 0; i < 200_000; i++) {
            Object[] inner = new Object[1];
            nested[0] = inner;
            nested = inner;
        }
        show("deepToString", () -> Arrays.deepToString(top).length() > 0);
        show("deepHashCode", () -> Arrays.deepHashCode(top) != 0);
        show("deepEquals", () -> Arrays.deepEquals(top, new Object[] {top}));
        Object[] cycle = new Object[2];
        cycle[0] = cycle;
        cycle[1] = 1;
        show("cycle deepToString", () -> Arrays.deepToString(cycle));
        show("cycle deepHashCode", () -> Arrays.deepHashCode(cycle));
        show("cycle asList", () -> Arrays.asList(cycle).toString().length() > 10);
        Object node = null;
        for (int i = 0; i < 200_000; i++) {
            node = new Node(i, node);
        }
        Object nodes = node;
        all("records", nodes, new Node(199_999, null));
        show("record equals deep", () -> nodes.equals(new Node(199_999, ((Node) nodes).next())));
        Object chain = "end";
        for (int i = 0; i < 200_000; i++) {
            chain = Optional.of(chain);
        }
        all("optionals", chain, Optional.of("x"));
        Object entry = "end";
        for (int i = 0; i < 200_000; i++) {
            entry = Map.entry(entry, i);
        }
        all("entries", entry, Map.entry("a", "b"));
        Object view = new ArrayList<>(List.of(1));
        for (int i = 0; i < 200_000; i++) {
            view = Collections.unmodifiableList((List<?>) view);
        }
        Object views = view;
        show("views size", () -> ((List<?>) views).size());
        Object set = Set.of(1);
        for (int i = 0; i < 100_000; i++) {
            set = Collections.synchronizedSet((Set<?>) set);
        }
        Object sets = set;
        show("synchronized size", () -> ((Set<?>) sets).size());
        show("sublists", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2));
            for (int i = 0; i < 200_000; i++) {
                list = list.subList(0, 2);
            }
            return list.get(0);
        });
        show("throwable causes", () -> {
            Throwable cause = new RuntimeException("first");
            for (int i = 0; i < 20_000; i++) {
                cause = new RuntimeException("next", cause);
            }
            java.io.StringWriter writer = new java.io.StringWriter();
            try {
                cause.printStackTrace(new java.io.PrintWriter(writer));
            } catch (StackOverflowError thrown) {
                return "overflow";
            }
            return "printed";
        });
        show("iterating", () -> {
            int depth = 0;
            for (Object at = deep; at instanceof List<?> list && !list.isEmpty(); at = list.get(0)) {
                depth++;
            }
            return depth;
        });
    }
}
