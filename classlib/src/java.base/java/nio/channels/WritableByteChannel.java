package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Can be written from a buffer. */
public interface WritableByteChannel extends Channel {
    int write(ByteBuffer source) throws IOException;
}
