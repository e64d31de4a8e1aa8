// fcmpl/fcmpg, dcmpl/dcmpg: each comparison with NaN on either side, in conditions and as values.
public class FloatCompare {
    static double[] d = {-0.0, 0.0, 1.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
    static float[] f = {-0.0f, 0.0f, 1.0f, -1.0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};

    static String of(double a, double b) {
        return (a < b ? "<" : "") + (a <= b ? "<=" : "") + (a > b ? ">" : "") + (a >= b ? ">=" : "") + (a == b ? "==" : "") + (a != b ? "!=" : "")
            + (!(a < b) ? "!<" : "") + (!(a >= b) ? "!>=" : "");
    }

    static String of(float a, float b) {
        return (a < b ? "<" : "") + (a <= b ? "<=" : "") + (a > b ? ">" : "") + (a >= b ? ">=" : "") + (a == b ? "==" : "") + (a != b ? "!=" : "")
            + (!(a > b) ? "!>" : "") + (!(a <= b) ? "!<=" : "");
    }

    public static void main(String[] args) {
        for (double a : d) {
            for (double b : d) {
                System.out.println(a + " " + b + " " + of(a, b) + " " + Double.compare(a, b) + " " + Double.valueOf(a).equals(b));
            }
        }
        for (float a : f) {
            for (float b : f) {
                System.out.println(a + " " + b + " " + of(a, b) + " " + Float.compare(a, b) + " " + Float.valueOf(a).equals(b));
            }
        }
        int n = 0;
        for (double x = 0; x < 1; x += 0.1) {
            n++;
        }
        for (float x = 1; x >= 0; x -= 0.1f) {
            n += 100;
        }
        System.out.println(n);
    }
}
