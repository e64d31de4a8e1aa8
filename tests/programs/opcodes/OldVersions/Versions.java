/** What the assembled classes offer; Assemble writes the bodies. */
class V45 {
    static native long loop(int n);

    static native int merge(boolean b);

    static native int caught(String s);
}

class V46 {
    static native long loop(int n);

    static native int merge(boolean b);

    static native int caught(String s);
}

class V47 {
    static native long loop(int n);

    static native int merge(boolean b);

    static native int caught(String s);
}

class V48 {
    static native long loop(int n);

    static native int merge(boolean b);

    static native int caught(String s);
}

class V49 {
    static native long loop(int n);

    static native int merge(boolean b);

    static native int caught(String s);
}
