// Static and instance fields of every type, volatile and transient, final instance fields, inherited statics, long/double fields side by side.
public class Statics {
    static boolean sz;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static Object so;
    boolean z;
    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    Object o;
    volatile long vl;
    transient int ti;
    final double fd;

    Statics(double fd) {
        this.fd = fd;
    }

    static class Sub extends Statics {
        byte b2 = 2;
        long l2 = 22;
        boolean z2 = true;
        Object o2 = "o2";
        double d2 = 2.2;

        Sub() {
            super(-1);
            b = 1;
            l = 11;
        }
    }

    static class SubSub extends Sub {
        short s3 = 3;
        int i3 = 33;
        byte b3 = -3;
    }

    String show() {
        return z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + o + " " + vl + " " + ti + " " + fd;
    }

    public static void main(String[] args) {
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        sz = true;
        sb = (byte) 255;
        ss = (short) 65535;
        sc = (char) -1;
        si = -1;
        sl = -1L;
        sf = -1;
        sd = -1;
        so = "so";
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        Statics t = new Statics(0.5);
        System.out.println(t.show());
        t.z = true;
        t.b = -2;
        t.s = -3;
        t.c = 65534;
        t.i = -5;
        t.l = -6;
        t.f = -7;
        t.d = -8;
        t.o = t.getClass().getSimpleName();
        t.vl = Long.MIN_VALUE;
        t.ti = 77;
        System.out.println(t.show());
        SubSub u = new SubSub();
        u.s3--;
        u.i3 <<= 4;
        u.b3 *= 100;
        u.l2 ^= u.l;
        u.d2 /= 3;
        System.out.println(u.show() + " | " + u.b2 + " " + u.l2 + " " + u.z2 + " " + u.o2 + " " + u.d2 + " " + u.s3 + " " + u.i3 + " " + u.b3);
        Sub.si++;
        SubSub.sd += 0.25;
        System.out.println(Statics.si + " " + Statics.sd);
    }
}
