// IEEE 754 arithmetic of float and double: zeros, infinities, NaN, subnormals, overflow.
public class FloatSpecials {
    static double[] d = {0.0, -0.0, 1.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE};
    static float[] f = {0.0f, -0.0f, 1.0f, -1.0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MAX_VALUE, Float.MIN_VALUE};

    public static void main(String[] args) {
        for (double a : d) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : d) {
                line.append(' ').append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b);
            }
            System.out.println(line.append(" neg ").append(-a));
        }
        for (float a : f) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : f) {
                line.append(' ').append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b);
            }
            System.out.println(line.append(" neg ").append(-a));
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println((float) 0.1 + 0.2);
        System.out.println(Double.doubleToLongBits(-d[0] * 1.0) + " " + Float.floatToIntBits(-f[0]));
    }
}
