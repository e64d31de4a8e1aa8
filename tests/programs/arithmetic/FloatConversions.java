// Conversions from float and double saturate and map NaN to zero; all other conversions of the fifteen opcodes.
public class FloatConversions {
    static double[] doubles = {0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0,
        9.223372036854775e18, 9.3e18, -9.3e18, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE, 16777217.0, 1.0e-46};
    static float[] floats = {0.0f, -0.0f, 0.99f, -1.99f, 2.14748365E9f, -2.14748365E9f, 9.223372E18f, -9.223372E18f, 1e38f,
        Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
    static int[] ints = {0, 1, -1, 16777217, Integer.MAX_VALUE, Integer.MIN_VALUE, 123456789};
    static long[] longs = {0, -1, 16777217L, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 0xFFFFFFFFL, 0x80000000L};

    public static void main(String[] args) {
        for (double d : doubles) {
            System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (float) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d);
        }
        for (float f : floats) {
            System.out.println(f + " -> " + (int) f + " " + (long) f + " " + (double) f + " " + (byte) f + " " + (short) f + " " + (int) (char) f);
        }
        for (int i : ints) {
            System.out.println(i + " -> " + (long) i + " " + (float) i + " " + (double) i + " " + (byte) i + " " + (short) i + " " + (int) (char) i);
        }
        for (long l : longs) {
            System.out.println(l + " -> " + (int) l + " " + (float) l + " " + (double) l + " " + (byte) l + " " + (short) l + " " + (int) (char) l);
        }
    }
}
