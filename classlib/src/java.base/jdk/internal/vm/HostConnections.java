package jdk.internal.vm;

import java.io.IOException;

/** What sockets, processes and pipes to them have in common. Their numbers are never given twice. */
public final class HostConnections {
    /** In place of a count where one has to wait. */
    public static final int WOULD_BLOCK = -2;

    /** What {@link #await} gives. */
    public static final int READY = 1;
    public static final int LATE = 0;
    public static final int INTERRUPTED = -1;

    private HostConnections() {
    }

    /**
     * Waits until there is something to be read, or room to write; a negative time has no end. Who is interrupted, and may be,
     * still has the status afterwards. Another thread's closing ends the wait too.
     */
    public static native int await(long connection, boolean writable, long nanoseconds, boolean interruptible);

    /** Takes some bytes; -1 at the end, {@link #WOULD_BLOCK} where there are none yet. */
    public static native int receive(long connection, byte[] bytes, int offset, int length) throws IOException;

    /** Gives some bytes, and says how many; {@link #WOULD_BLOCK} where there is no room. */
    public static native int send(long connection, byte[] bytes, int offset, int length) throws IOException;

    public static native int available(long connection) throws IOException;

    public static native void close(long connection);
}
