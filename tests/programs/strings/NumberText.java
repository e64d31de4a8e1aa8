// Text of float and double in the shortest form of JDK 19 and later, and parsing back.
public class NumberText {
    public static void main(String[] args) {
        double[] d = {0, -0.0, 1, 10, 100, 1234567, 12345678, 1e7, 9999999.9, 1e-3, 0.00099, 1e21, 1e22, 1e23, 2e23, 9.999999999999999e22, 1.0E-5, 123456789012345680.0, 0.1, 0.2, 0.30000000000000004, 2.2250738585072014E-308, 4.9E-324, 1.7976931348623157E308, Math.PI, Math.E, 1.0 / 3, 2.0 / 3, 5e-324, 4.35, 8.41E21, 2.0E-3, 5.0E-2, 9007199254740993.0, Double.NaN};
        for (double x : d) {
            System.out.print(x + " ");
        }
        System.out.println();
        float[] f = {0f, -0f, 1f, 10f, 1e7f, 9999999f, 1.1f, 3.4028235E38f, 1.17549435E-38f, 1.4E-45f, 0.001f, 0.0001f, 16777216f, 1.0E10f, 3.3f, 2.2f, 1f / 3, 8.5899346E9f, 33554432f, 1.0E-3f, Float.NEGATIVE_INFINITY};
        for (float x : f) {
            System.out.print(x + " ");
        }
        System.out.println();
        String[] texts = {"1", "1.", ".5", "-0", "1e3", "1E-3", " 12.5 ", "0x1p3", "NaN", "Infinity", "-Infinity", "1d", "2f", "1e400", "1e-400", "4.9e-324", "2.4703282292062328e-324", "", "abc", "1e", "1.2.3", "0x", "--1", "+3.25"};
        for (String t : texts) {
            try {
                System.out.print(Double.parseDouble(t) + " " + Float.parseFloat(t) + "; ");
            } catch (NumberFormatException e) {
                System.out.print(e.getMessage() + "; ");
            }
        }
        System.out.println();
        long bits = 1;
        int wrong = 0;
        for (int i = 0; i < 300; i++) {
            bits = bits * 6364136223846793005L + 1442695040888963407L;
            double x = Double.longBitsToDouble(bits);
            if (x == x && Double.parseDouble(Double.toString(x)) != x) {
                wrong++;
            }
            float y = Float.intBitsToFloat((int) (bits >>> 32));
            if (y == y && Float.parseFloat(Float.toString(y)) != y) {
                wrong++;
            }
        }
        System.out.println(wrong);
        System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.valueOf("3.5").isNaN() + " " + Double.isInfinite(1 / 0.0) + " " + Double.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Double.isFinite(1) + " " + Double.sum(1, 2) + " " + Double.max(1, 2));
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
