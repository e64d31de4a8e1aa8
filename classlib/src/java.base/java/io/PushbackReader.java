package java.io;

import java.util.Objects;

/** A reader that takes characters back. */
public class PushbackReader extends FilterReader {
    /** Those taken back, from {@code at} on; {@code null} once closed. */
    private char[] back;
    private int at;

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        back = new char[size];
        at = size;
    }

    public PushbackReader(Reader in) {
        this(in, 1);
    }

    private void checkOpen() throws IOException {
        if (back == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            checkOpen();
            return at < back.length ? back[at++] : super.read();
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            Objects.checkFromIndexSize(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            int count = Math.min(len, back.length - at);
            System.arraycopy(back, at, cbuf, off, count);
            at += count;
            if (count == len) {
                return count;
            }
            int more = super.read(cbuf, off + count, len - count);
            return more < 0 ? count == 0 ? -1 : count : count + more;
        }
    }

    public void unread(int c) throws IOException {
        synchronized (lock) {
            checkOpen();
            if (at == 0) {
                throw new IOException("Pushback buffer overflow");
            }
            back[--at] = (char) c;
        }
    }

    public void unread(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            if (len > at) {
                throw new IOException("Pushback buffer overflow");
            }
            at -= len;
            System.arraycopy(cbuf, off, back, at, len);
        }
    }

    public void unread(char[] cbuf) throws IOException {
        unread(cbuf, 0, cbuf.length);
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            checkOpen();
            return at < back.length || super.ready();
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            super.close();
            back = null;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            checkOpen();
            int count = (int) Math.min(n, back.length - at);
            at += count;
            return count == n ? n : count + super.skip(n - count);
        }
    }
}
