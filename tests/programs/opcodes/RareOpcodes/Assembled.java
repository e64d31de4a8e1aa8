/** What the assembled class offers; Assemble writes the bodies. */
class Assembled {
    static boolean z;
    static byte b;
    static short s;
    static char c;

    static native int nops(int x);

    static native int wideLoop(int n);

    static native int emptySwitch(int x);

    static native int oneCase(int x);

    static native float floatInSlot0(float f);

    static native double doubleInSlot0(double d);

    static native long longInSlot0(long l);

    static native Object referenceInSlot0(Object o);

    static native void store(boolean[] a, int v);

    static native void store(byte[] a, int v);

    static native void store(short[] a, int v);

    static native void store(char[] a, int v);

    static native boolean booleanOf(int v);

    static native byte byteOf(int v);

    static native short shortOf(int v);

    static native char charOf(int v);

    static native void fields(int v);

    static native void exitOnly(Object o);

    static native void throwArgument(Throwable t);
}
