package java.lang.invoke;

/** The bootstrap methods of dynamic constants. They are native: the machine evaluates javac's patterns itself. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    public static native Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle,
            Object... arguments) throws Throwable;

    public static native Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type);

    public static native Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type);

    public static native <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type);

    public static native Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type);
}
