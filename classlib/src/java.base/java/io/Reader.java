package java.io;

import java.nio.CharBuffer;
import java.util.List;

/** A source of characters. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public static Reader nullReader() {
        return new Reader() {
            private boolean closed;

            private void checkOpen() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public int read(char[] chars, int offset, int length) throws IOException {
                Ranges.check(offset, length, chars.length);
                checkOpen();
                return length == 0 ? 0 : -1;
            }

            @Override
            public boolean ready() throws IOException {
                checkOpen();
                return false;
            }

            @Override
            public long skip(long count) throws IOException {
                checkOpen();
                return 0;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    /** A reader of the text. */
    public static Reader of(CharSequence cs) {
        return new StringReader(cs.toString());
    }

    /** The next character, or -1 at the end. */
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    public int read(char[] cbuf) throws IOException {
        return read(cbuf, 0, cbuf.length);
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        char[] chars = new char[target.remaining()];
        int count = read(chars, 0, chars.length);
        if (count > 0) {
            target.put(chars, 0, count);
        }
        return count;
    }

    public abstract int read(char[] chars, int offset, int length) throws IOException;

    /** All that is left, as one text. */
    public String readAllAsString() throws IOException {
        StringBuilder text = new StringBuilder();
        char[] chars = new char[8192];
        int read;
        while ((read = read(chars, 0, chars.length)) >= 0) {
            text.append(chars, 0, read);
        }
        return text.toString();
    }

    /** All lines that are left, without their ends. */
    public List<String> readAllLines() throws IOException {
        return readAllAsString().lines().toList();
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            char[] discarded = new char[(int) Math.min(n, 8192)];
            long left = n;
            while (left > 0) {
                int read = read(discarded, 0, (int) Math.min(left, discarded.length));
                if (read < 0) {
                    break;
                }
                left -= read;
            }
            return n - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    @Override
    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        if (out == null) {
            throw new NullPointerException("out");
        }
        char[] chars = new char[8192];
        long total = 0;
        int read;
        while ((read = read(chars, 0, chars.length)) >= 0) {
            out.write(chars, 0, read);
            total += read;
        }
        return total;
    }
}
