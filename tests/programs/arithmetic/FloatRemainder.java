// frem and drem: truncating remainder with the dividend's sign, exact for large quotients.
public class FloatRemainder {
    static double[] d = {5.5, -5.5, 0.0, -0.0, 1e300, 3.0, -3.0, 0.1, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    static float[] f = {5.5f, -5.5f, 0.0f, -0.0f, 1e38f, 3.0f, -3.0f, 0.1f, Float.MIN_VALUE, Float.NaN, Float.POSITIVE_INFINITY};

    public static void main(String[] args) {
        for (double a : d) {
            StringBuilder line = new StringBuilder().append(a).append(" %");
            for (double b : d) {
                line.append(' ').append(a % b);
            }
            System.out.println(line);
        }
        for (float a : f) {
            StringBuilder line = new StringBuilder().append(a).append(" %");
            for (float b : f) {
                line.append(' ').append(a % b);
            }
            System.out.println(line);
        }
        double x = 17.25;
        x %= 4;
        float y = -17.25f;
        y %= 4;
        System.out.println(x + " " + y + " " + Math.IEEEremainder(17.25, 4) + " " + 1e17 % 7 + " " + 5 % 2.5f);
    }
}
