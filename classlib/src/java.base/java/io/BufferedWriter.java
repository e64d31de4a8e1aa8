package java.io;

/** Collects characters and writes them to another writer in large pieces. */
public class BufferedWriter extends Writer {
    private Writer out;
    private char[] buffer;
    private int count;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        buffer = new char[size];
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
    public void write(char[] chars, int offset, int length) throws IOException {
        synchronized (lock) {
            checkOpen();
            Ranges.check(offset, length, chars.length);
            if (length >= buffer.length) {
                flushBuffer();
                out.write(chars, offset, length);
                return;
            }
            if (length > buffer.length - count) {
                flushBuffer();
            }
            System.arraycopy(chars, offset, buffer, count, length);
            count += length;
        }
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        synchronized (lock) {
            checkOpen();
            int end = offset + length;
            while (offset < end) {
                int piece = Math.min(buffer.length - count, end - offset);
                text.getChars(offset, offset + piece, buffer, count);
                count += piece;
                offset += piece;
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
