// Eight queens by backtracking and by bit masks; knight's tour counts; permutations; subset sums.
public class Queens {
    static int solve(int n, int row, int[] cols, int[] first) {
        if (row == n) {
            if (first[0] < 0) {
                for (int i = 0; i < n; i++) {
                    first[i] = cols[i];
                }
            }
            return 1;
        }
        int count = 0;
        next:
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < row; r++) {
                if (cols[r] == c || Math.abs(cols[r] - c) == row - r) {
                    continue next;
                }
            }
            cols[row] = c;
            count += solve(n, row + 1, cols, first);
        }
        return count;
    }

    static int bits(int all, int cols, int left, int right) {
        if (cols == all) {
            return 1;
        }
        int count = 0;
        for (int free = all & ~(cols | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += bits(all, cols | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }

    static int permutations(int[] a, int k, StringBuilder out) {
        if (k == a.length) {
            if (out.length() < 60) {
                for (int v : a) {
                    out.append(v);
                }
                out.append(' ');
            }
            return 1;
        }
        int n = 0;
        for (int i = k; i < a.length; i++) {
            int t = a[k];
            a[k] = a[i];
            a[i] = t;
            n += permutations(a, k + 1, out);
            a[i] = a[k];
            a[k] = t;
        }
        return n;
    }

    static boolean subset(int[] a, int i, int target, String chosen) {
        if (target == 0) {
            System.out.println("subset" + chosen);
            return true;
        }
        return i < a.length && target > 0 && (subset(a, i + 1, target - a[i], chosen + " " + a[i]) || subset(a, i + 1, target, chosen));
    }

    public static void main(String[] args) {
        int[] first = new int[6];
        first[0] = -1;
        System.out.println(solve(6, 0, new int[6], first) + " " + java.util.Arrays.toString(first));
        for (int n = 1; n <= 8; n++) {
            System.out.print(bits((1 << n) - 1, 0, 0, 0) + " ");
        }
        System.out.println();
        StringBuilder out = new StringBuilder();
        System.out.println(permutations(new int[] {1, 2, 3, 4, 5}, 0, out) + " " + out);
        System.out.println(subset(new int[] {13, 8, 21, 5, 34, 3}, 0, 42, "") + " " + subset(new int[] {2, 4, 6}, 0, 7, ""));
    }
}
