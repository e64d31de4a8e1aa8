package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Can be read into a buffer. */
public interface ReadableByteChannel extends Channel {
    /** How many bytes were read; -1 at the end. */
    int read(ByteBuffer target) throws IOException;
}
