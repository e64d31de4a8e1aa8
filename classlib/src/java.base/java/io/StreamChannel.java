package java.io;

import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import jdk.internal.vm.HostFiles;

/** The channel of an open file stream: the same descriptor, read or written by buffers. */
final class StreamChannel extends FileChannel {
    private final FileDescriptor descriptor;
    private final Closeable stream;
    private final boolean readable;

    StreamChannel(FileDescriptor descriptor, Closeable stream, boolean readable) {
        this.descriptor = descriptor;
        this.stream = stream;
        this.readable = readable;
    }

    private int number() throws IOException {
        if (!descriptor.valid()) {
            throw new ClosedChannelException();
        }
        return descriptor.number;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        int number = number();
        if (!readable) {
            throw new NonReadableChannelException();
        }
        byte[] bytes = new byte[target.remaining()];
        int count = HostFiles.read(number, bytes, 0, bytes.length);
        if (count > 0) {
            target.put(bytes, 0, count);
        }
        return count;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        int number = number();
        if (readable) {
            throw new NonWritableChannelException();
        }
        byte[] bytes = new byte[source.remaining()];
        source.get(bytes);
        HostFiles.write(number, bytes, 0, bytes.length);
        return bytes.length;
    }

    @Override
    public void force(boolean metadata) throws IOException {
        HostFiles.flush(number());
    }

    @Override
    public boolean isOpen() {
        return descriptor.valid();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
