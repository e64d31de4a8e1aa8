// Comparing arrays as if their elements had no sign, and prefixes of ranges.

import java.util.Arrays;

public class UnsignedAndPrefixes {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.compareUnsigned(new byte[] {1, -1}, new byte[] {1, 1}) + " "
                + Arrays.compareUnsigned(new short[] {-2}, new short[] {-1}) + " "
                + Arrays.compareUnsigned(new int[] {-1}, new int[] {7, 8}) + " "
                + Arrays.compareUnsigned(new long[] {3, 4}, new long[] {3, 4}) + " "
                + Arrays.compareUnsigned(new long[] {3}, new long[] {3, 4, 5}) + " "
                + Arrays.compareUnsigned((int[]) null, null) + " "
                + Arrays.compareUnsigned(null, new int[0]) + " "
                + Arrays.compareUnsigned(new byte[0], null));
        System.out.println(Arrays.compareUnsigned(new int[] {9, -1, 2}, 1, 3, new int[] {-1, 2, 9}, 0, 2) + " "
                + Arrays.compareUnsigned(new byte[] {9, -1, 2}, 1, 3, new byte[] {0, 2, 9}, 0, 2) + " "
                + Arrays.compareUnsigned(new short[] {9, -1, 2}, 1, 1, new short[] {0, 2, 9}, 0, 2));
        attempt("order", () -> Arrays.compareUnsigned(new long[2], 2, 1, new long[2], 0, 1));
        attempt("end", () -> Arrays.compareUnsigned(new long[2], 0, 1, new long[2], 0, 3));
        int[] ints = {1, 2, 3, 4, 5};
        Arrays.parallelPrefix(ints, 1, 4, (a, b) -> a * b);
        long[] longs = {1, 2, 3, 4, 5};
        Arrays.parallelPrefix(longs, 2, 2, Long::sum);
        double[] doubles = {1, 2, 3, 4, 5};
        Arrays.parallelPrefix(doubles, 0, 5, Double::sum);
        String[] texts = {"a", "b", "c"};
        Arrays.parallelPrefix(texts, 1, 3, String::concat);
        System.out.println(Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(texts));
        attempt("null", () -> Arrays.parallelPrefix(ints, 0, 9, null));
        attempt("range", () -> Arrays.parallelPrefix(ints, 0, 9, Integer::sum));
        attempt("negative", () -> Arrays.parallelPrefix(texts, -1, 2, String::concat));
    }
}
