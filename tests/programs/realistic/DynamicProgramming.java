// Knapsack, longest common subsequence, coin change, edit scripts, matrix chains, Pascal's triangle, subset counting.
import java.util.*;

public class DynamicProgramming {
    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) {
            for (int j = b.length() - 1; j >= 0; j--) {
                t[i][j] = a.charAt(i) == b.charAt(j) ? 1 + t[i + 1][j + 1] : Math.max(t[i + 1][j], t[i][j + 1]);
            }
        }
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
            if (a.charAt(i) == b.charAt(j)) {
                s.append(a.charAt(i++));
                j++;
            } else if (t[i + 1][j] >= t[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return s.toString();
    }

    static int knapsack(int[] w, int[] v, int capacity, List<Integer> taken) {
        int[][] best = new int[w.length + 1][capacity + 1];
        for (int i = 1; i <= w.length; i++) {
            for (int c = 0; c <= capacity; c++) {
                best[i][c] = best[i - 1][c];
                if (c >= w[i - 1]) {
                    best[i][c] = Math.max(best[i][c], best[i - 1][c - w[i - 1]] + v[i - 1]);
                }
            }
        }
        for (int i = w.length, c = capacity; i > 0; i--) {
            if (best[i][c] != best[i - 1][c]) {
                taken.add(i - 1);
                c -= w[i - 1];
            }
        }
        return best[w.length][capacity];
    }

    static long coins(int[] coins, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int c : coins) {
            for (int a = c; a <= amount; a++) {
                ways[a] += ways[a - c];
            }
        }
        return ways[amount];
    }

    static int chain(int[] d) {
        int n = d.length - 1;
        int[][] cost = new int[n][n];
        for (int len = 2; len <= n; len++) {
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                cost[i][j] = Integer.MAX_VALUE;
                for (int k = i; k < j; k++) {
                    cost[i][j] = Math.min(cost[i][j], cost[i][k] + cost[k + 1][j] + d[i] * d[k + 1] * d[j + 1]);
                }
            }
        }
        return cost[0][n - 1];
    }

    static int increasing(int[] a) {
        int[] tails = new int[a.length];
        int n = 0;
        for (int v : a) {
            int at = Arrays.binarySearch(tails, 0, n, v);
            at = at < 0 ? -at - 1 : at;
            tails[at] = v;
            n = Math.max(n, at + 1);
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(lcs("AGGTABQWERTY", "GXTXAYBWETRY") + " " + lcs("", "x") + " " + lcs("same", "same"));
        List<Integer> taken = new ArrayList<>();
        System.out.println(knapsack(new int[] {12, 2, 1, 4, 1, 7, 9}, new int[] {4, 2, 1, 10, 2, 8, 11}, 20, taken) + " " + taken);
        System.out.println(coins(new int[] {1, 2, 5, 10, 20, 50, 100, 200}, 200) + " " + coins(new int[] {5, 7}, 13));
        System.out.println(chain(new int[] {30, 35, 15, 5, 10, 20, 25}));
        System.out.println(increasing(new int[] {10, 9, 2, 5, 3, 7, 101, 18, 4, 20, 21}));
        long[][] pascal = new long[35][];
        for (int i = 0; i < pascal.length; i++) {
            pascal[i] = new long[i + 1];
            for (int j = 0; j <= i; j++) {
                pascal[i][j] = j == 0 || j == i ? 1 : pascal[i - 1][j - 1] + pascal[i - 1][j];
            }
        }
        System.out.println(pascal[34][17] + " " + Arrays.toString(pascal[8]));
    }
}
