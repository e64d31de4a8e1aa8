package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.Channel;
import java.nio.channels.InterruptibleChannel;

/** A channel that is closed once. */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
    private final Object lock = new Object();
    private volatile boolean closed;

    protected AbstractInterruptibleChannel() {
    }

    @Override
    public final void close() throws IOException {
        synchronized (lock) {
            if (!closed) {
                closed = true;
                implCloseChannel();
            }
        }
    }

    protected abstract void implCloseChannel() throws IOException;

    @Override
    public final boolean isOpen() {
        return !closed;
    }
}
