import java.util.ArrayList;
import java.util.List;

/**
 * Sparse matrices in compressed rows: assembly from triplets, products with vectors, conjugate
 * gradients and a page-rank iteration. Stresses indirect loads with short inner loops.
 */
public final class SparseMultiply {

    record Triplet(int row, int column, double value) {}

    static final class SparseMatrix {
        private final int size;
        private final int[] rowStart;
        private final int[] columns;
        private final double[] values;

        SparseMatrix(int size, List<Triplet> triplets) {
            this.size = size;
            rowStart = new int[size + 1];
            columns = new int[triplets.size()];
            values = new double[triplets.size()];
            for (Triplet triplet : triplets) {
                rowStart[triplet.row() + 1]++;
            }
            for (int i = 0; i < size; i++) {
                rowStart[i + 1] += rowStart[i];
            }
            int[] next = rowStart.clone();
            for (Triplet triplet : triplets) {
                int slot = next[triplet.row()]++;
                columns[slot] = triplet.column();
                values[slot] = triplet.value();
            }
        }

        void multiply(double[] vector, double[] result) {
            for (int row = 0; row < size; row++) {
                double sum = 0;
                int end = rowStart[row + 1];
                for (int slot = rowStart[row]; slot < end; slot++) {
                    sum += values[slot] * vector[columns[slot]];
                }
                result[row] = sum;
            }
        }
    }

    /** The Laplace operator on a square of the given side, with a few extra long-range couplings. */
    static SparseMatrix laplace(int side) {
        List<Triplet> triplets = new ArrayList<>();
        int size = side * side;
        int seed = 31;
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                int row = i * side + j;
                double diagonal = 4.5;
                if (i > 0) {
                    triplets.add(new Triplet(row, row - side, -1));
                }
                if (j > 0) {
                    triplets.add(new Triplet(row, row - 1, -1));
                }
                if (j < side - 1) {
                    triplets.add(new Triplet(row, row + 1, -1));
                }
                if (i < side - 1) {
                    triplets.add(new Triplet(row, row + side, -1));
                }
                seed = seed * 1664525 + 1013904223;
                if ((seed >>> 28) == 0) {
                    int other = (seed >>> 4) % size;
                    triplets.add(new Triplet(row, other, -0.125));
                    triplets.add(new Triplet(other, row, -0.125));
                    diagonal += 0.25;
                }
                triplets.add(new Triplet(row, row, diagonal));
            }
        }
        return new SparseMatrix(size, triplets);
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** Solves matrix * x = right in at most so many steps of conjugate gradients. */
    static double[] conjugateGradients(SparseMatrix matrix, double[] right, int steps) {
        double[] x = new double[right.length];
        double[] rest = right.clone();
        double[] direction = right.clone();
        double[] image = new double[right.length];
        double energy = dot(rest, rest);
        for (int step = 0; step < steps && energy > 1e-18; step++) {
            matrix.multiply(direction, image);
            double length = energy / dot(direction, image);
            for (int i = 0; i < x.length; i++) {
                x[i] += length * direction[i];
                rest[i] -= length * image[i];
            }
            double newEnergy = dot(rest, rest);
            double ratio = newEnergy / energy;
            energy = newEnergy;
            for (int i = 0; i < x.length; i++) {
                direction[i] = rest[i] + ratio * direction[i];
            }
        }
        return x;
    }

    static SparseMatrix links(int pages) {
        List<Triplet> triplets = new ArrayList<>();
        int seed = 5;
        for (int from = 0; from < pages; from++) {
            seed = seed * 1664525 + 1013904223;
            int count = 1 + (seed >>> 29);
            for (int i = 0; i < count; i++) {
                seed = seed * 1664525 + 1013904223;
                triplets.add(new Triplet((seed >>> 3) % pages, from, 1.0 / count));
            }
        }
        return new SparseMatrix(pages, triplets);
    }

    static double[] rank(SparseMatrix links, int pages, int steps) {
        double[] rank = new double[pages];
        double[] next = new double[pages];
        for (int i = 0; i < pages; i++) {
            rank[i] = 1.0 / pages;
        }
        for (int step = 0; step < steps; step++) {
            links.multiply(rank, next);
            for (int i = 0; i < pages; i++) {
                next[i] = 0.15 / pages + 0.85 * next[i];
            }
            double[] swap = rank;
            rank = next;
            next = swap;
        }
        return rank;
    }

    static long compute(int side) {
        int size = side * side;
        SparseMatrix matrix = laplace(side);
        double[] right = new double[size];
        for (int i = 0; i < size; i++) {
            right[i] = i % 13 - 6;
        }
        long checksum = 0;
        for (double value : conjugateGradients(matrix, right, 60)) {
            checksum = checksum * 31 + Double.doubleToLongBits(value);
        }
        for (double value : rank(links(size), size, 60)) {
            checksum = checksum * 31 + Double.doubleToLongBits(value);
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 160;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = compute(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("SparseMultiply " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
