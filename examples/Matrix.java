/** Multiplies matrices: array accesses without tests of bounds in the inner loop. */
public class Matrix {
    static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length;
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                double factor = a[i][k];
                for (int j = 0; j < n; j++) {
                    c[i][j] += factor * b[k][j];
                }
            }
        }
        return c;
    }

    public static void main(String[] args) {
        int n = 160;
        double[][] a = new double[n][n], b = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + j;
                b[i][j] = i == j ? 1 : 0;
            }
        }
        double[][] c = multiply(multiply(a, b), b);
        System.out.println(c[n - 1][n - 2]);
    }
}
