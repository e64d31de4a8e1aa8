//#file Piped$Input$.java: byte char
//#word Input byte=InputStream char=Reader
//#word Output byte=OutputStream char=Writer
//#word units byte=bytes char=characters
//#word visible byte=protected char=private
//#word size byte=Size char=size
package java.io;

import java.util.Objects;

/** Reads the $units$ that another thread writes to a pipe. */
public class Piped$Input$ extends $Input$ {
    $visible$ static final int PIPE_SIZE = 1024;
    private static final long LOOK_MILLISECONDS = 1000;

    $visible$ $type$[] buffer;
    /** Where the next one is put; -1 if there is none. */
    $visible$ int in = -1;
    $visible$ int out;
    private boolean connected;
    private boolean closedByWriter;
    private boolean closedByReader;
    private Thread readSide;
    private Thread writeSide;

    public Piped$Input$(Piped$Output$ src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public Piped$Input$(Piped$Output$ src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public Piped$Input$() {
        this(PIPE_SIZE);
    }

    public Piped$Input$(int pipeSize) {
        if (pipeSize <= 0) {
            throw new IllegalArgumentException("Pipe $size$ <= 0");
        }
        buffer = new $type$[pipeSize];
    }

    public void connect(Piped$Output$ src) throws IOException {
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

    //#if byte
    protected synchronized void receive(int b) throws IOException {
    //#else
    synchronized void receive(int b) throws IOException {
    //#end
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
        buffer[in++] = ($type$) b;
        if (in == buffer.length) {
            in = 0;
        }
    }

    synchronized void receive($type$[] source, int offset, int length) throws IOException {
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
        //#if byte
        int next = buffer[out] & 0xff;
        //#else
        int next = buffer[out];
        //#end
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
    public synchronized int read($type$[] target, int off, int len) throws IOException {
        //#if char
        checkForReading();
        //#end
        Objects.checkFromIndexSize(off, len, target.length);
        if (len == 0) {
            return 0;
        }
        int first = read();
        if (first < 0) {
            return -1;
        }
        target[off] = ($type$) first;
        int count = 1;
        while (in >= 0 && count < len) {
            target[off + count++] = ($type$) read();
        }
        return count;
    }
    //#if byte

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
    //#else

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
    //#end
}
