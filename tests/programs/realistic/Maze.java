// A maze made by a seeded generator, solved by flood fill, printed with its path.
import java.util.*;

public class Maze {
    final int w, h;
    final char[][] grid;

    Maze(int w, int h, long seed) {
        this.w = w;
        this.h = h;
        grid = new char[2 * h + 1][2 * w + 1];
        for (char[] row : grid) {
            Arrays.fill(row, '#');
        }
        carve(0, 0, new Random(seed));
    }

    void carve(int x, int y, Random random) {
        grid[2 * y + 1][2 * x + 1] = ' ';
        List<int[]> moves = new ArrayList<>(List.of(new int[] {1, 0}, new int[] {-1, 0}, new int[] {0, 1}, new int[] {0, -1}));
        Collections.shuffle(moves, random);
        for (int[] m : moves) {
            int nx = x + m[0], ny = y + m[1];
            if (nx >= 0 && ny >= 0 && nx < w && ny < h && grid[2 * ny + 1][2 * nx + 1] == '#') {
                grid[2 * y + 1 + m[1]][2 * x + 1 + m[0]] = ' ';
                carve(nx, ny, random);
            }
        }
    }

    int solve() {
        int[][] dist = new int[grid.length][grid[0].length];
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {2 * h - 1, 2 * w - 1});
        dist[2 * h - 1][2 * w - 1] = 1;
        int[][] dirs = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        while (!queue.isEmpty()) {
            int[] p = queue.remove();
            for (int[] d : dirs) {
                int y = p[0] + d[0], x = p[1] + d[1];
                if (grid[y][x] == ' ' && dist[y][x] == 0) {
                    dist[y][x] = dist[p[0]][p[1]] + 1;
                    queue.add(new int[] {y, x});
                }
            }
        }
        int y = 1, x = 1;
        while (dist[y][x] > 1) {
            grid[y][x] = '.';
            for (int[] d : dirs) {
                if (dist[y + d[0]][x + d[1]] == dist[y][x] - 1) {
                    y += d[0];
                    x += d[1];
                    break;
                }
            }
        }
        grid[y][x] = 'X';
        return dist[1][1];
    }

    public static void main(String[] args) {
        Maze m = new Maze(14, 7, 2026);
        int steps = m.solve();
        for (char[] row : m.grid) {
            System.out.println(new String(row));
        }
        System.out.println(steps);
    }
}
