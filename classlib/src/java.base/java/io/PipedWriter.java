package java.io;

/** Writes characters to a pipe that another thread reads. */
public class PipedWriter extends Writer {
    private PipedReader sink;
    private boolean closed;

    public PipedWriter(PipedReader snk) throws IOException {
        connect(snk);
    }

    public PipedWriter() {
    }

    public synchronized void connect(PipedReader snk) throws IOException {
        if (snk == null) {
            throw new NullPointerException();
        }
        if (sink != null || snk.isConnected()) {
            throw new IOException("Already connected");
        }
        if (closed) {
            throw new IOException("Pipe closed");
        }
        snk.connected();
        sink = snk;
    }

    private PipedReader sink() throws IOException {
        if (sink == null) {
            throw new IOException("Pipe not connected");
        }
        return sink;
    }

    @Override
    public void write(int b) throws IOException {
        sink().receive(b);
    }

    @Override
    public void write(char[] source, int off, int len) throws IOException {
        PipedReader to = sink();
        if ((off | len | off + len | source.length - (off + len)) < 0) {
            throw new IndexOutOfBoundsException();
        }
        to.receive(source, off, len);
    }

    @Override
    public synchronized void flush() throws IOException {
        if (sink != null) {
            synchronized (sink) {
                sink.notifyAll();
            }
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        if (sink != null) {
            sink.receivedLast();
        }
    }
}
