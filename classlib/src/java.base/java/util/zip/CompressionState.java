package java.util.zip;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import jdk.internal.vm.Compression;

/**
 * The machine's state of a deflater or inflater: made when it is first needed, given back when its owner ends, or is gone
 * and another state is made.
 */
final class CompressionState extends PhantomReference<Object> {
    private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();
    /** All that are open, so that none is forgotten before its owner. */
    private static final Set<CompressionState> OPEN = new HashSet<>();

    final long number;

    private CompressionState(Object owner, long number) {
        super(owner, GONE);
        this.number = number;
    }

    static CompressionState deflater(Object owner, int level, boolean raw) {
        return open(owner, () -> Compression.openDeflater(level, raw));
    }

    static CompressionState inflater(Object owner, boolean raw) {
        return open(owner, () -> Compression.openInflater(raw));
    }

    private static CompressionState open(Object owner, LongSupplier opener) {
        synchronized (OPEN) {
            sweep();
            CompressionState state = new CompressionState(owner, number(opener));
            OPEN.add(state);
            return state;
        }
    }

    /** Where there is no room there has been a collection, which may have found states whose owners are gone. */
    private static long number(LongSupplier opener) {
        try {
            return opener.getAsLong();
        } catch (OutOfMemoryError full) {
            Thread.yield();
            sweep();
            return opener.getAsLong();
        }
    }

    private static void sweep() {
        for (Reference<?> gone = GONE.poll(); gone != null; gone = GONE.poll()) {
            ((CompressionState) gone).close();
        }
    }

    void close() {
        synchronized (OPEN) {
            if (OPEN.remove(this)) {
                Compression.close(number);
            }
        }
    }
}
