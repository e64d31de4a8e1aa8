/**
 * Loops whose indices are sums and multiples of the counter and of what the loop does not change: inside the array, partly
 * outside of it at either end, and where the multiple wraps around and comes out inside.
 */
public class SlopedIndices {
    static long offset(int[] a, int from, int to, int by) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum = sum * 3 + a[i + by];
        }
        return sum;
    }

    static long reversed(int[] a, int from, int to, int k) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum = sum * 3 + a[k - i];
        }
        return sum;
    }

    static long doubled(int[] a, int from, int to, int k) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum = sum * 3 + a[2 * (i + k)] - a[2 * (i + k) + 1];
        }
        return sum;
    }

    static long shifted(int[] a, int from, int to, int k) {
        long sum = 0;
        for (int i = from; i <= to; i++) {
            sum = sum * 3 + a[k - (i << 2)];
        }
        return sum;
    }

    static long several(int[] a, int[] b, int n, int p, int q, int r) {
        long sum = 0;
        for (int i = 0; i < n; i += 2) {
            a[i + p - q] += b[r - i] + i;
            sum += a[p - q + i + 1];
        }
        return sum;
    }

    static long sometimes(int[] a, int n, int k) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            if (k - i >= 0) {
                sum += a[k - i];
            }
            sum = sum * 5 + i;
        }
        return sum;
    }

    interface Loop {
        long run();
    }

    static void show(String name, Loop loop) {
        try {
            System.out.println(name + " " + loop.run());
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] arguments) {
        int[] a = new int[200], b = new int[200];
        for (int i = 0; i < 200; i++) {
            a[i] = i * 7 % 31;
            b[i] = i * 11 % 37;
        }
        long warm = 0;
        for (int round = 0; round < 3000; round++) {
            warm += offset(a, 0, 100, round % 100) + reversed(a, 0, 100, 100 + round % 100);
            warm += doubled(a, 0, 50, round % 50) + shifted(a, 0, 40, 160 + round % 40);
            warm += several(a, b, 90, 40 + round % 60, round % 30, 100) + sometimes(a, 100, round % 120);
        }
        System.out.println(warm);
        int huge = 1 << 30;
        for (int by : new int[] {0, 1, 99, 100, 101, 150, -1, -50, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            show("offset " + by, () -> offset(a, 0, 100, by));
            show("offset from 60 " + by, () -> offset(a, 60, 150, by));
            show("offset from below " + by, () -> offset(a, -100, 100, by));
            show("reversed " + by, () -> reversed(a, 0, 100, by));
            show("reversed from below " + by, () -> reversed(a, -120, 30, by));
            show("doubled " + by, () -> doubled(a, 0, 100, by));
            show("doubled wraps " + by, () -> doubled(a, 0, 60, huge + huge + by));
            show("shifted " + by, () -> shifted(a, 0, 30, by));
            show("shifted wraps " + by, () -> shifted(a, huge, huge + 20, by));
            show("several " + by, () -> several(a, b, 90, by, 1, 100));
            show("several at the end " + by, () -> several(a, b, 90, 50, 1, by));
            show("sometimes " + by, () -> sometimes(a, 100, by));
        }
        long sum = 0;
        for (int i = 0; i < 200; i++) {
            sum = sum * 31 + a[i];
        }
        System.out.println(sum);
    }
}
