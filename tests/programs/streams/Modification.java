import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Collections that change before or while their streams run. */
public class Modification {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(" " + what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(" " + what + ": " + e);
        }
    }

    public static void main(String[] args) {
        for (Supplier<Collection<Integer>> made : List.<Supplier<Collection<Integer>>>of(() -> new ArrayList<>(List.of(1, 2, 3)),
                () -> new HashSet<>(List.of(1, 2, 3)), () -> new ArrayDeque<>(List.of(1, 2, 3)),
                () -> new LinkedHashSet<>(List.of(1, 2, 3)), () -> new TreeSet<>(List.of(1, 2, 3)),
                () -> new LinkedList<>(List.of(1, 2, 3)), () -> new PriorityQueue<>(List.of(1, 2, 3)),
                () -> new Vector<>(List.of(1, 2, 3)))) {
            Collection<Integer> late = made.get();
            Stream<Integer> s = late.stream().filter(x -> x > 1);
            late.add(4);
            System.out.println(late.getClass().getSimpleName() + " sees what came before it ran: " + s.toList());
        }
        attempt("ArrayList", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().forEach(x -> {
                System.out.print(x);
                l.add(4);
            });
        });
        attempt("ArrayList, one by one", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().anyMatch(x -> {
                System.out.print(x);
                l.add(4);
                return false;
            });
        });
        attempt("ArrayList, stopped in time", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            System.out.print(l.stream().map(x -> x * 2).filter(x -> x > 2).findFirst());
        });
        attempt("HashSet", () -> {
            Set<Integer> l = new HashSet<>(List.of(1, 2, 3));
            l.stream().forEach(x -> {
                System.out.print(x);
                l.add(4);
            });
        });
        attempt("HashMap", () -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 2));
            m.keySet().stream().forEach(x -> m.put(5, 6));
        });
        attempt("ArrayDeque", () -> {
            Deque<Integer> l = new ArrayDeque<>(List.of(1, 2, 3));
            l.stream().forEach(x -> {
                System.out.print(x);
                l.add(4);
            });
        });
        attempt("PriorityQueue", () -> {
            Queue<Integer> l = new PriorityQueue<>(List.of(1, 2, 3));
            l.stream().forEach(x -> {
                System.out.print(x);
                l.add(4);
            });
        });
        attempt("Vector", () -> {
            List<Integer> l = new Vector<>(List.of(1, 2, 3));
            l.stream().forEach(x -> {
                System.out.print(x);
                l.add(4);
            });
        });
        attempt("values set in place", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().forEach(x -> l.set(x - 1, x * 10));
            System.out.print(l);
        });
        attempt("removeIf", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
            l.removeIf(x -> x % 2 == 0);
            System.out.print(l);
        });
        attempt("iterator forEachRemaining", () -> {
            Iterator<Integer> it = List.of(1, 2, 3).iterator();
            it.next();
            it.forEachRemaining(System.out::print);
        });
    }
}
