// dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, pop2 in every shape javac makes of them, for both categories.
public class StackShapes {
    int i;
    long l;
    double d;
    String s = "";
    static int si;
    static long sl;
    static double sd;
    static int calls;

    static StackShapes at(StackShapes t) {
        calls++;
        return t;
    }

    static int index(int k) {
        calls++;
        return k;
    }

    static long wide(long v) {
        return v;
    }

    public static void main(String[] args) {
        StackShapes t = new StackShapes();
        int[] ia = new int[2];
        long[] la = new long[2];
        double[] da = new double[2];
        float[] fa = new float[2];
        String[] sa = {"x", "y"};
        System.out.println(si = 4);
        System.out.println(sl = 5L);
        System.out.println(sd = 5.5);
        System.out.println(t.i = 6);
        System.out.println(t.l = 7L);
        System.out.println(at(t).d = 7.5);
        System.out.println(ia[index(1)] = 8);
        System.out.println(la[index(1)] = 9L);
        System.out.println(da[index(1)] = 9.5);
        System.out.println(at(t).i++ + at(t).l++ + at(t).d++);
        System.out.println(++at(t).i + ++at(t).l + ++at(t).d);
        System.out.println(ia[index(1)]++ + la[index(1)]++ + da[index(1)]++ + fa[index(0)]--);
        System.out.println(--ia[index(1)] + --la[index(1)] + --da[index(1)] + ++fa[index(0)]);
        System.out.println(at(t).i += la[index(1)] *= 3);
        System.out.println(at(t).l -= ia[index(0)] = 12);
        System.out.println(at(t).d *= at(t).l /= 2);
        System.out.println(sa[index(0)] += t.s += 'q');
        System.out.println(t.i = ia[0] = si = (int) (sl = la[0] = 77));
        System.out.println(t.d = da[0] = sd = 0.25);
        System.out.println(t.l = la[1] = sl++);
        System.out.println(sd++ + ++sl + si--);
        wide(3);
        wide(t.l++);
        index(0);
        double x = sd = t.d = -1;
        long y = (sl = 3) + (t.l = 4) * (la[0] = 5);
        System.out.println(x + " " + y + " " + calls + " " + t.i + " " + t.l + " " + t.d + " " + si + " " + sl + " " + sd);
        System.out.println(new Long(3) + new Double(4) + new String("z"));
        System.out.println(ia[ia[1] = 1] + ia[ia[1]--]);
        int k = 0;
        ia[k++] = ia[k] + k++ * k;
        System.out.println(ia[0] + " " + k);
    }
}
