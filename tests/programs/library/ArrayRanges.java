// Ranges of arrays: equals, mismatch, compare and parallelSort, of objects by comparators too.
import java.util.*;

public class ArrayRanges {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + (e instanceof NullPointerException ? "" : ": " + e.getMessage()));
        }
    }

    static void ints() {
        int[] a = {5, 1, 2, 3, 9};
        int[] b = {1, 2, 3, 8, Integer.MIN_VALUE};
        System.out.println(Arrays.equals(a, 1, 4, b, 0, 3) + " " + Arrays.equals(a, 1, 5, b, 0, 3));
        System.out.println(Arrays.mismatch(a, 1, 4, b, 0, 3) + " " + Arrays.mismatch(a, 1, 5, b, 0, 4) + " "
                + Arrays.mismatch(a, 1, 5, b, 0, 3) + " " + Arrays.mismatch(a, 2, 2, b, 0, 0) + " " + Arrays.mismatch(a, b));
        System.out.println(Arrays.compare(a, 1, 4, b, 0, 3) + " " + Arrays.compare(a, 1, 5, b, 0, 4) + " "
                + Arrays.compare(a, 1, 2, b, 0, 4) + " " + Arrays.compare(a, 1, 5, b, 0, 3) + " " + Arrays.compare(a, b)
                + " " + Arrays.compare(a, null) + " " + Arrays.compare(null, b) + " " + Arrays.compare((int[]) null, null));
        show(() -> Arrays.mismatch(a, 3, 1, b, 0, 2));
        show(() -> Arrays.compare(a, -1, 1, b, 0, 2));
        show(() -> Arrays.equals(a, 0, 1, b, 0, 6));
        show(() -> Arrays.mismatch(null, 0, 1, b, 0, 6));
        show(() -> Arrays.mismatch((int[]) null, b));
        Arrays.parallelSort(a, 0, 3);
        System.out.println(Arrays.toString(a));
        show(() -> {
            Arrays.parallelSort(a, 3, 9);
            return "sorted";
        });
    }

    /** What is wrong is looked at in the order of Java: the array first. */
    static void copies() {
        show(() -> Arrays.copyOf((int[]) null, -1));
        show(() -> Arrays.copyOf((long[]) null, -1));
        show(() -> Arrays.copyOf((short[]) null, -1));
        show(() -> Arrays.copyOf((char[]) null, -1));
        show(() -> Arrays.copyOf((byte[]) null, -1));
        show(() -> Arrays.copyOf((boolean[]) null, -1));
        show(() -> Arrays.copyOf((float[]) null, -1));
        show(() -> Arrays.copyOf((double[]) null, -1));
        show(() -> Arrays.copyOf((Object[]) null, -1));
        show(() -> Arrays.copyOf((Object[]) null, -1, String[].class));
        show(() -> Arrays.copyOf(new Object[1], -1, null));
        show(() -> Arrays.copyOf(new int[2], -1));
        show(() -> Arrays.copyOfRange((int[]) null, 3, 1));
        show(() -> Arrays.copyOfRange((Object[]) null, 3, 1, String[].class));
        show(() -> Arrays.copyOfRange(new int[2], 5, 7));
        show(() -> Arrays.copyOfRange(new int[2], -2, Integer.MAX_VALUE));
        show(() -> Arrays.copyOfRange(new Object[2], -2, -3));
    }

    static void otherPrimitives() {
        long[] l = {3, -1, 7L << 40, 2};
        long[] l2 = {-1, 7L << 40, 1};
        System.out.println(Arrays.equals(l, 1, 3, l2, 0, 2) + " " + Arrays.mismatch(l, 1, 4, l2, 0, 3) + " "
                + Arrays.compare(l, 1, 4, l2, 0, 3) + " " + Arrays.compare(l, 1, 2, l2, 0, 3));
        Arrays.parallelSort(l, 1, 4);
        short[] s = {3, -1, 300, 2};
        short[] s2 = {-1, 300, 1};
        System.out.println(Arrays.equals(s, 1, 3, s2, 0, 2) + " " + Arrays.mismatch(s, 1, 4, s2, 0, 3) + " "
                + Arrays.compare(s, 0, 4, s2, 1, 3) + " " + Arrays.compare(s, 1, 2, s2, 0, 3));
        Arrays.parallelSort(s, 1, 4);
        char[] c = {'x', 'b', 'a', '\uffff'};
        char[] c2 = {'b', 'a', 'q'};
        System.out.println(Arrays.equals(c, 1, 3, c2, 0, 2) + " " + Arrays.mismatch(c, 1, 4, c2, 0, 3) + " "
                + Arrays.compare(c, 1, 4, c2, 0, 3) + " " + Arrays.compare(c, 1, 2, c2, 0, 3));
        Arrays.parallelSort(c, 0, 3);
        byte[] y = {3, -1, 100, 2};
        byte[] y2 = {-1, 100, -128};
        System.out.println(Arrays.equals(y, 1, 3, y2, 0, 2) + " " + Arrays.mismatch(y, 1, 4, y2, 0, 3) + " "
                + Arrays.compare(y, 1, 4, y2, 0, 3) + " " + Arrays.compare(y, 1, 2, y2, 0, 3));
        Arrays.parallelSort(y, 1, 4);
        boolean[] z = {true, false, true};
        boolean[] z2 = {false, true, true};
        System.out.println(Arrays.equals(z, 1, 3, z2, 0, 2) + " " + Arrays.mismatch(z, 0, 3, z2, 0, 3) + " "
                + Arrays.compare(z, 0, 3, z2, 0, 3) + " " + Arrays.compare(z, 1, 2, z2, 0, 3));
        double[] d = {0.0, -0.0, Double.NaN, 1};
        double[] d2 = {-0.0, Double.NaN, 0.5};
        System.out.println(Arrays.equals(d, 1, 3, d2, 0, 2) + " " + Arrays.mismatch(d, 0, 2, d2, 0, 2) + " "
                + Arrays.compare(d, 0, 2, d2, 0, 2) + " " + Arrays.compare(d, 2, 4, d2, 1, 3));
        Arrays.parallelSort(d, 0, 3);
        float[] f = {0f, -0f, Float.NaN, 1};
        float[] f2 = {-0f, Float.NaN, 0.5f};
        System.out.println(Arrays.equals(f, 1, 3, f2, 0, 2) + " " + Arrays.mismatch(f, 0, 2, f2, 0, 2) + " "
                + Arrays.compare(f, 0, 2, f2, 0, 2) + " " + Arrays.compare(f, 2, 4, f2, 1, 3));
        Arrays.parallelSort(f, 0, 3);
        System.out.println(Arrays.toString(l) + Arrays.toString(s) + Arrays.toString(y) + Arrays.toString(d)
                + Arrays.toString(f) + Arrays.hashCode(c));
    }

    static int compared;

    static void objects() {
        String[] a = {"z", "b", null, "c", "D"};
        String[] b = {"b", null, "C", "d"};
        Comparator<String> order = (x, y) -> {
            compared++;
            return x == null || y == null ? (x == y ? 0 : x == null ? -7 : 7) : x.compareToIgnoreCase(y);
        };
        System.out.println(Arrays.equals(a, 1, 3, b, 0, 2) + " " + Arrays.equals(a, 1, 5, b, 0, 4) + " "
                + Arrays.equals(a, 1, 5, b, 0, 4, order) + " " + Arrays.equals(a, 1, 5, b, 0, 3, order));
        System.out.println(Arrays.mismatch(a, 1, 5, b, 0, 4) + " " + Arrays.mismatch(a, b) + " "
                + Arrays.mismatch(a, 1, 5, b, 0, 4, order) + " " + Arrays.mismatch(a, 1, 4, b, 0, 4, order) + " "
                + Arrays.mismatch(a, b, order) + " " + Arrays.mismatch(a, a, order));
        System.out.println(Arrays.compare(a, 1, 5, b, 0, 4) + " " + Arrays.compare(a, 2, 3, b, 0, 1) + " "
                + Arrays.compare(a, 1, 2, b, 1, 2) + " " + Arrays.compare(a, b) + " " + Arrays.compare(a, a) + " "
                + Arrays.compare(a, 1, 3, b, 0, 4) + " " + Arrays.compare(a, null));
        System.out.println(Arrays.compare(a, 1, 5, b, 0, 4, order) + " " + Arrays.compare(a, b, order) + " "
                + Arrays.compare(a, 2, 5, b, 0, 3, order) + " " + Arrays.compare(null, b, order) + " "
                + Arrays.compare(a, 1, 5, b, 0, 2, order) + " " + compared);
        show(() -> Arrays.compare(a, b, null));
        show(() -> Arrays.mismatch(a, 2, 1, b, 0, 1, order));
        show(() -> Arrays.equals(a, 0, 1, b, 4, 5));
        String[] words = "pear fig Apple date cherry banana".split(" ");
        Arrays.parallelSort(words, 1, 5);
        System.out.println(String.join(" ", words));
        Arrays.parallelSort(words, 0, 6, String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(String.join(" ", words));
    }

    public static void main(String[] args) {
        ints();
        copies();
        otherPrimitives();
        objects();
    }
}
