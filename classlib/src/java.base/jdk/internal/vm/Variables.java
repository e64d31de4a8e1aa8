package jdk.internal.vm;

import java.lang.invoke.VarHandle;

/** Handles of fields that the library makes for programs: not the library, but who has asked it has to have access to the field. */
public abstract class Variables {
    private static Variables maker;

    /** Told once, by the class of the handles. */
    public static void maker(Variables only) {
        if (maker == null) {
            maker = only;
        }
    }

    /** @throws IllegalArgumentException if the field is not volatile */
    public static VarHandle volatileField(Class<?> caller, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        VarHandle.fullFence();
        return maker.make(caller, owner, name, type);
    }

    /** @throws IllegalArgumentException if the field is not volatile */
    protected abstract VarHandle make(Class<?> caller, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException;
}
