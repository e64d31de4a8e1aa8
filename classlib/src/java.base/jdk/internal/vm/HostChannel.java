package jdk.internal.vm;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntSupplier;

/** The channel of an open file of the host. */
public final class HostChannel extends FileChannel {
    private static final int TRANSFERRED_AT_ONCE = 8 << 10;

    /** All locks of the program that are valid. */
    private static final List<Lock> LOCKS = new ArrayList<>();

    /** The host's number; negative once whoever opened the file has closed it. */
    private final IntSupplier descriptor;
    private final Closeable owner;
    private final boolean readable;
    private final boolean writable;
    private final boolean append;
    /** What locks are on: one path is one file. */
    private final String path;

    public HostChannel(
            IntSupplier descriptor, Closeable owner, boolean readable, boolean writable, boolean append, String path) {
        this.descriptor = descriptor;
        this.owner = owner;
        this.readable = readable;
        this.writable = writable;
        this.append = append;
        this.path = path;
    }

    private int number() throws IOException {
        MappedRegion.writeAll();
        int number = descriptor.getAsInt();
        if (number < 0 || !isOpen()) {
            throw new ClosedChannelException();
        }
        return number;
    }

    private int readable() throws IOException {
        int number = number();
        if (!readable) {
            throw new NonReadableChannelException();
        }
        return number;
    }

    private int writable() throws IOException {
        int number = number();
        if (!writable) {
            throw new NonWritableChannelException();
        }
        return number;
    }

    private static int read(int number, ByteBuffer target, long position) throws IOException {
        byte[] bytes = new byte[target.remaining()];
        int count = position < 0
                ? HostFiles.read(number, bytes, 0, bytes.length)
                : HostFiles.readAt(number, position, bytes, 0, bytes.length);
        if (count > 0) {
            target.put(bytes, 0, count);
        }
        return count;
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        int number = readable();
        checkTarget(dst);
        return read(number, dst, -1);
    }

    private static void checkTarget(ByteBuffer target) {
        if (target.isReadOnly()) {
            throw new IllegalArgumentException("Read-only buffer");
        }
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        int number = readable();
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            checkTarget(dsts[i]);
            int count = dsts[i].hasRemaining() ? read(number, dsts[i], -1) : 0;
            if (count < 0) {
                return sum == 0 ? -1 : sum;
            }
            sum += count;
            if (dsts[i].hasRemaining()) {
                break;
            }
        }
        return sum;
    }

    @Override
    public int read(ByteBuffer dst, long position) throws IOException {
        Objects.requireNonNull(dst);
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        int number = readable();
        checkTarget(dst);
        return read(number, dst, position);
    }

    private int write(int number, ByteBuffer source, long position) throws IOException {
        byte[] bytes = new byte[source.remaining()];
        source.get(bytes);
        if (position < 0 || append) {
            HostFiles.write(number, bytes, 0, bytes.length);
        } else {
            HostFiles.writeAt(number, position, bytes, 0, bytes.length);
        }
        return bytes.length;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        return write(writable(), src, -1);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        int number = writable();
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            sum += write(number, srcs[i], -1);
        }
        return sum;
    }

    @Override
    public int write(ByteBuffer src, long position) throws IOException {
        Objects.requireNonNull(src);
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        return write(writable(), src, position);
    }

    @Override
    public long position() throws IOException {
        int number = number();
        return append ? HostFiles.size(number) : HostFiles.position(number);
    }

    @Override
    public FileChannel position(long newPosition) throws IOException {
        int number = number();
        if (newPosition < 0) {
            throw new IllegalArgumentException();
        }
        HostFiles.seek(number, newPosition);
        return this;
    }

    @Override
    public long size() throws IOException {
        return HostFiles.size(number());
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        int number = number();
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        writable();
        if (size < HostFiles.size(number)) {
            HostFiles.setSize(number, size);
        }
        if (HostFiles.position(number) > size) {
            HostFiles.seek(number, size);
        }
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        int number = number();
        if (number > 2) {
            HostFiles.synchronise(number);
        } else {
            HostFiles.flush(number);
        }
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        int number = number();
        if (!target.isOpen()) {
            throw new ClosedChannelException();
        }
        readable();
        if (target instanceof HostChannel) {
            ((HostChannel) target).writable();
        }
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        long done = 0;
        byte[] bytes = new byte[(int) Math.min(count, TRANSFERRED_AT_ONCE)];
        while (done < count) {
            int read = HostFiles.readAt(number, position + done, bytes, 0, (int) Math.min(bytes.length, count - done));
            if (read <= 0) {
                break;
            }
            int written = target.write(ByteBuffer.wrap(bytes, 0, read));
            done += written;
            if (written < read) {
                break;
            }
        }
        return done;
    }

    @Override
    public long transferFrom(ReadableByteChannel src, long position, long count) throws IOException {
        int number = number();
        if (!src.isOpen()) {
            throw new ClosedChannelException();
        }
        if (src instanceof HostChannel) {
            ((HostChannel) src).readable();
        }
        writable();
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        long done = 0;
        while (done < count) {
            ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(count - done, TRANSFERRED_AT_ONCE));
            int read = src.read(buffer);
            if (read <= 0) {
                break;
            }
            buffer.flip();
            done += write(number, buffer, position + done);
        }
        return done;
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        int number = number();
        Objects.requireNonNull(mode, "Mode is null");
        if (position < 0 || size < 0) {
            throw new IllegalArgumentException(position < 0 ? "Negative position" : "Negative size");
        }
        if (position + size < 0) {
            throw new IllegalArgumentException("Position + size overflow");
        }
        if (size > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Size exceeds Integer.MAX_VALUE");
        }
        if (mode != MapMode.READ_ONLY) {
            writable();
        }
        readable();
        if (HostFiles.size(number) < position + size) {
            if (!writable) {
                throw new IOException("Channel not open for writing - cannot extend file to required size");
            }
            HostFiles.setSize(number, position + size);
        }
        byte[] bytes = new byte[(int) size];
        for (int done = 0; done < size; ) {
            int read = HostFiles.readAt(number, position + done, bytes, done, (int) size - done);
            if (read <= 0) {
                break;
            }
            done += read;
        }
        MappedRegion region = mode == MapMode.READ_WRITE ? MappedRegion.of(path, position, bytes) : null;
        return MappedBuffers.buffer(bytes, mode == MapMode.READ_ONLY, region);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        number();
        if (shared) {
            readable();
        } else {
            writable();
        }
        Lock lock = new Lock(this, position, size, shared);
        synchronized (LOCKS) {
            for (Lock other : LOCKS) {
                if (((HostChannel) other.channel()).path.equals(path) && other.overlaps(position, size)) {
                    throw new OverlappingFileLockException();
                }
            }
            LOCKS.add(lock);
        }
        return lock;
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return lock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        synchronized (LOCKS) {
            LOCKS.removeIf(lock -> lock.channel() == this);
        }
        owner.close();
    }

    /** A lock that is valid as long as it is in the list. */
    private static final class Lock extends FileLock {
        Lock(FileChannel channel, long position, long size, boolean shared) {
            super(channel, position, size, shared);
        }

        @Override
        public boolean isValid() {
            synchronized (LOCKS) {
                return LOCKS.contains(this);
            }
        }

        @Override
        public void release() throws IOException {
            if (!channel().isOpen()) {
                throw new ClosedChannelException();
            }
            synchronized (LOCKS) {
                LOCKS.remove(this);
            }
        }
    }
}
