// javac: -g
// Array load, store and length of null for each element type.
public class ArrayKinds {
    static boolean[] z;
    static byte[] b;
    static short[] s;
    static char[] c;
    static int[] i;
    static long[] l;
    static float[] f;
    static double[] d;
    static Object[] o;

    interface Act {
        void run();
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("no error");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static int n = 2;

    public static void main(String[] args) {
        show(() -> System.out.println(z[0]));
        show(() -> System.out.println(b[n]));
        show(() -> System.out.println(s[1]));
        show(() -> System.out.println(c[n * 2]));
        show(() -> System.out.println(i[-1]));
        show(() -> System.out.println(l[0]));
        show(() -> System.out.println(f[0]));
        show(() -> System.out.println(d[0]));
        show(() -> System.out.println(o[0]));
        show(() -> z[0] = true);
        show(() -> b[0] = 1);
        show(() -> s[0] = 1);
        show(() -> c[0] = 1);
        show(() -> i[0] = 1);
        show(() -> l[0] = 1);
        show(() -> f[0] = 1);
        show(() -> d[0] = 1);
        show(() -> o[0] = 1);
        show(() -> System.out.println(z.length + n));
        show(() -> System.out.println(o.length));
        show(() -> i[n]++);
        show(() -> l[n] += 2);
        show(() -> o[0].toString());
        show(() -> { int[] q = null; q[5] = q[6]; });
        show(() -> { long[][][] q = new long[1][1][]; q[0][0][n] = 3; });
        show(() -> { long[][][] q = new long[1][][]; q[0][n][1]++; });
        show(() -> { Object[] q = null; q[i == null ? 1 : 2] = "x"; });
        show(() -> System.out.println(((int[]) (Object) o)[3]));
        show(() -> i.clone());
        show(() -> System.out.println(((int[]) null).length));
    }
}
