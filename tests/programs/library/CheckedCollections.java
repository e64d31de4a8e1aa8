import java.util.*;

public class CheckedCollections {
    static void refuse(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> names = Collections.checkedList(new ArrayList<>(List.of("a", "b")), String.class);
        List raw = names;
        names.add("c");
        names.add(0, "z");
        refuse("add", () -> raw.add(5));
        refuse("add at", () -> raw.add(1, 'x'));
        refuse("set", () -> raw.set(0, new int[0]));
        refuse("addAll", () -> raw.addAll(List.of("ok", 7L)));
        names.add(null);
        System.out.println(names + " " + names.size() + " " + names.indexOf("b") + names.contains(null) + " " + names.subList(1, 3) + " " + names.equals(Arrays.asList("z", "a", "b", "c", null))
                + " " + (names instanceof RandomAccess) + (Collections.checkedList(new LinkedList<>(), String.class) instanceof RandomAccess));
        Set<Integer> set = Collections.checkedSet(new TreeSet<>(), Integer.class);
        refuse("set add", () -> ((Set) set).add("s"));
        set.addAll(List.of(3, 1, 2));
        System.out.println(set + " " + set.equals(Set.of(1, 2, 3)) + " " + set.remove(2) + set.contains(2) + set.hashCode());
        SortedSet<Integer> sorted = Collections.checkedSortedSet(new TreeSet<>(Set.of(1, 5, 9)), Integer.class);
        refuse("sorted add", () -> ((Set) sorted.headSet(6)).add("s"));
        System.out.println(sorted.first() + " " + sorted.tailSet(5) + sorted.comparator());
        Map<String, Integer> map = Collections.checkedMap(new TreeMap<>(), String.class, Integer.class);
        map.put("one", 1);
        refuse("key", () -> ((Map) map).put(1, 1));
        refuse("value", () -> ((Map) map).put("two", "2"));
        refuse("putAll", () -> ((Map) map).putAll(Map.of("k", 1.5)));
        refuse("entry", () -> ((Map.Entry) map.entrySet().iterator().next()).setValue("no"));
        map.entrySet().iterator().next().setValue(11);
        System.out.println(map + " " + map.getOrDefault("x", 0) + map.keySet() + map.values());
        Queue<String> queue = Collections.checkedQueue(new ArrayDeque<>(), String.class);
        queue.offer("q");
        refuse("offer", () -> ((Queue) queue).offer(3));
        System.out.println(queue.peek() + queue.poll() + queue.poll() + queue.isEmpty());
        refuse("null type", () -> Collections.checkedList(new ArrayList<>(), null));
    }
}
