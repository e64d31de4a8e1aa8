package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Bytes with a position that can be set. */
public interface SeekableByteChannel extends ByteChannel {
    @Override
    int read(ByteBuffer dst) throws IOException;

    @Override
    int write(ByteBuffer src) throws IOException;

    long position() throws IOException;

    SeekableByteChannel position(long newPosition) throws IOException;

    long size() throws IOException;

    /** Cuts off what lies behind. */
    SeekableByteChannel truncate(long size) throws IOException;
}
