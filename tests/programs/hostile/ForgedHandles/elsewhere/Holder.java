package elsewhere;

/** Members of all kinds of access. */
public class Holder {
    private int secret = 1;
    int near = 2;
    protected int guarded = 3;
    public int open = 4;
    public final int fixed = Integer.parseInt("5");
    private static int secretStatic = 6;
    protected static int guardedStatic = 7;
    public static final int FIXED = Integer.parseInt("8");

    protected Holder() {
    }

    private void hide() {
    }

    protected void guard() {
    }

    public static Object openStatic() {
        return "opened";
    }

    public static Object make(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return "made";
    }

    public static Object makeInteger(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return 5;
    }

    public static Object makeNull(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return null;
    }

    public static Object makeMany(java.lang.invoke.MethodHandles.Lookup lookup, Object... all) {
        return all.length;
    }

    public static Object fail(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        throw new IllegalStateException("bootstrap");
    }

    public static Object failError(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        throw new OutOfMemoryError("bootstrap");
    }

    static Object makeNear(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return "near";
    }

    private static Object makeSecret(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return "secret";
    }

    public Object makeInstance(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return "instance";
    }

    public static Object makeLookup(java.lang.invoke.MethodHandles.Lookup lookup, String name, Object type) {
        return lookup.lookupModes() + " " + lookup.lookupClass().getName();
    }

    public static java.lang.invoke.CallSite site(java.lang.invoke.MethodHandles.Lookup lookup, String name,
            java.lang.invoke.MethodType type) {
        return new java.lang.invoke.ConstantCallSite(java.lang.invoke.MethodHandles.constant(Object.class, name));
    }
}
