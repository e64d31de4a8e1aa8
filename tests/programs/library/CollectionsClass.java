// java.util.Collections: algorithms and wrappers.
import java.util.*;

public class CollectionsClass {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4) + " " + Collections.max(l) + Collections.min(l) + Collections.max(l, Comparator.reverseOrder()));
        Collections.reverse(l);
        Collections.swap(l, 0, 5);
        Collections.rotate(l, 2);
        System.out.println(l + " " + Collections.frequency(l, 3) + " " + Collections.disjoint(l, List.of(7)) + " " + Collections.indexOfSubList(l, List.of(1, 8)) + Collections.lastIndexOfSubList(l, List.of()));
        Collections.rotate(l, -7);
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.fill(l, 0);
        Collections.replaceAll(l, 0, 4);
        Collections.addAll(l, 1, 2);
        System.out.println(l + " " + Collections.nCopies(3, "x") + Collections.emptyList() + Collections.singletonList(1) + Collections.singleton(2) + Collections.singletonMap("k", "v") + Collections.emptyMap());
        List<Integer> fixed = Collections.unmodifiableList(l);
        l.set(0, 77);
        System.out.println(fixed.get(0));
        show(() -> fixed.add(1));
        show(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).put(1, 1));
        show(() -> Collections.emptyList().add(null));
        show(() -> List.of(1, 2).remove(0));
        show(() -> List.of(1, null));
        show(() -> Set.of(1, 1));
        show(() -> Map.of("a", 1, "a", 2));
        show(() -> Collections.max(new ArrayList<Integer>()));
        show(() -> Collections.nCopies(-1, 1));
        show(() -> List.of(3, 1, 2) + " " + List.copyOf(l).size() + " " + List.of().size() + Set.of(5) + Map.of("k", 1) + List.of(1, 2).contains(2) + Set.of(1, 2, 3).contains(3) + Map.of(1, 2, 3, 4).get(3));
        show(() -> List.of(1).contains(null));
        show(() -> List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).subList(2, 5) + "" + List.of("a", "b").equals(Arrays.asList("a", "b")) + List.of(1, 2).hashCode());
        Set<String> fromMap = Collections.newSetFromMap(new TreeMap<>());
        fromMap.add("q");
        fromMap.add("q");
        System.out.println(fromMap + " " + Collections.synchronizedList(new ArrayList<>(List.of(1))) + Collections.unmodifiableSet(new TreeSet<>(List.of(3, 1))) + Collections.list(Collections.enumeration(List.of(1, 2))));
        List<String> stable = new ArrayList<>(List.of("b2", "a1", "b1", "a2", "c0", "a0"));
        stable.sort(Comparator.comparing(s -> s.charAt(0)));
        System.out.println(stable);
        stable.sort(Comparator.comparing((String s) -> s.charAt(1)).reversed());
        System.out.println(stable + " " + Collections.reverseOrder().compare(1, 2) + Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER).compare("a", "B"));
        Set<Integer> linked = new LinkedHashSet<>(List.of(3, 1, 2));
        linked.add(1);
        linked.remove(3);
        linked.add(3);
        System.out.println(linked);
    }
}
