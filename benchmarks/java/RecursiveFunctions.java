/**
 * Pure recursion: Fibonacci, Takeuchi and Ackermann numbers, binomials, Hanoi with pegs as objects, and
 * permutations through a callback. Stresses calls, returns and deep stacks, static and virtual.
 */
public final class RecursiveFunctions {

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int takeuchi(int x, int y, int z) {
        return y >= x ? z : takeuchi(takeuchi(x - 1, y, z), takeuchi(y - 1, z, x), takeuchi(z - 1, x, y));
    }

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
    }

    static long binomial(int n, int k) {
        return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k);
    }

    static double chebyshev(int n, double x) {
        return n == 0 ? 1 : n == 1 ? x : 2 * x * chebyshev(n - 1, x) - chebyshev(n - 2, x);
    }

    static final class Peg {
        private Disk top;

        void push(Disk disk) {
            if (top != null && top.size <= disk.size) {
                throw new IllegalStateException("disk " + disk.size + " on " + top.size);
            }
            disk.below = top;
            top = disk;
        }

        Disk pop() {
            Disk disk = top;
            top = disk.below;
            return disk;
        }
    }

    static final class Disk {
        final int size;
        Disk below;

        Disk(int size) {
            this.size = size;
        }
    }

    static int hanoi(int disks, Peg from, Peg to, Peg spare) {
        if (disks == 0) {
            return 0;
        }
        int moves = hanoi(disks - 1, from, spare, to);
        to.push(from.pop());
        return moves + 1 + hanoi(disks - 1, spare, to, from);
    }

    interface Visitor {
        void visit(int[] permutation);
    }

    static void permute(int[] items, int fixed, Visitor visitor) {
        if (fixed == items.length) {
            visitor.visit(items);
            return;
        }
        for (int i = fixed; i < items.length; i++) {
            swap(items, fixed, i);
            permute(items, fixed + 1, visitor);
            swap(items, fixed, i);
        }
    }

    private static void swap(int[] items, int i, int j) {
        int item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    static final class Digest implements Visitor {
        long value;

        @Override
        public void visit(int[] permutation) {
            value = value * 31 + permutation[0] * 7L + permutation[permutation.length - 1];
        }
    }

    static long recur(int size) {
        long checksum = fibonacci(size + 1);
        checksum = checksum * 31 + takeuchi(size / 2 + 3, size / 3, size / 6);
        checksum = checksum * 31 + ackermann(2, size * 8);
        checksum = checksum * 31 + binomial(size - 5, size / 2 - 3);
        checksum = checksum * 31 + Double.doubleToLongBits(chebyshev(size - 2, 0.75));
        Peg from = new Peg();
        for (int disk = size - 8; disk > 0; disk--) {
            from.push(new Disk(disk));
        }
        checksum = checksum * 31 + hanoi(size - 8, from, new Peg(), new Peg());
        int[] items = new int[size / 3];
        for (int i = 0; i < items.length; i++) {
            items[i] = i + 1;
        }
        Digest digest = new Digest();
        permute(items, 0, digest);
        return checksum * 31 + digest.value;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 29;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = recur(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("RecursiveFunctions " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
