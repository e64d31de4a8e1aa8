package java.io;

/** Writes bytes to a pipe that another thread reads. */
public class PipedOutputStream extends OutputStream {
    private PipedInputStream sink;

    public PipedOutputStream(PipedInputStream snk) throws IOException {
        connect(snk);
    }

    public PipedOutputStream() {
    }

    public synchronized void connect(PipedInputStream snk) throws IOException {
        if (snk == null) {
            throw new NullPointerException();
        }
        if (sink != null || snk.isConnected()) {
            throw new IOException("Already connected");
        }
        snk.connected();
        sink = snk;
    }

    private PipedInputStream sink() throws IOException {
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
    public void write(byte[] source, int off, int len) throws IOException {
        PipedInputStream to = sink();
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
        if (sink != null) {
            sink.receivedLast();
        }
    }
}
