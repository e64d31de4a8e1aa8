// Generic classes and bridges: covariant overrides, comparable bridges, heap pollution found at the hidden cast.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Generics {
    static class Node<T extends Comparable<T>> {
        T value;
        Node<T> left, right;

        Node(T value) {
            this.value = value;
        }

        Node<T> insert(T v) {
            if (v.compareTo(value) < 0) {
                left = left == null ? new Node<>(v) : left.insert(v);
            } else {
                right = right == null ? new Node<>(v) : right.insert(v);
            }
            return this;
        }

        void walk(List<? super T> out) {
            if (left != null) {
                left.walk(out);
            }
            out.add(value);
            if (right != null) {
                right.walk(out);
            }
        }
    }

    static class Version implements Comparable<Version> {
        final int major, minor;

        Version(int major, int minor) {
            this.major = major;
            this.minor = minor;
        }

        @Override
        public int compareTo(Version o) {
            return major != o.major ? Integer.compare(major, o.major) : minor - o.minor;
        }

        @Override
        public String toString() {
            return major + "." + minor;
        }
    }

    static abstract class Source<T> {
        abstract T make();

        T[] fill(T[] a) {
            for (int i = 0; i < a.length; i++) {
                a[i] = make();
            }
            return a;
        }
    }

    static class Ints extends Source<Integer> {
        int n;

        @Override
        Integer make() {
            return n++;
        }
    }

    static class Animal implements Cloneable {
        Animal self() {
            return this;
        }

        @Override
        public Animal clone() throws CloneNotSupportedException {
            return (Animal) super.clone();
        }
    }

    static class Cat extends Animal {
        int lives = 9;

        @Override
        Cat self() {
            return this;
        }

        @Override
        public Cat clone() throws CloneNotSupportedException {
            Cat c = (Cat) super.clone();
            c.lives--;
            return c;
        }
    }

    @SafeVarargs
    static <T> T last(T... items) {
        return items[items.length - 1];
    }

    static <T extends Comparable<? super T>> T max(Iterable<? extends T> items) {
        T best = null;
        for (T t : items) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static <A, B extends A> boolean put(List<A> list, B b) {
        return list.add(b);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Node<Version> root = new Node<>(new Version(2, 1));
        root.insert(new Version(1, 9)).insert(new Version(2, 0)).insert(new Version(10, 0));
        List<Object> out = new ArrayList<>();
        root.walk(out);
        System.out.println(out);
        Integer[] filled = new Ints().fill(new Integer[3]);
        System.out.println(filled[0] + filled[1] + filled[2]);
        Source raw = new Ints();
        try {
            raw.fill(new String[1]);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Animal a = new Cat();
        System.out.println(a.self().getClass().getSimpleName() + ((Cat) a.clone()).lives + new Cat().clone().clone().lives);
        System.out.println(last("a", "b") + last(1) + max(List.of(3, 9, 4)) + last(1, "x").toString());
        List<String> strings = new ArrayList<>();
        List polluted = strings;
        polluted.add(7);
        try {
            String s = strings.get(0);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
        Comparable c = new Version(1, 1);
        try {
            c.compareTo("text");
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        Comparator<Version> byMinor = new Comparator<Version>() {
            @Override
            public int compare(Version x, Version y) {
                return x.minor - y.minor;
            }
        };
        System.out.println(byMinor.compare(new Version(1, 5), new Version(9, 2)) + " " + put(out, "tail") + out.size());
    }
}
