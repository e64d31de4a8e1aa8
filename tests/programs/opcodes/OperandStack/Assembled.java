/** What the assembled class offers; Assemble writes the bodies. */
class Assembled {
    static native String swap(int a, int b);

    static native String swapMixed(String a, int b);

    static native String dupX1(int a, int b);

    static native String dupX1Mixed(float a, String b);

    static native String dupX2(int a, int b, int c);

    static native String dupX2Wide(long a, int b);

    static native String dup2(int a, int b);

    static native String dup2Wide(long a);

    static native String dup2X1(int a, int b, int c);

    static native String dup2X1Wide(int a, long b);

    static native String dup2X2(int a, int b, int c, int d);

    static native String dup2X2Form2(int a, int b, long c);

    static native String dup2X2Form3(long a, int b, int c);

    static native String dup2X2Form4(long a, double b);

    static native String pop2(int a, int b, int c);

    static native String pop2Wide(int a, long b);

    static native String pop(int a, String b);
}
