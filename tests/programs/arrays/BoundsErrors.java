// Index, size and store errors of each array type, with messages.
public class BoundsErrors {
    interface Act {
        void run();
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("no error");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static int n = 2;

    public static void main(String[] args) {
        boolean[] z = new boolean[n];
        byte[] b = new byte[n];
        short[] s = new short[n];
        char[] c = new char[n];
        int[] i = new int[n];
        long[] l = new long[n];
        float[] f = new float[n];
        double[] d = new double[n];
        Object[] o = new String[n];
        int[] bad = {-1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int k : bad) {
            show(() -> System.out.println(z[k]));
            show(() -> System.out.println(b[k]));
            show(() -> System.out.println(s[k]));
            show(() -> System.out.println(c[k]));
            show(() -> System.out.println(i[k]));
            show(() -> System.out.println(l[k]));
            show(() -> System.out.println(f[k]));
            show(() -> System.out.println(d[k]));
            show(() -> System.out.println(o[k]));
            show(() -> z[k] = true);
            show(() -> b[k] = 1);
            show(() -> s[k] = 1);
            show(() -> c[k] = 1);
            show(() -> i[k] = 1);
            show(() -> l[k] = 1);
            show(() -> f[k] = 1);
            show(() -> d[k] = 1);
            show(() -> o[k] = "x");
            show(() -> o[k] = 1);
        }
        show(() -> o[0] = 1);
        show(() -> o[0] = new Object());
        show(() -> o[0] = new String[0]);
        show(() -> o[0] = null);
        show(() -> { Object[][] x = new String[1][1]; x[0] = new Integer[1]; });
        show(() -> { Object[] x = new int[1][]; x[0] = new long[0]; });
        show(() -> { Object[] x = new int[1][]; x[0] = new int[0]; });
        show(() -> { Number[] x = new Integer[1]; x[0] = 2.5; });
        show(() -> { Comparable<?>[] x = new Comparable<?>[1]; x[0] = 2.5; });
        show(() -> { Runnable[] x = new Runnable[1]; ((Object[]) x)[0] = "s"; });
        show(() -> { int[] x = new int[-n]; });
        show(() -> { Object[] x = new Object[Integer.MIN_VALUE]; });
        show(() -> { long[][] x = new long[n][-1]; });
        show(() -> { long[][] x = new long[0][-1]; });
        show(() -> { long[][][] x = new long[-2][-1][]; });
        System.out.println(i.length + i[1]);
    }
}
