// release: 8
// javac: -g
// Floating point is strict in every class-file version; sums and products in a fixed order.
public class StrictFloat {
    static strictfp double product(double[] v) {
        double p = 1;
        for (double d : v) {
            p *= d;
        }
        return p;
    }

    static double product2(double[] v) {
        double p = 1;
        for (int i = v.length - 1; i >= 0; i--) {
            p *= v[i];
        }
        return p;
    }

    public static void main(String[] args) {
        double[] v = {1e200, 1e200, 1e-200, 1e-200, 3};
        System.out.println(product(v) + " " + product2(v));
        float sum = 0;
        double dsum = 0;
        for (int i = 1; i < 1000; i++) {
            sum += 1f / i;
            dsum += 1.0 / i;
        }
        System.out.println(sum + " " + dsum + " " + (float) dsum);
        double harmonic = 0;
        for (int i = 999; i > 0; i--) {
            harmonic += 1.0 / i;
        }
        System.out.println(harmonic + " " + (harmonic == dsum));
        System.out.println(Double.MAX_VALUE * 1.0000000000000002 + " " + Double.MIN_VALUE / 2 + " " + Double.MIN_NORMAL / 3 + " " + Float.MIN_NORMAL * 0.3f);
    }
}
