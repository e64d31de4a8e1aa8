package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A file stream that is read or written by buffers, from the start to the end. */
public abstract class FileChannel implements ReadableByteChannel, WritableByteChannel {
    protected FileChannel() {
    }

    @Override
    public abstract int read(ByteBuffer target) throws IOException;

    @Override
    public abstract int write(ByteBuffer source) throws IOException;

    /** Fills the buffers in turn. */
    public final long read(ByteBuffer[] dsts) throws IOException {
        long sum = 0;
        for (ByteBuffer target : dsts) {
            int count = target.hasRemaining() ? read(target) : 0;
            if (count < 0) {
                return sum == 0 ? -1 : sum;
            }
            sum += count;
            if (target.hasRemaining()) {
                break;
            }
        }
        return sum;
    }

    /** Writes the buffers in turn. */
    public final long write(ByteBuffer[] srcs) throws IOException {
        long sum = 0;
        for (ByteBuffer source : srcs) {
            sum += write(source);
        }
        return sum;
    }

    /** Hands what was written to the operating system. */
    public abstract void force(boolean metadata) throws IOException;
}
