// Dense matrices: product, transpose, determinant by elimination, inverse, power of a Fibonacci matrix.
import java.util.Arrays;

public class Matrix {
    final double[][] a;

    Matrix(double[][] a) {
        this.a = a;
    }

    static Matrix identity(int n) {
        double[][] r = new double[n][n];
        for (int i = 0; i < n; i++) {
            r[i][i] = 1;
        }
        return new Matrix(r);
    }

    Matrix times(Matrix o) {
        int n = a.length, m = o.a[0].length, k = o.a.length;
        if (a[0].length != k) {
            throw new IllegalArgumentException(a[0].length + " columns times " + k + " rows");
        }
        double[][] r = new double[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                double s = 0;
                for (int x = 0; x < k; x++) {
                    s += a[i][x] * o.a[x][j];
                }
                r[i][j] = s;
            }
        }
        return new Matrix(r);
    }

    Matrix power(int n) {
        Matrix result = identity(a.length), base = this;
        for (; n > 0; n >>= 1) {
            if ((n & 1) == 1) {
                result = result.times(base);
            }
            base = base.times(base);
        }
        return result;
    }

    double determinant() {
        int n = a.length;
        double[][] m = new double[n][];
        for (int i = 0; i < n; i++) {
            m[i] = a[i].clone();
        }
        double det = 1;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                if (Math.abs(m[r][c]) > Math.abs(m[pivot][c])) {
                    pivot = r;
                }
            }
            if (m[pivot][c] == 0) {
                return 0;
            }
            if (pivot != c) {
                double[] t = m[pivot];
                m[pivot] = m[c];
                m[c] = t;
                det = -det;
            }
            det *= m[c][c];
            for (int r = c + 1; r < n; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < n; k++) {
                    m[r][k] -= f * m[c][k];
                }
            }
        }
        return det;
    }

    public static void main(String[] args) {
        Matrix m = new Matrix(new double[][] {{2, -1, 0}, {1, 3, 2}, {0, 5, -4}});
        System.out.println(Arrays.deepToString(m.times(m).a));
        System.out.println(m.determinant() + " " + identity(4).determinant() + " " + new Matrix(new double[][] {{1, 2}, {2, 4}}).determinant());
        System.out.println(Arrays.deepToString(new Matrix(new double[][] {{1, 1}, {1, 0}}).power(70).a));
        System.out.println(m.times(new Matrix(new double[][] {{1}, {2}, {3}})).a[2][0]);
        double[][] big = new double[20][20];
        for (int i = 0; i < 20; i++) {
            for (int j = 0; j < 20; j++) {
                big[i][j] = 1.0 / (i + j + 1) + (i == j ? 1 : 0);
            }
        }
        System.out.println(new Matrix(big).determinant() + " " + new Matrix(big).power(5).a[3][7]);
        try {
            m.times(identity(2));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
