// Fail-fast iterators of every collection, and what does not trip them.
import java.util.*;

public class ConcurrentModification {
    static void check(String name, Collection<Integer> c) {
        for (int i = 0; i < 5; i++) {
            c.add(i);
        }
        int seen = 0;
        try {
            for (Integer i : c) {
                seen++;
                if (i == 1) {
                    c.remove(3);
                }
            }
            System.out.println(name + " ended after " + seen);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " CME after " + seen);
        }
        seen = 0;
        try {
            for (Integer i : c) {
                seen++;
                if (seen == c.size() - 1) {
                    c.remove(i);
                }
            }
            System.out.println(name + " silently ended after " + seen);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " CME after " + seen);
        }
        try {
            c.forEach(i -> c.add(i + 100));
            System.out.println(name + " forEach ended");
        } catch (ConcurrentModificationException | OutOfMemoryError e) {
            System.out.println(name + " forEach " + e.getClass().getSimpleName());
        }
        Iterator<Integer> it = c.iterator();
        it.next();
        it.remove();
        while (it.hasNext()) {
            it.next();
        }
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(name + " exhausted");
        }
    }

    public static void main(String[] args) {
        check("ArrayList", new ArrayList<>());
        check("LinkedList", new LinkedList<>());
        check("HashSet", new HashSet<>());
        check("LinkedHashSet", new LinkedHashSet<>());
        check("TreeSet", new TreeSet<>());
        check("PriorityQueue", new PriorityQueue<>());
        List<Integer> base = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> sub = base.subList(1, 3);
        base.add(5);
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("sublist CME");
        }
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1));
        for (Integer k : m.keySet()) {
            m.put(k, 2);
        }
        System.out.println(m);
        try {
            m.computeIfAbsent(7, k -> {
                m.put(8, 8);
                return 7;
            });
            System.out.println("computed");
        } catch (ConcurrentModificationException e) {
            System.out.println("computeIfAbsent CME");
        }
    }
}
