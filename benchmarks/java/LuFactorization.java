/**
 * LU factorisation with partial pivoting of dense matrices as double[][], solution of linear systems
 * and a determinant. Stresses row references inside double loops and exact double arithmetic.
 */
public final class LuFactorization {

    static final class Matrix {
        final double[][] rows;

        Matrix(int size) {
            rows = new double[size][size];
        }

        static Matrix random(int size, int seed) {
            Matrix matrix = new Matrix(size);
            int state = seed;
            for (double[] row : matrix.rows) {
                for (int j = 0; j < size; j++) {
                    state = state * 1103515245 + 12345;
                    row[j] = (state >> 8) / 8388608.0;
                }
            }
            return matrix;
        }

        Matrix copy() {
            Matrix copy = new Matrix(rows.length);
            for (int i = 0; i < rows.length; i++) {
                System.arraycopy(rows[i], 0, copy.rows[i], 0, rows.length);
            }
            return copy;
        }

        double[] times(double[] vector) {
            double[] product = new double[rows.length];
            for (int i = 0; i < rows.length; i++) {
                double sum = 0;
                for (int j = 0; j < vector.length; j++) {
                    sum += rows[i][j] * vector[j];
                }
                product[i] = sum;
            }
            return product;
        }
    }

    static final class Factors {
        private final double[][] lu;
        private final int[] pivots;
        private int sign = 1;

        Factors(Matrix matrix) {
            lu = matrix.copy().rows;
            pivots = new int[lu.length];
            int size = lu.length;
            for (int k = 0; k < size; k++) {
                int pivot = k;
                for (int i = k + 1; i < size; i++) {
                    if (Math.abs(lu[i][k]) > Math.abs(lu[pivot][k])) {
                        pivot = i;
                    }
                }
                pivots[k] = pivot;
                if (pivot != k) {
                    double[] row = lu[k];
                    lu[k] = lu[pivot];
                    lu[pivot] = row;
                    sign = -sign;
                }
                if (lu[k][k] == 0) {
                    throw new ArithmeticException("singular at " + k);
                }
                eliminate(k);
            }
        }

        private void eliminate(int k) {
            double[] top = lu[k];
            double reciprocal = 1 / top[k];
            for (int i = k + 1; i < lu.length; i++) {
                double[] row = lu[i];
                double factor = row[k] * reciprocal;
                row[k] = factor;
                for (int j = k + 1; j < row.length; j++) {
                    row[j] -= factor * top[j];
                }
            }
        }

        double[] solve(double[] right) {
            int size = lu.length;
            double[] x = right.clone();
            for (int i = 0; i < size; i++) {
                double swapped = x[pivots[i]];
                x[pivots[i]] = x[i];
                x[i] = swapped;
            }
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < i; j++) {
                    x[i] -= lu[i][j] * x[j];
                }
            }
            for (int i = size - 1; i >= 0; i--) {
                for (int j = i + 1; j < size; j++) {
                    x[i] -= lu[i][j] * x[j];
                }
                x[i] /= lu[i][i];
            }
            return x;
        }

        /** Bits of the determinant, each factor brought to a magnitude below 1 so that nothing overflows. */
        long determinant() {
            double product = sign;
            int halvings = 0;
            for (int i = 0; i < lu.length; i++) {
                product *= lu[i][i];
                while (Math.abs(product) >= 1) {
                    product *= 0.5;
                    halvings++;
                }
                while (Math.abs(product) < 0.5) {
                    product *= 2;
                    halvings--;
                }
            }
            return Double.doubleToLongBits(product) ^ halvings;
        }
    }

    static long solveSystems(int size) {
        long checksum = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Matrix matrix = Matrix.random(size, seed);
            Factors factors = new Factors(matrix);
            double[] right = new double[size];
            for (int i = 0; i < size; i++) {
                right[i] = i % 7 - 3;
            }
            for (int k = 0; k < 5; k++) {
                double[] x = factors.solve(right);
                double[] back = matrix.times(x);
                double error = 0;
                for (int i = 0; i < size; i++) {
                    error = Math.max(error, Math.abs(back[i] - right[i]));
                }
                if (error > 1e-6) {
                    throw new IllegalStateException("residual " + error);
                }
                for (double value : x) {
                    checksum = checksum * 31 + Double.doubleToLongBits(value);
                }
                right = x;
                normalize(right);
            }
            checksum += factors.determinant();
        }
        return checksum;
    }

    private static void normalize(double[] vector) {
        double largest = 0;
        for (double value : vector) {
            largest = Math.max(largest, Math.abs(value));
        }
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= largest;
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 320;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = solveSystems(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LuFactorization " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
