// A sudoku solver with candidate masks and backtracking.
public class Sudoku {
    final int[] cells = new int[81];
    final int[] rows = new int[9], cols = new int[9], boxes = new int[9];
    int tries;

    Sudoku(String s) {
        for (int i = 0; i < 81; i++) {
            int v = s.charAt(i) - '0';
            if (v > 0) {
                set(i, v);
            }
        }
    }

    void set(int i, int v) {
        cells[i] = v;
        rows[i / 9] |= 1 << v;
        cols[i % 9] |= 1 << v;
        boxes[i / 27 * 3 + i % 9 / 3] |= 1 << v;
    }

    void clear(int i) {
        int mask = ~(1 << cells[i]);
        cells[i] = 0;
        rows[i / 9] &= mask;
        cols[i % 9] &= mask;
        boxes[i / 27 * 3 + i % 9 / 3] &= mask;
    }

    boolean solve() {
        int best = -1, least = 10, options = 0;
        for (int i = 0; i < 81; i++) {
            if (cells[i] == 0) {
                int free = 0x3FE & ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
                int n = Integer.bitCount(free);
                if (n < least) {
                    least = n;
                    best = i;
                    options = free;
                }
            }
        }
        if (best < 0) {
            return true;
        }
        for (int v = 1; v <= 9; v++) {
            if ((options & 1 << v) != 0) {
                tries++;
                set(best, v);
                if (solve()) {
                    return true;
                }
                clear(best);
            }
        }
        return false;
    }

    public static void main(String[] args) {
        String[] puzzles = {"530070000600195000098000060800060003400803001700020006060000280000419005000080079", "000000907000420180000705026100904000050000040000507009920108000034059000507000000"};
        for (String p : puzzles) {
            Sudoku s = new Sudoku(p);
            boolean solved = s.solve();
            System.out.println(solved + " " + s.tries);
            if (solved) {
                for (int r = 0; r < 9; r++) {
                    StringBuilder line = new StringBuilder();
                    for (int c = 0; c < 9; c++) {
                        line.append(s.cells[r * 9 + c]).append(c % 3 == 2 ? "  " : " ");
                    }
                    System.out.println(line.toString().trim());
                }
            }
        }
    }
}
