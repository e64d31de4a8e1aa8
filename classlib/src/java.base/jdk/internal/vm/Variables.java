package jdk.internal.vm;

import java.lang.invoke.VarHandle;

/** Handles of fields that the library makes for programs without asking whether the library itself may see the field. */
public abstract class Variables {
    private static Variables maker;

    /** Told once, by the class of the handles. */
    public static void maker(Variables only) {
        if (maker == null) {
            maker = only;
        }
    }

    /** @throws IllegalArgumentException if the field is not volatile */
    public static VarHandle volatileField(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException {
        VarHandle.fullFence();
        return maker.make(owner, name, type);
    }

    /** @throws IllegalArgumentException if the field is not volatile */
    protected abstract VarHandle make(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException;
}
