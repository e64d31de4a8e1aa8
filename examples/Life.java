/** Conway's game of life on a torus: neighbours by array accesses, a branch for each cell. */
public class Life {
    public static void main(String[] args) {
        int size = 64, rounds = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        boolean[][] cells = new boolean[size][size];
        int[][] glider = {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
        for (int[] cell : glider) {
            cells[cell[0]][cell[1]] = true;
        }
        for (int round = 0; round < rounds; round++) {
            cells = next(cells);
        }
        int alive = 0;
        for (boolean[] row : cells) {
            for (boolean cell : row) {
                alive += cell ? 1 : 0;
            }
        }
        System.out.println(alive + " cells are alive after " + rounds + " rounds");
    }

    static boolean[][] next(boolean[][] cells) {
        int size = cells.length;
        boolean[][] next = new boolean[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int around = 0;
                for (int by = -1; by <= 1; by++) {
                    for (int beside = -1; beside <= 1; beside++) {
                        if ((by | beside) != 0 && cells[(row + by + size) % size][(column + beside + size) % size]) {
                            around++;
                        }
                    }
                }
                next[row][column] = around == 3 || around == 2 && cells[row][column];
            }
        }
        return next;
    }
}
