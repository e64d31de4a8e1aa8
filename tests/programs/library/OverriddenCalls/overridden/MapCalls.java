package overridden;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.Function;

/** Calls of the methods of maps. */
@SuppressWarnings({"rawtypes", "unchecked"})
public final class MapCalls {
    public static final Map<String, Subject.Call> MAP = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> SEQUENCED = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> TABLE = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> CONCURRENT_HASH = new LinkedHashMap<>();
    public static final Map<String, Subject.Call> PROPERTIES = new LinkedHashMap<>();

    private MapCalls() {
    }

    private interface On<T> {
        Object call(T collection, Function<String, Object> element) throws Exception;
    }

    private static <T> void put(Map<String, Subject.Call> calls, String name, On<T> call) {
        calls.put(name, (c, e) -> call.call((T) c, e));
    }

    private static void m(String name, On<Map> call) {
        put(MAP, name, call);
    }

    private static void s(String name, On<SequencedMap> call) {
        put(SEQUENCED, name, call);
    }

    private static void p(String name, On<Properties> call) {
        put(PROPERTIES, name, call);
    }

    private static Object nothing(Runnable run) {
        run.run();
        return null;
    }

    private static Integer sum(Object a, Object b) {
        return (Integer) a + (Integer) b;
    }

    /** The calls of a view of keys (0), values (1) or entries (2). */
    private static void view(String view, Function<Map, Object> made, int kind) {
        CollectionCalls.COLLECTION.forEach((name, inner) -> MAP.put(view + " " + name, (c, e) -> {
            Object seen = made.apply((Map) c);
            Notes.taken();
            Function<String, Object> element = kind == 0 ? e
                    : kind == 1 ? s -> number(s)
                    : s -> Map.entry(e.apply(s), number(s));
            return inner.on(seen, element);
        }));
    }

    private static Object number(String s) {
        return s.charAt(0) - 'a' + 1;
    }

    private static void mapView(Map<String, Subject.Call> calls, String view, Function<Map, Map> made) {
        MAP.forEach((name, inner) -> {
            if (!name.equals("clone")) {
                calls.put(view + " " + name, (c, e) -> {
                    Object seen = made.apply((Map) c);
                    Notes.taken();
                    return inner.on(seen, e);
                });
            }
        });
    }

    static {
        m("get", (c, e) -> c.get(e.apply("a")) + "" + c.get(e.apply("x")));
        m("getOrDefault", (c, e) -> c.getOrDefault(e.apply("a"), 1) + "" + c.getOrDefault(e.apply("x"), 1));
        m("put", (c, e) -> c.put(e.apply("a"), 7));
        m("put absent", (c, e) -> c.put(e.apply("d"), 7));
        m("putAll", (c, e) -> nothing(() -> c.putAll(Map.of(e.apply("a"), 2, e.apply("d"), 3))));
        m("putIfAbsent", (c, e) -> c.putIfAbsent(e.apply("a"), 7));
        m("putIfAbsent absent", (c, e) -> c.putIfAbsent(e.apply("d"), 7));
        m("remove", (c, e) -> c.remove(e.apply("a")));
        m("remove absent", (c, e) -> c.remove(e.apply("x")));
        m("remove pair", (c, e) -> c.remove(e.apply("a"), 1));
        m("remove other pair", (c, e) -> c.remove(e.apply("a"), 2));
        m("replace", (c, e) -> c.replace(e.apply("a"), 7));
        m("replace absent", (c, e) -> c.replace(e.apply("x"), 7));
        m("replace pair", (c, e) -> c.replace(e.apply("a"), 1, 7));
        m("replace other pair", (c, e) -> c.replace(e.apply("a"), 2, 7));
        m("compute", (c, e) -> c.compute(e.apply("a"), (k, v) -> 9));
        m("compute absent", (c, e) -> c.compute(e.apply("d"), (k, v) -> 9));
        m("compute away", (c, e) -> c.compute(e.apply("a"), (k, v) -> null));
        m("compute nothing", (c, e) -> c.compute(e.apply("d"), (k, v) -> null));
        m("computeIfAbsent", (c, e) -> c.computeIfAbsent(e.apply("a"), k -> 9));
        m("computeIfAbsent absent", (c, e) -> c.computeIfAbsent(e.apply("d"), k -> 9));
        m("computeIfPresent", (c, e) -> c.computeIfPresent(e.apply("a"), (k, v) -> 9));
        m("computeIfPresent away", (c, e) -> c.computeIfPresent(e.apply("a"), (k, v) -> null));
        m("computeIfPresent absent", (c, e) -> c.computeIfPresent(e.apply("d"), (k, v) -> 9));
        m("merge", (c, e) -> c.merge(e.apply("a"), 9, (x, y) -> sum(x, y)));
        m("merge absent", (c, e) -> c.merge(e.apply("d"), 9, (x, y) -> sum(x, y)));
        m("merge away", (c, e) -> c.merge(e.apply("a"), 9, (x, y) -> null));
        m("containsKey", (c, e) -> c.containsKey(e.apply("a")));
        m("containsValue", (c, e) -> c.containsValue(2));
        m("size", (c, e) -> c.size());
        m("isEmpty", (c, e) -> c.isEmpty());
        m("clear", (c, e) -> nothing(c::clear));
        m("forEach", (c, e) -> nothing(() -> c.forEach((k, v) -> { })));
        m("replaceAll", (c, e) -> nothing(() -> c.replaceAll((k, v) -> v)));
        m("toString", (c, e) -> c.toString());
        m("hashCode", (c, e) -> c.hashCode());
        m("equals", (c, e) -> c.equals(Map.of(e.apply("a"), 1, e.apply("b"), 2, e.apply("c"), 3)));
        m("equals short", (c, e) -> c.equals(Map.of()));
        m("equals self", (c, e) -> c.equals(c));
        m("equal to", (c, e) -> new HashMap<>(Map.of("a", 1, "b", 2, "c", 3)).equals(c));
        m("in HashMap", (c, e) -> new HashMap(c));
        m("in LinkedHashMap", (c, e) -> new LinkedHashMap(c));
        m("in TreeMap", (c, e) -> new TreeMap(c));
        m("in Hashtable", (c, e) -> new Hashtable(c));
        m("in WeakHashMap", (c, e) -> new WeakHashMap(c));
        m("in IdentityHashMap", (c, e) -> new IdentityHashMap(c));
        m("in ConcurrentHashMap", (c, e) -> new ConcurrentHashMap(c));
        m("in ConcurrentSkipListMap", (c, e) -> new ConcurrentSkipListMap(c));
        m("in Map.copyOf", (c, e) -> Map.copyOf(c));
        m("in unmodifiable", (c, e) -> {
            Map u = Collections.unmodifiableMap(c);
            u.forEach((k, v) -> { });
            return u.get(e.apply("a")) + "" + u.size() + u.isEmpty() + u.keySet() + u.values() + u.entrySet() + u.equals(c) + u;
        });
        m("in synchronized", (c, e) -> {
            Map u = Collections.synchronizedMap(c);
            u.forEach((k, v) -> { });
            return u.get(e.apply("a")) + "" + u.size() + u.isEmpty() + u.keySet() + u.values() + u.entrySet() + u.put(e.apply("a"), 2) + u;
        });
        m("in checked", (c, e) -> {
            Map u = Collections.checkedMap(c, Object.class, Object.class);
            u.putAll(Map.of(e.apply("d"), 4));
            u.replaceAll((k, v) -> v);
            return u.merge(e.apply("a"), 1, (x, y) -> sum(x, y)) + "" + u.putIfAbsent(e.apply("a"), 1) + u.entrySet() + u;
        });
        m("clone", (c, e) -> c.getClass().getMethod("clone").invoke(c));
        m("entry.setValue", (c, e) -> ((Map.Entry) c.entrySet().iterator().next()).setValue(9));
        view("keySet", Map::keySet, 0);
        view("values", Map::values, 1);
        view("entrySet", Map::entrySet, 2);

        s("firstEntry", (c, e) -> c.firstEntry());
        s("lastEntry", (c, e) -> c.lastEntry());
        s("pollFirstEntry", (c, e) -> c.pollFirstEntry());
        s("pollLastEntry", (c, e) -> c.pollLastEntry());
        s("putFirst", (c, e) -> c.putFirst("d", 4));
        s("putLast", (c, e) -> c.putLast("d", 4));
        s("putFirst present", (c, e) -> c.putFirst("b", 4));
        s("reversed firstEntry", (c, e) -> c.reversed().firstEntry());
        s("reversed lastEntry", (c, e) -> c.reversed().lastEntry());
        s("reversed pollFirstEntry", (c, e) -> c.reversed().pollFirstEntry());
        s("reversed pollLastEntry", (c, e) -> c.reversed().pollLastEntry());
        s("reversed putFirst", (c, e) -> c.reversed().putFirst("d", 4));
        s("reversed putLast", (c, e) -> c.reversed().putLast("d", 4));
        s("reversed twice", (c, e) -> c.reversed().reversed());
        s("sequencedKeySet ends", (c, e) -> "" + c.sequencedKeySet().getFirst() + c.sequencedKeySet().getLast());
        s("sequencedKeySet removes", (c, e) -> "" + c.sequencedKeySet().removeFirst() + c.sequencedKeySet().removeLast());
        s("sequencedKeySet reversed", (c, e) -> "" + c.sequencedKeySet().reversed() + c.sequencedKeySet().reversed().getFirst());
        s("sequencedValues ends", (c, e) -> "" + c.sequencedValues().getFirst() + c.sequencedValues().getLast());
        s("sequencedValues removes", (c, e) -> "" + c.sequencedValues().removeFirst() + c.sequencedValues().removeLast());
        s("sequencedValues reversed", (c, e) -> "" + c.sequencedValues().reversed() + c.sequencedValues().reversed().getFirst());
        s("sequencedEntrySet ends", (c, e) -> "" + c.sequencedEntrySet().getFirst() + c.sequencedEntrySet().getLast());
        s("sequencedEntrySet removes", (c, e) -> "" + c.sequencedEntrySet().removeFirst() + c.sequencedEntrySet().removeLast());
        s("sequencedEntrySet reversed", (c, e) -> "" + c.sequencedEntrySet().reversed() + c.sequencedEntrySet().reversed().getFirst());
        mapView(SEQUENCED, "reversed", c -> ((SequencedMap) c).reversed());

        rest();
    }

    private static void rest() {
        put(TABLE, "elements", (Map c, Function<String, Object> e) -> c instanceof Hashtable t
                ? Collections.list(t.elements()) : Collections.list(((ConcurrentHashMap) c).elements()));
        put(TABLE, "keys", (Map c, Function<String, Object> e) -> c instanceof Hashtable t
                ? Collections.list(t.keys()) : Collections.list(((ConcurrentHashMap) c).keys()));
        put(TABLE, "contains", (Map c, Function<String, Object> e) -> c instanceof Hashtable t
                ? t.contains(1) : ((ConcurrentHashMap) c).contains(1));
        put(TABLE, "growth", (Map c, Function<String, Object> e) -> {
            for (int i = 0; i < 20; i++) {
                c.putIfAbsent("k" + i, i);
            }
            return null;
        });
        On<ConcurrentHashMap> bulk = (c, e) -> {
            c.forEach(1, (k, v) -> { });
            c.forEachKey(1, k -> { });
            c.forEachValue(1, k -> { });
            c.forEachEntry(1, k -> { });
            c.search(1, (k, v) -> null);
            c.searchKeys(1, k -> null);
            c.reduce(1, (k, v) -> 1, (x, y) -> x);
            c.reduceKeys(1, (x, y) -> x);
            c.reduceEntries(1, (x, y) -> x);
            c.reduceValuesToInt(1, x -> 1, 0, (x, y) -> x);
            return c.mappingCount();
        };
        put(CONCURRENT_HASH, "bulk", bulk);
        put(CONCURRENT_HASH, "keySet with value", (ConcurrentHashMap c, Function<String, Object> e) -> {
            ConcurrentHashMap.KeySetView keys = c.keySet(5);
            return keys.add("d") + "" + keys.addAll(List.of("a", "e")) + keys.contains("a") + keys.remove("a") + keys.removeAll(List.of("b"));
        });
        p("getProperty", (c, e) -> c.getProperty("a") + c.getProperty("x", "y"));
        p("setProperty", (c, e) -> c.setProperty("a", "v"));
        p("load", (c, e) -> {
            c.load(new StringReader("q=1\nr=2"));
            return null;
        });
        p("store", (c, e) -> {
            c.clear();
            c.put("p", "q");
            c.store(new StringWriter(), "c");
            return null;
        });
        p("store stream", (c, e) -> {
            c.clear();
            c.put("p", "q");
            c.store(OutputStream.nullOutputStream(), "c");
            return null;
        });
        p("list", (c, e) -> {
            c.clear();
            c.put("p", "q");
            c.list(new PrintStream(OutputStream.nullOutputStream()));
            return null;
        });
        p("names", (c, e) -> {
            c.clear();
            c.put("p", "q");
            return c.stringPropertyNames() + "" + Collections.list(c.propertyNames());
        });
        p("xml", (c, e) -> {
            c.clear();
            c.put("p", "q");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            c.storeToXML(out, null);
            c.loadFromXML(new ByteArrayInputStream(out.toByteArray()));
            return null;
        });
    }
}
