// Perfect play by minimax with a memo table.
import java.util.*;

public class TicTacToe {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static final Map<String, Integer> memo = new HashMap<>();
    static int nodes;

    static char winner(char[] b) {
        for (int[] l : LINES) {
            if (b[l[0]] != '.' && b[l[0]] == b[l[1]] && b[l[1]] == b[l[2]]) {
                return b[l[0]];
            }
        }
        return '.';
    }

    static int value(char[] b, char turn) {
        nodes++;
        char w = winner(b);
        if (w != '.') {
            return w == 'X' ? 1 : -1;
        }
        String key = new String(b) + turn;
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int best = turn == 'X' ? -2 : 2;
        boolean moved = false;
        for (int i = 0; i < 9; i++) {
            if (b[i] == '.') {
                moved = true;
                b[i] = turn;
                int v = value(b, turn == 'X' ? 'O' : 'X');
                b[i] = '.';
                best = turn == 'X' ? Math.max(best, v) : Math.min(best, v);
            }
        }
        int result = moved ? best : 0;
        memo.put(key, result);
        return result;
    }

    public static void main(String[] args) {
        char[] b = "X...O....".toCharArray();
        char turn = 'X';
        while (winner(b) == '.' && new String(b).indexOf('.') >= 0) {
            int bestMove = -1, bestValue = turn == 'X' ? -2 : 2;
            for (int i = 0; i < 9; i++) {
                if (b[i] == '.') {
                    b[i] = turn;
                    int v = value(b, turn == 'X' ? 'O' : 'X');
                    b[i] = '.';
                    if (turn == 'X' ? v > bestValue : v < bestValue) {
                        bestValue = v;
                        bestMove = i;
                    }
                }
            }
            b[bestMove] = turn;
            turn = turn == 'X' ? 'O' : 'X';
            System.out.println(new String(b, 0, 3) + "/" + new String(b, 3, 3) + "/" + new String(b, 6, 3) + " " + bestValue);
        }
        System.out.println(winner(b) + " " + nodes + " " + memo.size());
        System.out.println(value("XX.OO....".toCharArray(), 'X') + " " + value("XX.OO...X".toCharArray(), 'O'));
    }
}
