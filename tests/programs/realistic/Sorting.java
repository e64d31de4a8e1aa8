// Own sorting algorithms over int arrays, checked against each other: quick, merge, heap, shell, radix, insertion.
import java.util.Arrays;

public class Sorting {
    interface Sorter {
        void sort(int[] a);
    }

    static void quick(int[] a, int lo, int hi) {
        while (lo < hi) {
            int p = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) {
                while (a[i] < p) {
                    i++;
                }
                while (a[j] > p) {
                    j--;
                }
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            if (j - lo < hi - i) {
                quick(a, lo, j);
                lo = i;
            } else {
                quick(a, i, hi);
                hi = j;
            }
        }
    }

    static void merge(int[] a, int[] tmp, int lo, int hi) {
        if (hi - lo < 2) {
            return;
        }
        int mid = (lo + hi) / 2;
        merge(a, tmp, lo, mid);
        merge(a, tmp, mid, hi);
        System.arraycopy(a, lo, tmp, lo, hi - lo);
        for (int i = lo, l = lo, r = mid; i < hi; i++) {
            a[i] = r >= hi || l < mid && tmp[l] <= tmp[r] ? tmp[l++] : tmp[r++];
        }
    }

    static void heap(int[] a) {
        int n = a.length;
        for (int i = n / 2 - 1; i >= 0; i--) {
            sift(a, i, n);
        }
        for (int end = n - 1; end > 0; end--) {
            int t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int i, int n) {
        for (int c = 2 * i + 1; c < n; i = c, c = 2 * i + 1) {
            if (c + 1 < n && a[c + 1] > a[c]) {
                c++;
            }
            if (a[i] >= a[c]) {
                return;
            }
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int v = a[i], j = i;
                for (; j >= gap && a[j - gap] > v; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = v;
            }
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            for (int v : a) {
                count[((v ^ Integer.MIN_VALUE) >>> shift & 255) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                count[i + 1] += count[i];
            }
            for (int v : a) {
                b[count[(v ^ Integer.MIN_VALUE) >>> shift & 255]++] = v;
            }
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        int[][] inputs = {{}, {1}, {2, 1}, {3, 3, 3}, new int[300], new int[257]};
        for (int i = 0, x = 12345; i < 300; i++) {
            x = x * 1664525 + 1013904223;
            inputs[4][i] = x;
            if (i < 257) {
                inputs[5][i] = 257 - i;
            }
        }
        Sorter[] sorters = {a -> quick(a, 0, a.length - 1), a -> merge(a, new int[a.length], 0, a.length), Sorting::heap, Sorting::shell, Sorting::radix, Arrays::sort};
        for (int[] input : inputs) {
            int[] reference = null;
            boolean equal = true;
            for (Sorter s : sorters) {
                int[] a = input.clone();
                s.sort(a);
                if (reference == null) {
                    reference = a;
                }
                equal &= Arrays.equals(reference, a);
            }
            System.out.println(input.length + " " + equal + " " + Arrays.hashCode(reference));
        }
    }
}
