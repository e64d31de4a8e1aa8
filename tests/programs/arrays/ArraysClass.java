// java.util.Arrays: sort, search, fill, equals, hash, copy, asList, deep variants.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class ArraysClass {
    public static void main(String[] args) {
        int[] a = {5, -3, 9, 0, Integer.MIN_VALUE, 9, 2};
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        for (int key : new int[] {9, 0, -3, 1, 100, Integer.MIN_VALUE}) {
            System.out.print(Arrays.binarySearch(sorted, key) + " ");
        }
        System.out.println();
        Arrays.sort(a, 1, 5);
        System.out.println(Arrays.toString(a));
        double[] d = {0.0, -0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY, 3};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "sorting".toCharArray();
        Arrays.sort(c);
        System.out.println(new String(c));
        long[] l = {3, 1, 2};
        Arrays.sort(l);
        byte[] b = {3, -1, 2};
        Arrays.sort(b);
        System.out.println(Arrays.toString(l) + Arrays.toString(b));
        String[] s = {"pear", "fig", "apple", "kiwi", "Banana"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.comparing(String::length));
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.reverseOrder());
        System.out.println(Arrays.toString(s) + Arrays.binarySearch(s, "fig", Comparator.reverseOrder()));
        Arrays.fill(a, 7);
        Arrays.fill(a, 1, 3, 0);
        System.out.println(Arrays.toString(a) + Arrays.hashCode(a) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.equals(a, a.clone()) + " " + Arrays.equals(a, null) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(s, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 9)));
        int[][] deep = {{1, 2}, {3}, null};
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepHashCode(deep) + " " + Arrays.deepEquals(deep, new int[][] {{1, 2}, {3}, null}) + " " + Arrays.equals(deep, deep.clone()));
        Object[] self = {1, null, "x", new boolean[] {true}};
        self[1] = self;
        System.out.println(Arrays.deepToString(self));
        List<String> view = Arrays.asList(s);
        view.set(0, "ZERO");
        System.out.println(s[0] + " " + view + " " + view.indexOf("fig"));
        try {
            view.add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size " + e.getMessage());
        }
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.toString((int[]) null));
        int[] made = new int[5];
        Arrays.setAll(made, k -> k * k);
        System.out.println(Arrays.toString(made));
        try {
            Arrays.sort(made, 3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOf(made, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.fill(made, 0, 9, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
