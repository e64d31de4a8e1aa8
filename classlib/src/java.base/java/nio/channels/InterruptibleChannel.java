package java.nio.channels;

import java.io.IOException;

/** Can be closed by another thread. */
public interface InterruptibleChannel extends Channel {
    @Override
    void close() throws IOException;
}
