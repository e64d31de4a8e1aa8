// Conway's game of life on a torus: glider and blinker over generations.
public class Life {
    private boolean[][] cells;

    Life(String... rows) {
        cells = new boolean[rows.length][rows[0].length()];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                cells[y][x] = rows[y].charAt(x) == '#';
            }
        }
    }

    int neighbours(int y, int x) {
        int h = cells.length, w = cells[0].length, n = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if ((dy | dx) != 0 && cells[(y + dy + h) % h][(x + dx + w) % w]) {
                    n++;
                }
            }
        }
        return n;
    }

    void step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int y = 0; y < next.length; y++) {
            for (int x = 0; x < next[y].length; x++) {
                int n = neighbours(y, x);
                next[y][x] = n == 3 || n == 2 && cells[y][x];
            }
        }
        cells = next;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (boolean[] row : cells) {
            for (boolean c : row) {
                s.append(c ? '#' : '.');
            }
            s.append('\n');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        Life life = new Life(".#........", "..#.......", "###.......", "..........", "......###.", "..........", "..........", "..........");
        for (int g = 0; g <= 12; g++) {
            if (g % 4 == 0) {
                System.out.println("generation " + g);
                System.out.print(life);
            }
            life.step();
        }
    }
}
