import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** What Assemble writes, to compile against. */
class Sites {
    int field;
    static String word;
    static native String describe(int a, String b, long c, double d, char e, boolean f);
    static native String plain();
    static native String typed();
    static native String dynamicArgument();
    static native String failing(String name) throws Throwable;
    static native int first(int value);
    static native int second(int value);
    static native String text();
    static native String nested();
    static native int number();
    static native long wideNumber();
    static native Object nothing();
    static native Object thrown();
    static native Thread wrong();
    static native Object circular();
    static native MethodType type();
    static native MethodHandle handle(String kind);
    static native VarHandle variable();
    static native VarHandle elements();
    static native Object invoked();
    static native long cast();
    static native Class<?> primitive();
    static native Enum<?> unit();
}
