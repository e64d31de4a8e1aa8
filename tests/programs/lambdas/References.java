// All kinds of method reference: static, bound, unbound, constructor, array constructor, super, inner constructor, varargs.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class References {
    final String name;

    References(String name) {
        this.name = name;
    }

    static int twice(int x) {
        return 2 * x;
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    boolean longer(References o) {
        return name.length() > o.name.length();
    }

    static String all(Object... o) {
        return "all" + o.length;
    }

    static class Base {
        String who() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String who() {
            return "derived";
        }

        Supplier<String> sup() {
            return super::who;
        }

        Supplier<String> own() {
            return this::who;
        }
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n + name.length();
        }
    }

    IntFunction<Inner> maker() {
        return Inner::new;
    }

    static int evaluated;

    static References target() {
        evaluated++;
        return new References("target");
    }

    interface Three<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    public static void main(String[] args) {
        IntUnaryOperator st = References::twice;
        System.out.println(st.applyAsInt(21));
        References bob = new References("bob");
        Function<String, String> bound = bob::greet;
        bob = new References("other");
        System.out.println(bound.apply("al"));
        BiFunction<References, String, String> unbound = References::greet;
        System.out.println(unbound.apply(bob, "eve"));
        BiPredicate<References, References> longer = References::longer;
        System.out.println(longer.test(bob, new References("x")));
        Function<String, References> make = References::new;
        System.out.println(make.apply("made").name);
        IntFunction<int[]> ints = int[]::new;
        Function<Integer, String[][]> strings = String[][]::new;
        System.out.println(ints.apply(3).length + " " + strings.apply(2).length + " " + strings.apply(0).getClass().getName());
        System.out.println(new Derived().sup().get() + new Derived().own().get());
        System.out.println(bob.maker().apply(10).n);
        Function<Object, String> one = References::all;
        Three<Object, Object, Object, String> three = References::all;
        Supplier<String> zero = References::all;
        System.out.println(one.apply("x") + three.apply(1, 2, 3) + zero.get());
        Supplier<String> late = target()::toString;
        Function<String, String> t2 = target()::greet;
        System.out.println(evaluated + t2.apply("a") + t2.apply("b") + evaluated);
        try {
            References none = null;
            Function<String, String> f = none::greet;
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("null receiver at creation");
        }
        Function<References, String> u = r -> r.name;
        try {
            unbound.apply(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null receiver at call");
        }
        List<String> words = new ArrayList<>(List.of("pear", "Fig", "apple"));
        words.sort(String::compareToIgnoreCase);
        System.out.println(words);
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        words.replaceAll(String::toUpperCase);
        words.forEach(System.out::println);
        Supplier<List<Integer>> lists = ArrayList::new;
        List<Integer> l = lists.get();
        Consumer<Integer> add = l::add;
        add.accept(4);
        Function<String, Integer> parse = Integer::valueOf;
        ToIntFunction<String> parse2 = Integer::parseInt;
        BinaryOperator<Integer> max = Math::max;
        System.out.println(l + " " + parse.apply("12") + parse2.applyAsInt("13") + max.apply(3, 9) + u.apply(bob) + lists.get().size());
        Function<Integer, Integer> f = x -> x + 1;
        System.out.println(f.andThen(x -> x * 10).compose((Integer x) -> x - 3).apply(5) + " " + Function.<String>identity().apply("id") + UnaryOperator.identity().apply(7));
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().test("") + " " + p.or(s -> s.length() > 3).test("long") + " " + p.and(s -> true).test("x") + " " + Predicate.not(p).test("") + Predicate.isEqual("a").test("a"));
    }
}
