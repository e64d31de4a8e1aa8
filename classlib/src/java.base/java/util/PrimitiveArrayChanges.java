package java.util;

/**
 * The methods of {@link Arrays} that fill, copy or sort primitive arrays, inherited as those of
 * {@link PrimitiveArrayContents}. Copying and long fills go through {@code System.arraycopy}, sorting to
 * {@link PrimitiveSort}.
 */
abstract class PrimitiveArrayChanges extends PrimitiveArrayContents {
    /** Arrays shorter than this are filled one element at a time. */
    static final int LONG_FILL = 32;

    PrimitiveArrayChanges() {
    }

    /** Repeats the first {@code LONG_FILL} elements of [from, to) over the rest, in steps that double. */
    static void repeat(Object a, int from, int to) {
        int n = to - from;
        for (int done = LONG_FILL; done < n; done <<= 1) {
            System.arraycopy(a, from, a, from + done, done < n - done ? done : n - done);
        }
    }

    /** The number of elements in the copy of [from, to); checks the order of the two. */
    static int copyLength(int from, int to) {
        int n = to - from;
        if (n < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return n;
    }

    public static void fill(int[] a, int value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static int[] copyOf(int[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int n = copyLength(from, to);
        int[] copy = new int[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(int[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(long[] a, long value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static long[] copyOf(long[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        int n = copyLength(from, to);
        long[] copy = new long[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(long[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(short[] a, short value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static short[] copyOf(short[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        int n = copyLength(from, to);
        short[] copy = new short[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(short[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(char[] a, char value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static char[] copyOf(char[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        int n = copyLength(from, to);
        char[] copy = new char[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(char[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(byte[] a, byte value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        int n = copyLength(from, to);
        byte[] copy = new byte[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(byte[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(boolean[] a, boolean value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        int n = copyLength(from, to);
        boolean[] copy = new boolean[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void fill(double[] a, double value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static double[] copyOf(double[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        int n = copyLength(from, to);
        double[] copy = new double[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(double[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static void fill(float[] a, float value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static float[] copyOf(float[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        int n = copyLength(from, to);
        float[] copy = new float[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static void sort(float[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }
}
