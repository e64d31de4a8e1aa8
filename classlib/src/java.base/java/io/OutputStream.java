package java.io;

/** A destination of bytes. */
public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public static OutputStream nullOutputStream() {
        return new NullOutputStream();
    }

    /** Writes the lower eight bits. */
    public abstract void write(int b) throws IOException;

    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    public void write(byte[] b, int off, int len) throws IOException {
        Ranges.check(off, len, b.length);
        for (int i = 0; i < len; i++) {
            write(b[off + i]);
        }
    }

    @Override
    public void flush() throws IOException {
    }

    @Override
    public void close() throws IOException {
    }

    private static final class NullOutputStream extends OutputStream {
        private boolean closed;

        private void checkOpen() throws IOException {
            if (closed) {
                throw new IOException("Stream closed");
            }
        }

        @Override
        public void write(int b) throws IOException {
            checkOpen();
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            Ranges.check(offset, length, bytes.length);
            checkOpen();
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
