package sun.misc;

import java.lang.invoke.VarHandle;

/**
 * What is left of this class where memory is safe: objects of programs' own classes without their constructors, for those that
 * read objects from texts. There is no access to memory or fields.
 */
public final class Unsafe {
    /** Found by its name, as programs do. */
    public static final Unsafe theUnsafe = new Unsafe();

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return theUnsafe;
    }

    private static native Object allocate(Class<?> of) throws InstantiationException;

    /** @throws InstantiationException also for what the library has made, or extends it */
    public Object allocateInstance(Class<?> cls) throws InstantiationException {
        return allocate(cls);
    }

    public void throwException(Throwable ee) {
        Unsafe.<RuntimeException>thrown(ee);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void thrown(Throwable thrown) throws T {
        throw (T) thrown;
    }

    public void loadFence() {
        VarHandle.acquireFence();
    }

    public void storeFence() {
        VarHandle.releaseFence();
    }

    public void fullFence() {
        VarHandle.fullFence();
    }

    public int addressSize() {
        return Long.BYTES;
    }

    public int pageSize() {
        return 4096;
    }
}
