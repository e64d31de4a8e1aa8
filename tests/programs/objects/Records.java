// Records: generated members over every component type, custom constructors, nesting, arrays, generics, static members.
import java.util.List;

public class Records {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) {
        @Override
        public int[] a() {
            return null;
        }
    }

    record Empty() {
    }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x < 0) {
                throw new IllegalArgumentException("negative x: " + x);
            }
            y = Math.abs(y);
        }

        Point(int both) {
            this(both, both);
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }

        @Override
        public int compareTo(Point o) {
            return Integer.compare(x, o.x);
        }
    }

    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
    }

    record Custom(String name) {
        @Override
        public String toString() {
            return "<" + name + ">";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && c.name.equalsIgnoreCase(name);
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    record Floats(float f, double d) {
    }

    public static void main(String[] args) {
        All a = new All(true, (byte) -1, (short) 2, 'c', 4, 5L, 6f, 7d, "t", null);
        All b = new All(true, (byte) -1, (short) 2, 'c', 4, 5L, 6f, 7d, new String("t"), null);
        System.out.println(a + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.l() + a.d() + a.c());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Point p = new Point(3, -4);
        System.out.println(p + " " + p.length() + " " + p.hashCode() + " " + p.equals(new Point(3, 4)) + " " + p.equals(null) + " " + p.equals("p") + " " + p.compareTo(Point.ORIGIN) + " " + new Point(7).y() + " " + Point.made);
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Pair<Object, List<Integer>> pair = new Pair<>(null, List.of(1, 2));
        System.out.println(pair + " " + pair.hashCode() + " " + pair.equals(new Pair<>(null, List.of(1, 2))) + " " + pair.equals(new Pair<>(1, null)) + " " + Pair.twin("x") + " " + Pair.twin("x").hashCode());
        System.out.println(new Pair<>(new Pair<>(1, 'c'), Pair.twin(new Empty())));
        System.out.println(new Custom("N") + " " + new Custom("n").equals(new Custom("N")) + " " + new Pair<>(new Custom("a"), 1).equals(new Pair<>(new Custom("A"), 1)) + " " + new Custom("q").name());
        System.out.println(new Floats(Float.NaN, -0.0).equals(new Floats(Float.NaN, -0.0)) + " " + new Floats(0f, 0.0).equals(new Floats(-0f, 0.0)) + " " + new Floats(1f, 2).hashCode() + " " + new Floats(1f, 2));
        System.out.println(p instanceof Record ? p.getClass().isRecord() + " " + p.getClass().getSuperclass().getName() : "");
        record Local(int n, String s) {
        }
        System.out.println(new Local(1, "two") + " " + new Local(1, null).hashCode() + " " + new All(false, (byte) 0, (short) 0, 'a', 0, 1L << 32, 0f, 0d, null, null).hashCode());
    }
}
