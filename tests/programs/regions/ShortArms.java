// Branches that nobody can foresee around short arms, and loops of a few iterations known beforehand: whole, broken off, and
// ended by exceptions in the middle. An argument multiplies the work.

public class ShortArms {
    static int seed;

    static int next() {
        seed = seed * 1103515245 + 12345;
        return seed >>> 16;
    }

    static long lagged(int n) {
        int[] table = new int[17];
        for (int i = 0; i < table.length; i++) {
            table[i] = next();
        }
        long sum = 0;
        int from = 0;
        int to = 5;
        for (int i = 0; i < n; i++) {
            if (++from == 17) {
                from = 0;
            }
            if (++to == 17) {
                to = 0;
            }
            int k = table[from] - table[to];
            if (k < 0) {
                k += 65536;
            }
            table[from] = k;
            sum = sum * 31 + k;
        }
        return sum;
    }

    static String counts(int n) {
        int below = 0;
        int odd = 0;
        int words = 0;
        long longs = 0;
        double halves = 0;
        boolean inside = false;
        Object last = null;
        for (int i = 0; i < n; i++) {
            int x = next();
            if (x < 30000) {
                below++;
            }
            if ((x & 1) != 0) {
                odd += x;
            } else {
                odd ^= x;
            }
            boolean up = x > 20000;
            int weight = up ? 3 : 5;
            if ((x & 6) == 2) {
                weight += 2;
            } else if (x > 50000) {
                weight = -weight;
            }
            longs += weight;
            if (longs > 100000) {
                longs -= 200001;
            }
            if ((x & 3) == 0) {
                inside = false;
            } else if (!inside) {
                inside = true;
                words++;
            }
            if ((x & 8) != 0) {
                halves += 0.5;
            }
            if ((x & 16) != 0) {
                last = null;
            } else if (last == null) {
                last = "x";
            }
        }
        return below + " " + odd + " " + words + " " + longs + " " + halves + " " + inside + " " + last;
    }

    static int neighbours(int[][] grid, int y, int x) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                n += grid[y + dy][x + dx];
            }
        }
        return n;
    }

    static String grid(int rounds) {
        int[][] grid = new int[20][20];
        for (int[] row : grid) {
            for (int i = 0; i < row.length; i++) {
                row[i] = next() & 1;
            }
        }
        long sum = 0;
        int refused = 0;
        for (int r = 0; r < rounds; r++) {
            for (int y = 1; y < 19; y++) {
                for (int x = 1; x < 19; x++) {
                    sum += neighbours(grid, y, x) == 3 ? x : 1;
                }
            }
            // Over the edge in the middle of the loops.
            try {
                sum += neighbours(grid, 5, 19);
            } catch (ArrayIndexOutOfBoundsException e) {
                refused += e.getMessage().length();
            }
            int[] row = grid[r % 18 + 1];
            if (r % 7 == 3) {
                grid[r % 18 + 1] = null;
            }
            try {
                sum += neighbours(grid, r % 18, 4 + r % 3);
            } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
                refused++;
            }
            grid[r % 18 + 1] = row;
        }
        return sum + " " + refused;
    }

    static String few(int n) {
        int[] steps = {1, 0, -1, 0};
        long all = 0;
        int broken = 0;
        for (int i = 0; i < n; i++) {
            int x = next();
            search:
            for (int d = 0; d < 4; d++) {
                all += steps[d] * x;
                for (int k = 8; k > 2; k -= 3) {
                    if (((x >> k) & 31) == d) {
                        broken += k;
                        break search;
                    }
                    all ^= k;
                }
            }
            for (int k = 3; k >= 0; k--) {
                all = all * 3 + (x >>> k);
            }
            for (int k = Integer.MAX_VALUE - 1; k > 0; k++) {
                all += k;
            }
            for (int k = 0; k != 6; k += 2) {
                if (x == k) {
                    all -= 7;
                    continue;
                }
                all++;
            }
        }
        return all + " " + broken;
    }

    public static void main(String[] args) {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        for (int i = 0; i < times; i++) {
            seed = 42 + i;
            System.out.println(lagged(40_000));
            System.out.println(counts(40_000));
            System.out.println(grid(150));
            System.out.println(few(15_000));
        }
    }
}
