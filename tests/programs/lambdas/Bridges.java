// Functional interfaces whose method overrides a generic one: lambdas need bridges, marker interfaces and serialisable forms.
import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

public class Bridges {
    interface Transform<A, B> {
        B apply(A a);
    }

    interface TextTransform extends Transform<String, Integer> {
        @Override
        Integer apply(String s);
    }

    interface NumberSource extends Supplier<Number> {
        @Override
        Integer get();
    }

    interface Marker {
        default String mark() {
            return "marked";
        }
    }

    interface Two<T extends Comparable<T>> extends Comparator<T> {
        @Override
        int compare(T a, T b);
    }

    static <T extends Transform<String, Integer> & Marker> String use(T t) {
        return t.mark() + t.apply("four");
    }

    static int length(Object o) {
        return String.valueOf(o).length();
    }

    static <A, B> B through(Transform<A, B> t, A a) {
        return t.apply(a);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        TextTransform t = s -> s.length() + 1;
        System.out.println(t.apply("abc") + through(t, "ab"));
        TextTransform r = String::length;
        System.out.println(r.apply("abc") + through(r, "ab"));
        NumberSource n = () -> 42;
        Supplier<Number> wide = n;
        System.out.println(n.get() + wide.get().intValue());
        System.out.println(use((Transform<String, Integer> & Marker) String::length));
        System.out.println(use((Transform<String, Integer> & Marker & Serializable) Bridges::length));
        Two<String> two = (a, b) -> b.compareTo(a);
        Comparator<String> plain = two;
        System.out.println(two.compare("a", "b") + plain.reversed().compare("a", "b"));
        Function<String, Integer> f = (Function<String, Integer> & Serializable) Bridges::length;
        System.out.println(f.apply("serial") + " " + (f instanceof Serializable) + " " + (f instanceof Marker));
        Transform raw = t;
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge casts its argument");
        }
        Transform<Integer, Transform<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
    }
}
