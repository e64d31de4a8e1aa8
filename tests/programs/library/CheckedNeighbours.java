// Checked views of sets and maps with neighbours: what they let in, their parts, and entries that are set.
import java.util.*;

public class CheckedNeighbours {
    static void refused(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        NavigableSet<Integer> set = Collections.checkedNavigableSet(new TreeSet<>(List.of(5, 1, 9, 3)), Integer.class);
        System.out.println(set + " " + set.lower(5) + set.floor(4) + set.ceiling(6) + set.higher(9) + " " + set.descendingSet() + set.headSet(5) + set.headSet(5, true) + set.tailSet(5) + set.tailSet(5, false)
                + set.subSet(1, 9) + set.subSet(1, false, 9, true) + set.first() + set.last());
        refused("text", () -> ((Set) set).add("x"));
        refused("text in a part", () -> ((Set) set.descendingSet()).add("x"));
        refused("texts", () -> ((Set) set.headSet(9, true)).addAll(List.of(2, "y")));
        System.out.println(set.pollFirst() + " " + set.pollLast() + " " + set + set.equals(new TreeSet<>(List.of(3, 5))) + set.hashCode());
        Iterator<Integer> down = set.descendingIterator();
        System.out.println(down.next() + " " + down.next() + down.hasNext() + set.comparator());
        NavigableMap<String, Integer> map = Collections.checkedNavigableMap(new TreeMap<>(Map.of("b", 2, "d", 4, "f", 6)), String.class, Integer.class);
        System.out.println(map + " " + map.lowerEntry("d") + map.lowerKey("d") + map.floorEntry("c") + map.floorKey("d") + map.ceilingEntry("e") + map.ceilingKey("g") + map.higherEntry("f") + map.higherKey("a"));
        System.out.println(map.firstEntry() + " " + map.lastEntry() + map.firstKey() + map.lastKey() + map.descendingMap() + map.navigableKeySet() + map.descendingKeySet() + map.keySet() + map.values());
        System.out.println(map.headMap("d") + " " + map.headMap("d", true) + map.tailMap("d") + map.tailMap("d", false) + map.subMap("b", "f") + map.subMap("b", false, "f", true));
        refused("key", () -> ((Map) map).put(1, 1));
        refused("value", () -> ((Map) map).put("x", "y"));
        refused("value in a part", () -> ((Map) map.tailMap("d", true)).put("x", "y"));
        refused("range", () -> map.headMap("d").put("z", 1));
        refused("value of an entry", () -> ((Map.Entry) map.entrySet().iterator().next()).setValue("no"));
        map.entrySet().iterator().next().setValue(20);
        refused("set of the first", () -> map.firstEntry().setValue(3));
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + map + map.get("d") + map.containsKey("q"));
        refused("null", () -> Collections.checkedNavigableSet(null, String.class));
        refused("merged", () -> ((Map) map).merge("d", "text", (a, b) -> b));
        refused("replaced", () -> ((Map) map).replaceAll((k, v) -> "text"));
        refused("computed", () -> ((Map) map).computeIfAbsent("new", k -> 1.5));
        System.out.println(map);
    }
}
