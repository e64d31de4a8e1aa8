package java.util;

/**
 * Sorting of primitive arrays. Equal primitives cannot be told apart, so any algorithm gives the JDK's result; this
 * one is a quicksort of Hoare with the median of three, insertion sort for small parts, heap sort where the depth
 * shows a bad input (so that n log n always holds), and a first look for arrays that are runs already. Byte arrays,
 * and long short and char arrays, are counted; short ones and floats are sorted as ints.
 */
final class PrimitiveSort {
    /** Parts shorter than this are sorted by insertion. */
    private static final int SMALL = 20;
    /** Short and char arrays from this length on are counted, for which 65,536 counters are not too many. */
    private static final int COUNTING = 8192;

    private PrimitiveSort() {
    }

    private static int depthLimit(int n) {
        return 2 * (32 - Integer.numberOfLeadingZeros(n));
    }
    //#each int long double

    //#if double
    /** Order of {@code Double.compare}: NaN last, -0.0 before 0.0. Both are put aside while the rest is sorted. */
    static void sort(double[] a, int from, int to) {
        int end = to;
        int negativeZeros = 0;
        for (int i = to - 1; i >= from; i--) {
            double e = a[i];
            if (e != e) {
                a[i] = a[--end];
                a[end] = e;
            } else if (e == 0.0 && Double.doubleToRawLongBits(e) < 0L) {
                a[i] = 0.0;
                negativeZeros++;
            }
        }
        if (end - from > 1 && !isRun(a, from, end)) {
            quick(a, from, end, depthLimit(end - from));
        }
        if (negativeZeros > 0) {
            int low = from;
            int high = end;
            while (low < high) {
                int middle = low + high >>> 1;
                if (a[middle] < 0.0) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            for (int i = 0; i < negativeZeros; i++) {
                a[low + i] = -0.0;
            }
        }
    }
    //#else
    static void sort($type$[] a, int from, int to) {
        if (to - from > 1 && !isRun(a, from, to)) {
            quick(a, from, to, depthLimit(to - from));
        }
    }
    //#end

    private static void quick($type$[] a, int from, int to, int depth) {
        int low = from;
        int high = to - 1;
        while (high - low >= SMALL) {
            if (depth-- == 0) {
                heap(a, low, high + 1);
                return;
            }
            $type$ pivot = pivot(a, low, high);
            int i = low - 1;
            int j = high + 1;
            while (true) {
                while (a[++i] < pivot) {
                    // stops at the pivot at the latest
                }
                while (a[--j] > pivot) {
                    // likewise
                }
                if (i >= j) {
                    break;
                }
                $type$ e = a[i];
                a[i] = a[j];
                a[j] = e;
            }
            if (j - low < high - j) {
                quick(a, low, j + 1, depth);
                low = j + 1;
            } else {
                quick(a, j + 1, high + 1, depth);
                high = j;
            }
        }
        for (int i = low + 1; i <= high; i++) {
            $type$ e = a[i];
            int j = i - 1;
            while (j >= low && a[j] > e) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = e;
        }
    }

    /** Median of three, ordered in place so that both scans stop; a Hoare partition needs the pivot not last. */
    private static $type$ pivot($type$[] a, int low, int high) {
        int middle = low + high >>> 1;
        $type$ x = a[low];
        $type$ y = a[middle];
        $type$ z = a[high];
        if (y < x) {
            $type$ e = x;
            x = y;
            y = e;
        }
        if (z < y) {
            $type$ e = y;
            y = z;
            z = e;
            if (y < x) {
                e = x;
                x = y;
                y = e;
            }
        }
        a[low] = x;
        a[middle] = y;
        a[high] = z;
        return y;
    }

    private static void heap($type$[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) {
            siftDown(a, from, i, n);
        }
        for (int last = n - 1; last > 0; last--) {
            $type$ e = a[from];
            a[from] = a[from + last];
            a[from + last] = e;
            siftDown(a, from, 0, last);
        }
    }

    private static void siftDown($type$[] a, int from, int root, int n) {
        $type$ e = a[from + root];
        int i = root;
        int child;
        while ((child = 2 * i + 1) < n) {
            if (child + 1 < n && a[from + child] < a[from + child + 1]) {
                child++;
            }
            if (a[from + child] <= e) {
                break;
            }
            a[from + i] = a[from + child];
            i = child;
        }
        a[from + i] = e;
    }

    /** Whether [from, to) ascends already; turns one that strictly descends round. */
    private static boolean isRun($type$[] a, int from, int to) {
        int i = from + 1;
        if (a[i - 1] > a[i]) {
            while (i < to && a[i - 1] > a[i]) {
                i++;
            }
            if (i < to) {
                return false;
            }
            for (int l = from, h = to - 1; l < h; l++, h--) {
                $type$ e = a[l];
                a[l] = a[h];
                a[h] = e;
            }
            return true;
        }
        while (i < to && a[i - 1] <= a[i]) {
            i++;
        }
        return i == to;
    }
    //#end

    /** Order of {@code Float.compare}: NaN last, -0.0 before 0.0; the rest is sorted as numbers in the same order. */
    static void sort(float[] a, int from, int to) {
        int end = to;
        for (int i = to - 1; i >= from; i--) {
            float e = a[i];
            if (e != e) {
                a[i] = a[--end];
                a[end] = e;
            }
        }
        int[] ordered = new int[end - from];
        for (int i = from; i < end; i++) {
            ordered[i - from] = inOrder(Float.floatToRawIntBits(a[i]));
        }
        sort(ordered, 0, ordered.length);
        for (int i = from; i < end; i++) {
            a[i] = Float.intBitsToFloat(inOrder(ordered[i - from]));
        }
    }

    /** The bits of a float as a number that is ordered as the floats are; and back. */
    private static int inOrder(int bits) {
        return bits ^ bits >> 31 & Integer.MAX_VALUE;
    }
    //#each short char

    static void sort($type$[] a, int from, int to) {
        if (to - from < COUNTING) {
            int[] copy = new int[to - from];
            for (int i = from; i < to; i++) {
                copy[i - from] = a[i];
            }
            sort(copy, 0, copy.length);
            for (int i = from; i < to; i++) {
                a[i] = ($type$) copy[i - from];
            }
            return;
        }
        int[] count = new int[1 << 16];
        for (int i = from; i < to; i++) {
            //#if short
            count[a[i] - Short.MIN_VALUE]++;
            //#else
            count[a[i]]++;
            //#end
        }
        int i = from;
        for (int value = 0; value < 1 << 16; value++) {
            for (int k = count[value]; k > 0; k--) {
                //#if short
                a[i++] = (short) (value + Short.MIN_VALUE);
                //#else
                a[i++] = (char) value;
                //#end
            }
        }
    }
    //#end

    static void sort(byte[] a, int from, int to) {
        if (to - from < SMALL) {
            for (int i = from + 1; i < to; i++) {
                byte e = a[i];
                int j = i - 1;
                while (j >= from && a[j] > e) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = e;
            }
            return;
        }
        int[] count = new int[256];
        for (int i = from; i < to; i++) {
            count[a[i] - Byte.MIN_VALUE]++;
        }
        int i = from;
        for (int value = 0; value < 256; value++) {
            for (int k = count[value]; k > 0; k--) {
                a[i++] = (byte) (value + Byte.MIN_VALUE);
            }
        }
    }
}
