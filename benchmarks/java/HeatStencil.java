/**
 * Heat flow on a plate as a five-point stencil on double[][], then red-black relaxation until the
 * residual is small. Stresses neighbouring rows of arrays of arrays
 * and a virtual boundary condition.
 */
public final class HeatStencil {

    interface Boundary {
        double valueAt(int row, int column, int size);
    }

    static final class Grid {
        final int size;
        double[][] cells;
        private double[][] next;
        private final double[][] source;

        Grid(int size, Boundary boundary) {
            this.size = size;
            cells = new double[size][size];
            next = new double[size][size];
            source = new double[size][size];
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    boolean edge = i == 0 || j == 0 || i == size - 1 || j == size - 1;
                    if (edge) {
                        cells[i][j] = boundary.valueAt(i, j, size);
                        next[i][j] = cells[i][j];
                    } else {
                        source[i][j] = (i * 31 + j * 17) % 97 == 0 ? 0.25 : 0;
                    }
                }
            }
        }

        /** One explicit time step into the other buffer. */
        void diffuse(double rate) {
            for (int i = 1; i < size - 1; i++) {
                double[] above = cells[i - 1];
                double[] row = cells[i];
                double[] below = cells[i + 1];
                double[] target = next[i];
                for (int j = 1; j < size - 1; j++) {
                    double flow = above[j] + below[j] + row[j - 1] + row[j + 1] - 4 * row[j];
                    target[j] = row[j] + rate * flow;
                }
            }
            double[][] swap = cells;
            cells = next;
            next = swap;
        }

        /** Gauss-Seidel with over-relaxation on the cells of one colour. */
        void relax(int colour, double omega) {
            for (int i = 1; i < size - 1; i++) {
                for (int j = 1 + (i + colour) % 2; j < size - 1; j += 2) {
                    double mean = (cells[i - 1][j] + cells[i + 1][j] + cells[i][j - 1] + cells[i][j + 1] + source[i][j]) / 4;
                    cells[i][j] += omega * (mean - cells[i][j]);
                }
            }
        }

        double residual() {
            double largest = 0;
            for (int i = 1; i < size - 1; i++) {
                for (int j = 1; j < size - 1; j++) {
                    double rest = cells[i - 1][j] + cells[i + 1][j] + cells[i][j - 1] + cells[i][j + 1] + source[i][j]
                        - 4 * cells[i][j];
                    largest = Math.max(largest, Math.abs(rest));
                }
            }
            return largest;
        }

        long fingerprint() {
            long result = 0;
            for (double[] row : cells) {
                for (double cell : row) {
                    result = result * 31 + Double.doubleToLongBits(cell);
                }
            }
            return result;
        }
    }

    static long solve(int size) {
        Boundary[] boundaries = {
            (row, column, n) -> row == 0 ? 1 : 0,
            (row, column, n) -> (double) row * column / (n * n),
            (row, column, n) -> (row + column) % 8 == 0 ? 2 : -1,
        };
        long checksum = 0;
        for (Boundary boundary : boundaries) {
            Grid grid = new Grid(size, boundary);
            for (int step = 0; step < 40; step++) {
                grid.diffuse(0.2);
            }
            checksum = checksum * 31 + grid.fingerprint();
            int sweeps = 0;
            do {
                grid.relax(0, 1.875);
                grid.relax(1, 1.875);
                sweeps++;
            } while (sweeps % 8 != 0 || grid.residual() > 1e-6 && sweeps < 80);
            checksum = checksum * 31 + sweeps + grid.fingerprint();
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 170;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = solve(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("HeatStencil " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
