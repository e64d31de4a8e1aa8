// Category-2 parameters in every position, more than 255 slots' worth of locals, wide loads and iinc.
public class WideParameters {
    static String mixed(long a, int b, double c, float d, long e, byte f, Object g, double h, short i, char j, boolean k) {
        return a + "|" + b + "|" + c + "|" + d + "|" + e + "|" + f + "|" + g + "|" + h + "|" + i + "|" + j + "|" + k;
    }

    long instance(int a, long b, double c) {
        return a + b * 10 + (long) c * 100;
    }

    static double doubles(double a, double b, double c, double d, double e) {
        return a - b * c / d + e;
    }

    static long swapRecursion(long a, double b, int depth) {
        return depth == 0 ? a - (long) b : swapRecursion((long) b, a, depth - 1);
    }

    static int manyLocals(int seed) {
        long a0 = seed, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9, b0 = 10, b1 = 11, b2 = 12, b3 = 13;
        double c0 = .5, c1 = 1.5, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, e0, e1, e2, e3, e4, e5, e6;
        long f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
        long i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9, k0, k1, k2, k3, k4, k5, k6, k7, k8, k9;
        long l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9;
        int wideInt = 5;
        float wideFloat = 1.5f;
        double wideDouble = 2.5;
        String wideString = "wide";
        long wideLong = 1L << 40;
        for (int q = 0; q < 3; q++) {
            wideInt += 3;
            wideInt += 1000;
            wideInt -= 40000;
            wideFloat += q;
            wideDouble *= wideFloat;
            wideLong += wideInt;
            wideString += q;
        }
        System.out.println(wideInt + " " + wideFloat + " " + wideDouble + " " + wideLong + " " + wideString);
        return (int) (a0 + a9 * b3 + c1);
    }

    public static void main(String[] args) {
        System.out.println(mixed(1L << 40, 2, 3.5, 4.5f, -5L, (byte) -6, "seven", 8e10, (short) 9, 'j', true));
        System.out.println(new WideParameters().instance(1, 2, 3.9));
        System.out.println(doubles(1, 2, 3, 4, 5));
        System.out.println(swapRecursion(10, 4, 5) + " " + swapRecursion(10, 4, 6));
        System.out.println(manyLocals(7));
    }
}
