// Every way a constant is loaded: iconst, bipush, sipush, ldc, ldc_w, ldc2_w, fconst, dconst, class and string constants.
public class Constants {
    static final int BIG = 123456789;
    static final long LONG = 1234567890123456789L;
    static final String TEXT = "con" + "stant" + 7 + 'c' + 1.5 + true + null;

    public static void main(String[] args) {
        int[] ints = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, BIG, Integer.MIN_VALUE};
        for (int i : ints) {
            System.out.print(i + " ");
        }
        System.out.println();
        long[] longs = {0L, 1L, 2L, -1L, 127L, LONG, Long.MIN_VALUE};
        for (long l : longs) {
            System.out.print(l + " ");
        }
        System.out.println();
        float[] floats = {0f, 1f, 2f, 3f, -0f, -1f, 0.1f, Float.MAX_VALUE, Float.NaN};
        for (float f : floats) {
            System.out.print(f + " ");
        }
        System.out.println();
        double[] doubles = {0.0, 1.0, 2.0, -0.0, -1.0, 0.1, Math.PI, Double.MIN_VALUE, Double.NEGATIVE_INFINITY};
        for (double d : doubles) {
            System.out.print(d + " ");
        }
        System.out.println();
        System.out.println(TEXT + " " + 0x7F + 0b101 + 017 + 1_000_000 + 0x1.8p1 + 1e-5f + 'x' + '\u0041' + "\101\t|");
        Object[] classes = {Constants.class, String.class, int.class, int[].class, String[][].class, void.class, Runnable.class};
        for (Object c : classes) {
            System.out.println(c);
        }
        System.out.println(TEXT == "con" + "stant" + 7 + 'c' + 1.5 + true + null);
        System.out.println((TEXT == TEXT.intern()) + " " + (Constants.class == new Constants().getClass()));
        System.out.println(1.0f / 3 + " " + 1.0 / 3 + " " + 100f / 3f + " " + (float) 1e10 + " " + 1e10 + " " + 123456789f);
    }
}
