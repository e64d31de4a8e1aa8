package java.io;

import java.util.Objects;

/** Reads the characters that another thread writes to a pipe. */
public class PipedReader extends Reader {
    private static final int PIPE_SIZE = 1024;
    private static final long LOOK_MILLISECONDS = 1000;

    private char[] buffer;
    /** Where the next one is put; -1 if there is none. */
    private int in = -1;
    private int out;
    private boolean connected;
    private boolean closedByWriter;
    private boolean closedByReader;
    private Thread readSide;
    private Thread writeSide;

    public PipedReader(PipedWriter src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public PipedReader(PipedWriter src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedReader() {
        this(PIPE_SIZE);
    }

    public PipedReader(int pipeSize) {
        if (pipeSize <= 0) {
            throw new IllegalArgumentException("Pipe size <= 0");
        }
        buffer = new char[pipeSize];
    }

    public void connect(PipedWriter src) throws IOException {
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

    synchronized void receive(int b) throws IOException {
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
        buffer[in++] = (char) b;
        if (in == buffer.length) {
            in = 0;
        }
    }

    synchronized void receive(char[] source, int offset, int length) throws IOException {
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
        int next = buffer[out];
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
    public synchronized int read(char[] target, int off, int len) throws IOException {
        checkForReading();
        Objects.checkFromIndexSize(off, len, target.length);
        if (len == 0) {
            return 0;
        }
        int first = read();
        if (first < 0) {
            return -1;
        }
        target[off] = (char) first;
        int count = 1;
        while (in >= 0 && count < len) {
            target[off + count++] = (char) read();
        }
        return count;
    }

    @Override
    public synchronized boolean ready() throws IOException {
        checkForReading();
        return in >= 0;
    }

    @Override
    public void close() throws IOException {
        in = -1;
        closedByReader = true;
    }
}
