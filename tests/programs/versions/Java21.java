// release: 21
// Compiled for Java 21: pattern switches, record patterns, sequenced collections, generic inference in patterns.
import java.util.*;

public class Java21 {
    sealed interface Tree<T> {
    }

    record Leaf<T>(T value) implements Tree<T> {
    }

    record Fork<T>(Tree<T> left, Tree<T> right) implements Tree<T> {
    }

    static <T> int size(Tree<T> t) {
        return switch (t) {
            case Leaf<T>(var v) -> 1;
            case Fork<T>(Leaf<T>(var a), var r) -> 1 + size(r);
            case Fork<T>(var l, var r) -> size(l) + size(r);
        };
    }

    static String what(Object o) {
        return switch (o) {
            case Integer i when i > 10 -> "large";
            case Integer i -> "small";
            case String s -> s;
            case List<?> l when l.isEmpty() -> "empty list";
            case List<?> l -> "list of " + l.getFirst();
            case null, default -> "null or other";
        };
    }

    enum E {
        A, B
    }

    static int mixed(E e) {
        return switch (e) {
            case A -> 1;
            case E x when x.name().equals("B") -> 2;
            case B -> 3;
        };
    }

    public static void main(String[] args) {
        System.out.println(size(new Fork<>(new Leaf<>(1), new Fork<>(new Fork<>(new Leaf<>(2), new Leaf<>(3)), new Leaf<>(4)))));
        for (Object o : new Object[] {11, 10, "text", List.of(), List.of(5), null, 'c'}) {
            System.out.println(what(o));
        }
        System.out.println(mixed(E.A) + mixed(E.B));
        SequencedCollection<Integer> s = new ArrayList<>(List.of(1, 2, 3));
        s.addFirst(0);
        System.out.println(s.reversed() + " " + s.getLast() + " " + new LinkedHashSet<>(List.of(1, 2)).reversed());
        Object o = new Fork<>(new Leaf<>("deep"), null);
        if (o instanceof Fork<?>(Leaf<?>(String t), var none) && none == null) {
            System.out.println(t + none);
        }
    }
}
