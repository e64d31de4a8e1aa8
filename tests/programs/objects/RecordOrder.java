import java.util.List;

/** In which order a record's methods look at its components, and how they compare each kind. */
public class RecordOrder {
    static class Noisy implements Comparable<Noisy> {
        final String name;
        final boolean same;

        Noisy(String name, boolean same) {
            this.name = name;
            this.same = same;
        }

        @Override
        public boolean equals(Object other) {
            System.out.print("eq " + name + " ");
            return same;
        }

        @Override
        public int hashCode() {
            System.out.print("hash " + name + " ");
            return name.charAt(0);
        }

        @Override
        public String toString() {
            System.out.print("text " + name + " ");
            return name;
        }

        @Override
        public int compareTo(Noisy other) {
            return 0;
        }
    }

    record Mixed(Noisy a, int i, Object b, long l, Comparable<Noisy> c, double d, List<Noisy> e, float f, Noisy g) {
    }

    record Primitives(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
    }

    record Arrays(int[] ints, char[] chars, Object[] objects) {
    }

    record Empty() {
    }

    static Mixed mixed(String suffix, int i, double d, boolean same) {
        return new Mixed(new Noisy("a" + suffix, same), i, new Noisy("b" + suffix, same), 1L << 40,
                new Noisy("c" + suffix, same), d, List.of(new Noisy("e" + suffix, same)), 2.5f,
                new Noisy("g" + suffix, true));
    }

    static void compare(String what, Object a, Object b) {
        boolean equal = a.equals(b);
        System.out.println(what + ": " + equal);
    }

    public static void main(String[] args) {
        Mixed one = mixed("1", 1, 0.5, true);
        compare("same", one, one);
        compare("all equal", one, mixed("2", 1, 0.5, true));
        compare("int differs", one, mixed("2", 2, 0.5, true));
        compare("double differs", one, mixed("2", 1, 0.25, true));
        compare("references differ", mixed("1", 1, 0.5, false), mixed("2", 1, 0.5, false));
        compare("null", one, null);
        compare("other class", one, "text");
        compare("null components", new Mixed(null, 1, null, 1, null, 1, null, 1, null),
                new Mixed(null, 1, null, 1, null, 1, null, 1, null));
        compare("null component and other", new Mixed(null, 1, null, 1, null, 1, null, 1, null),
                new Mixed(null, 1, null, 1, null, 1, null, 1, new Noisy("x", true)));
        System.out.println(one.hashCode());
        System.out.println(one);

        Primitives p = new Primitives(true, (byte) -1, 'x', (short) -2, 3, -4L, Float.NaN, -0.0);
        compare("NaN", p, new Primitives(true, (byte) -1, 'x', (short) -2, 3, -4L, Float.NaN, -0.0));
        compare("zeros", p, new Primitives(true, (byte) -1, 'x', (short) -2, 3, -4L, Float.NaN, 0.0));
        compare("booleans", p, new Primitives(false, (byte) -1, 'x', (short) -2, 3, -4L, Float.NaN, -0.0));
        compare("longs", p, new Primitives(true, (byte) -1, 'x', (short) -2, 3, -4L + (1L << 32), Float.NaN, -0.0));
        System.out.println(p + " " + p.hashCode());
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));

        int[] ints = {1};
        char[] chars = {'c'};
        Arrays arrays = new Arrays(ints, chars, null);
        compare("same arrays", arrays, new Arrays(ints, chars, null));
        compare("equal arrays", arrays, new Arrays(new int[] {1}, chars, null));
        System.out.println(arrays.hashCode() == (ints.hashCode() * 31 + chars.hashCode()) * 31);
        System.out.println(arrays.toString().equals("Arrays[ints=" + ints + ", chars=" + (Object) chars
                + ", objects=null]"));
    }
}
