package java.io;

/** Collects characters and writes them to another writer in large pieces. */
public class BufferedWriter extends Writer {
    private Writer out;
    private char[] buffer;
    private int count;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int sz) {
        super(out);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        buffer = new char[sz];
    }

    private void checkOpen() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void flushBuffer() throws IOException {
        checkOpen();
        if (count > 0) {
            out.write(buffer, 0, count);
            count = 0;
        }
    }

    @Override
    public void write(int c) throws IOException {
        synchronized (lock) {
            checkOpen();
            if (count == buffer.length) {
                flushBuffer();
            }
            buffer[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            Ranges.check(off, len, cbuf.length);
            if (len >= buffer.length) {
                flushBuffer();
                out.write(cbuf, off, len);
                return;
            }
            while (len > 0) {
                int piece = Math.min(buffer.length - count, len);
                System.arraycopy(cbuf, off, buffer, count, piece);
                count += piece;
                off += piece;
                len -= piece;
                if (count == buffer.length) {
                    flushBuffer();
                }
            }
        }
    }

    @Override
    public void write(String s, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            int end = off + len;
            while (off < end) {
                int piece = Math.min(buffer.length - count, end - off);
                s.getChars(off, off + piece, buffer, count);
                count += piece;
                off += piece;
                if (count == buffer.length) {
                    flushBuffer();
                }
            }
        }
    }

    public void newLine() throws IOException {
        write("\n");
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            flushBuffer();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out != null) {
                try (Writer closing = out) {
                    flushBuffer();
                } finally {
                    out = null;
                    buffer = null;
                }
            }
        }
    }
}
