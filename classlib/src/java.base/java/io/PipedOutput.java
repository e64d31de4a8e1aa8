//#file Piped$Output$.java: byte char
//#word Input byte=InputStream char=Reader
//#word Output byte=OutputStream char=Writer
//#word units byte=bytes char=characters
package java.io;

/** Writes $units$ to a pipe that another thread reads. */
public class Piped$Output$ extends $Output$ {
    private Piped$Input$ sink;
    //#if char
    private boolean closed;
    //#end

    public Piped$Output$(Piped$Input$ snk) throws IOException {
        connect(snk);
    }

    public Piped$Output$() {
    }

    public synchronized void connect(Piped$Input$ snk) throws IOException {
        if (snk == null) {
            throw new NullPointerException();
        }
        if (sink != null || snk.isConnected()) {
            throw new IOException("Already connected");
        }
        //#if char
        if (closed) {
            throw new IOException("Pipe closed");
        }
        //#end
        snk.connected();
        sink = snk;
    }

    private Piped$Input$ sink() throws IOException {
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
    public void write($type$[] source, int off, int len) throws IOException {
        Piped$Input$ to = sink();
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
        //#if char
        closed = true;
        //#end
        if (sink != null) {
            sink.receivedLast();
        }
    }
}
