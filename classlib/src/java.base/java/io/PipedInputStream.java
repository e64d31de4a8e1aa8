package java.io;

import java.util.Objects;

/** Reads the bytes that another thread writes to a pipe. */
public class PipedInputStream extends InputStream {
    protected static final int PIPE_SIZE = 1024;
    private static final long LOOK_MILLISECONDS = 1000;

    protected byte[] buffer;
    /** Where the next one is put; -1 if there is none. */
    protected int in = -1;
    protected int out;
    private boolean connected;
    private boolean closedByWriter;
    private boolean closedByReader;
    private Thread readSide;
    private Thread writeSide;

    public PipedInputStream(PipedOutputStream src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public PipedInputStream(PipedOutputStream src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedInputStream() {
        this(PIPE_SIZE);
    }

    public PipedInputStream(int pipeSize) {
        if (pipeSize <= 0) {
            throw new IllegalArgumentException("Pipe Size <= 0");
        }
        buffer = new byte[pipeSize];
    }

    public void connect(PipedOutputStream src) throws IOException {
        src.connect(this);
    }

    synchronized void connected() throws IOException {
        if (connected) {
            throw new IOException("Already connected");
        }
        connected = true;
        in = -1;
        out = 0;
    }

    synchronized boolean isConnected() {
        return connected;
    }

    private void checkForWriting() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByWriter || closedByReader) {
            throw new IOException("Pipe closed");
        }
        if (readSide != null && !readSide.isAlive()) {
            throw new IOException("Read end dead");
        }
    }

    protected synchronized void receive(int b) throws IOException {
        checkForWriting();
        writeSide = Thread.currentThread();
        while (in == out) {
            checkForWriting();
            notifyAll();
            pause();
        }
        if (in < 0) {
            in = 0;
            out = 0;
        }
        buffer[in++] = (byte) b;
        if (in == buffer.length) {
            in = 0;
        }
    }

    synchronized void receive(byte[] source, int offset, int length) throws IOException {
        for (int i = offset; i < offset + length; i++) {
            receive(source[i]);
        }
    }

    private void pause() throws IOException {
        try {
            wait(LOOK_MILLISECONDS);
        } catch (InterruptedException interrupted) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receivedLast() {
        closedByWriter = true;
        notifyAll();
    }

    private void checkForReading() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByReader) {
            throw new IOException("Pipe closed");
        }
        if (writeSide != null && !writeSide.isAlive() && !closedByWriter && in < 0) {
            throw new IOException("Write end dead");
        }
    }

    @Override
    public synchronized int read() throws IOException {
        checkForReading();
        readSide = Thread.currentThread();
        int trials = 2;
        while (in < 0) {
            if (closedByWriter) {
                return -1;
            }
            if (writeSide != null && !writeSide.isAlive() && --trials < 0) {
                throw new IOException("Pipe broken");
            }
            notifyAll();
            pause();
        }
        int next = buffer[out] & 0xff;
        out++;
        if (out == buffer.length) {
            out = 0;
        }
        if (in == out) {
            in = -1;
        }
        return next;
    }

    @Override
    public synchronized int read(byte[] target, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, target.length);
        if (len == 0) {
            return 0;
        }
        int first = read();
        if (first < 0) {
            return -1;
        }
        target[off] = (byte) first;
        int count = 1;
        while (in >= 0 && count < len) {
            target[off + count++] = (byte) read();
        }
        return count;
    }

    @Override
    public synchronized int available() throws IOException {
        if (in < 0) {
            return 0;
        }
        return in == out ? buffer.length : in > out ? in - out : in + buffer.length - out;
    }

    @Override
    public void close() throws IOException {
        closedByReader = true;
        synchronized (this) {
            in = -1;
        }
    }
}
