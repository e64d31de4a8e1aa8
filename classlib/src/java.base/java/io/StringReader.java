package java.io;

import java.util.Objects;

/** Reads the characters of a text. */
public class StringReader extends Reader {
    private String text;
    private int at;
    private int mark;

    public StringReader(String s) {
        this.text = Objects.requireNonNull(s);
    }

    private void checkOpen() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            checkOpen();
            return at < text.length() ? text.charAt(at++) : -1;
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            Ranges.check(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            if (at >= text.length()) {
                return -1;
            }
            int copied = Math.min(len, text.length() - at);
            text.getChars(at, at + copied, cbuf, off);
            at += copied;
            return copied;
        }
    }

    /** Skips characters, or goes back where {@code n} is negative. */
    @Override
    public long skip(long n) throws IOException {
        synchronized (lock) {
            checkOpen();
            if (at >= text.length()) {
                return 0;
            }
            long skipped = Math.max(-at, Math.min(text.length() - at, n));
            at += (int) skipped;
            return skipped;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            checkOpen();
            return true;
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            checkOpen();
            mark = at;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            checkOpen();
            at = mark;
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            text = null;
        }
    }
}
