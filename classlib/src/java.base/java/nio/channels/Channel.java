package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;

/** Something open. */
public interface Channel extends Closeable {
    boolean isOpen();

    @Override
    void close() throws IOException;
}
