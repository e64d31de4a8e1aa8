package java.lang.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** The bootstrap method of the methods of records. It is native: the machine links such call sites itself. */
public final class ObjectMethods {
    private ObjectMethods() {
    }

    public static native Object bootstrap(MethodHandles.Lookup lookup, String methodName,
            java.lang.invoke.TypeDescriptor type, Class<?> recordClass, String names, MethodHandle... getters)
            throws Throwable;
}
