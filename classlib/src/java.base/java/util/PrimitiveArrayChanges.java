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
    //#each int long short char byte boolean double float

    public static void fill($type$[] a, $type$ value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill($type$[] a, int fromIndex, int toIndex, $type$ value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static $type$[] copyOf($type$[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        $type$[] copy = new $type$[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static $type$[] copyOfRange($type$[] original, int from, int to) {
        int n = copyLength(from, to);
        $type$[] copy = new $type$[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }
    //#if not boolean

    public static void sort($type$[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort($type$[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort($type$[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort($type$[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }
    //#end
    //#end
}
