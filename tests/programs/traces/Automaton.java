/** Conway's life on a torus: whether a cell lives depends on eight others. */
public class Automaton {
    static int neighbours(boolean[][] cells, int row, int column) {
        int size = cells.length;
        int alive = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) {
                    continue;
                }
                if (cells[(row + down + size) % size][(column + right + size) % size]) {
                    alive++;
                }
            }
        }
        return alive;
    }

    static int step(boolean[][] cells, boolean[][] next) {
        int alive = 0;
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells.length; column++) {
                int around = neighbours(cells, row, column);
                boolean lives = cells[row][column] ? around == 2 || around == 3 : around == 3;
                next[row][column] = lives;
                if (lives) {
                    alive++;
                }
            }
        }
        return alive;
    }

    public static void main(String[] args) {
        int size = 32;
        boolean[][] cells = new boolean[size][size];
        boolean[][] next = new boolean[size][size];
        int state = 7;
        for (int i = 0; i < size * size; i++) {
            state = state * 1103515245 + 12345;
            cells[i / size][i % size] = (state >>> 16) % 3 == 0;
        }
        long sum = 0;
        for (int generation = 0; generation < 100; generation++) {
            sum = sum * 31 + step(cells, next);
            boolean[][] swapped = cells;
            cells = next;
            next = swapped;
        }
        System.out.println(sum);
    }
}
