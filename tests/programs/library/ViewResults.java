// Results of views and copies of collections.
import java.util.*;
import java.util.concurrent.*;

/** Results of views and copies of collections: reversed lists, checked maps and lists, views of concurrent maps, clones. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class ViewResults {
    static void t(String what, Callable<Object> body) {
        Object result;
        try {
            result = body.call();
        } catch (Exception e) {
            result = e.getClass().getSimpleName() + (e instanceof ClassCastException ? " " + e.getMessage() : "");
        }
        System.out.println(what + " = " + result);
    }

    static void reversed(String what, List<String> list) {
        List<String> view = list.reversed();
        t(what + " arrays", () -> Arrays.toString(view.toArray()) + Arrays.toString(view.toArray(new String[5]))
                + Arrays.toString(view.toArray(new String[0])) + Arrays.toString(view.toArray(String[]::new)));
        t(what + " ends", () -> view.getFirst() + view.getLast());
        t(what + " addAll", () -> view.addAll(List.of("x", "y")) + " " + list + view.addAll(List.of()) + view.addAll(1, List.of("p", "q")) + list);
        t(what + " remove", () -> view.remove("x") + " " + view.remove("none") + list);
        t(what + " removeAll", () -> view.removeAll(List.of("y", "p")) + " " + list);
        t(what + " removeIf", () -> view.removeIf("q"::equals) + " " + list);
        t(what + " sort", () -> {
            view.sort(null);
            return list;
        });
        t(what + " replaceAll", () -> {
            view.replaceAll(s -> s + s);
            return list;
        });
        t(what + " addFirst", () -> {
            view.addFirst("first");
            view.addLast("last");
            return list;
        });
        t(what + " removeFirst", () -> view.removeFirst() + view.removeLast() + list);
        t(what + " retainAll", () -> view.retainAll(List.of("bb")) + " " + view + view.isEmpty() + view.stream().toList());
        t(what + " clear", () -> {
            view.clear();
            return view.isEmpty();
        });
        t(what + " empty", view::getFirst);
        t(what + " empty", view::removeLast);
        t(what + " range", () -> view.addAll(3, List.of("z")));
    }

    static void checkedMap() {
        Map map = Collections.checkedMap(new HashMap<>(Map.of("a", 1)), String.class, Integer.class);
        t("merge value", () -> map.merge("b", "x", (p, q) -> p));
        t("merge result", () -> map.merge("a", 1, (p, q) -> "z"));
        t("merge key", () -> map.merge(5, 1, (p, q) -> p));
        t("compute", () -> map.compute("a", (p, q) -> "z"));
        t("computeIfAbsent", () -> map.computeIfAbsent("q", p -> "z"));
        t("computeIfAbsent key", () -> map.computeIfAbsent(7, p -> 2));
        t("computeIfPresent", () -> map.computeIfPresent("a", (p, q) -> "z"));
        t("replaceAll", () -> {
            map.replaceAll((p, q) -> "z");
            return null;
        });
        t("putIfAbsent", () -> map.putIfAbsent("a", "z"));
        t("replace", () -> map.replace("a", "z"));
        t("replace pair", () -> map.replace(4, 1, 2));
        t("remove pair", () -> map.remove("a", "x"));
        t("putAll", () -> {
            map.putAll(Map.of("c", "x"));
            return null;
        });
        t("after all", () -> map + " " + map.compute("a", (p, q) -> null) + map);
    }

    static void checkedList() {
        List list = Collections.checkedList(new ArrayList<>(List.of("a")), String.class);
        t("list replaceAll", () -> {
            list.replaceAll(x -> 1);
            return null;
        });
        t("list iterator set", () -> {
            ListIterator i = list.listIterator();
            i.next();
            i.set(1);
            return null;
        });
        t("list iterator add", () -> {
            list.listIterator().add(1);
            return null;
        });
        t("list addAll", () -> list.addAll(List.of(1)));
        t("list sublist", () -> list.subList(0, 1).add(1));
        t("list after all", () -> list + " " + list.equals(List.of("a")) + (list.hashCode() == List.of("a").hashCode()));
    }

    static void concurrentMap() {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
        Map.Entry nobody = new AbstractMap.SimpleEntry<>(null, 1);
        t("entries", () -> map.entrySet().remove(nobody) + " " + map.entrySet().contains(nobody)
                + map.entrySet().add(Map.entry("b", 2)) + map.entrySet().add(Map.entry("b", 3)) + map);
        t("values", () -> map.values().containsAll(Arrays.asList(1, null)) + " " + map.values().remove(null));
        t("values null", () -> map.values().contains(null));
        t("keys", () -> map.keySet().containsAll(Arrays.asList("a", null)));
        t("keys null", () -> map.keySet().contains(null));
        t("keys without value", () -> map.keySet().addAll(List.of()));
        t("keys all", () -> map.keySet(9).addAll(List.of("a", "c")) + " " + map);
        t("keys remove", () -> map.keySet().removeAll(Set.of("c")) + " " + map.keySet().retainAll(List.of("a")) + map);
        t("keys equal", () -> map.keySet().equals(Set.of("a")) + " " + Set.of("a").equals(map.keySet()) + map.keySet().hashCode());
        t("equal", () -> map.equals(Map.of("a", 1)) + " " + map.equals(Map.of("a", 2)) + map.equals(Map.of())
                + map.equals(Map.of("a", 1, "b", 2)) + map.equals("") + (map.hashCode() == Map.of("a", 1).hashCode()));
        t("itself", () -> {
            ConcurrentHashMap<Object, Object> self = new ConcurrentHashMap<>();
            self.put("me", self);
            return self;
        });
        t("foreign keys", () -> map.equals(new TreeMap<>(Map.of(1, 2))));
        t("spliterators", () -> map.keySet().spliterator().characteristics() + " "
                + map.values().spliterator().characteristics() + " " + map.entrySet().spliterator().characteristics());
    }

    static void copies() {
        Properties properties = new Properties() { };
        properties.setProperty("a", "1");
        t("properties", () -> {
            Properties copy = (Properties) properties.clone();
            copy.setProperty("b", "2");
            return copy + " " + properties + (copy.getClass() == properties.getClass()) + copy.equals(properties);
        });
        t("properties entry", () -> properties.entrySet().add(Map.entry("x", "y")));
        ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>(Comparator.reverseOrder()) { };
        map.putAll(Map.of("a", 1, "b", 2));
        t("sorted map", () -> {
            ConcurrentSkipListMap<String, Integer> copy = map.clone();
            copy.put("c", 3);
            return copy + " " + map + (copy.getClass() == map.getClass());
        });
        ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(List.of("a", "b")) { };
        t("sorted set", () -> {
            ConcurrentSkipListSet<String> copy = set.clone();
            copy.add("c");
            return copy + " " + set + (copy.getClass() == set.getClass()) + copy.descendingIterator().next();
        });
    }

    static void rest() {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
        t("too many", () -> deque.addAll(List.of(1, 2, 3)));
        t("as many as fit", () -> deque);
        t("itself", () -> deque.addAll(deque));
        t("nothing", () -> deque.addAll(List.of()));
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("a", "b", "a"));
        for (int i = -1; i < 4; i++) {
            int from = i;
            t("from " + i, () -> list.indexOf("a", from));
            t("up to " + i, () -> list.lastIndexOf("a", from));
        }
        t("window", () -> {
            ListIterator<String> i = list.subList(1, 3).listIterator(1);
            return i.previous() + i.hasPrevious() + i.nextIndex() + i.next() + i.next() + i.hasNext() + i.previousIndex();
        });
        t("unordered", () -> new CopyOnWriteArraySet<>(List.of("a", "b")).equals(new LinkedHashSet<>(List.of("b", "a"))) + " "
                + new CopyOnWriteArraySet<>(List.of("a", "b")).equals(Set.of("a")) + new CopyOnWriteArraySet<>().equals(List.of()));
        t("unmodifiable entry", () -> Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1))).entrySet().stream().findFirst().get().setValue(2));
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        t("reversed map", () -> map.reversed().pollFirstEntry() + " " + map.reversed().merge("a", 5, Integer::sum) + map.reversed()
                + map.reversed().equals(map) + map.reversed().firstEntry());
        t("reversed set", () -> {
            LinkedHashSet<String> set = new LinkedHashSet<>(List.of("a", "b", "c"));
            return set.reversed().remove("b") + " " + set.reversed().contains("b") + Arrays.toString(set.reversed().toArray());
        });
        t("growing deque", () -> {
            ArrayDeque<Integer> numbers = new ArrayDeque<>(List.of(1, 2));
            return numbers.addAll(numbers);
        });
    }

    public static void main(String[] args) {
        reversed("array", new ArrayList<>(List.of("c", "a", "b")));
        reversed("linked", new LinkedList<>(List.of("c", "a", "b")));
        reversed("vector", new Vector<>(List.of("c", "a", "b")));
        reversed("copied", new CopyOnWriteArrayList<>(List.of("c", "a", "b")));
        checkedMap();
        checkedList();
        concurrentMap();
        copies();
        rest();
    }
}
