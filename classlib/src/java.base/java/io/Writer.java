package java.io;

/** A destination of characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    /** A writer that takes everything and keeps nothing. */
    public static Writer nullWriter() {
        return new Writer() {
            private boolean closed;

            @Override
            public void write(char[] chars, int offset, int length) throws IOException {
                Ranges.check(offset, length, chars.length);
                flush();
            }

            @Override
            public void write(String text, int offset, int length) throws IOException {
                Ranges.check(offset, length, text.length());
                flush();
            }

            @Override
            public Writer append(CharSequence text, int start, int end) throws IOException {
                flush();
                if (text != null) {
                    java.util.Objects.checkFromToIndex(start, end, text.length());
                }
                return this;
            }

            @Override
            public void flush() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    public void write(char[] cbuf) throws IOException {
        write(cbuf, 0, cbuf.length);
    }

    public abstract void write(char[] chars, int offset, int length) throws IOException;

    public void write(String str) throws IOException {
        write(str, 0, str.length());
    }

    public void write(String str, int off, int len) throws IOException {
        char[] chars = new char[Math.max(len, 0)];
        str.getChars(off, off + len, chars, 0);
        synchronized (lock) {
            write(chars, 0, len);
        }
    }

    @Override
    public Writer append(CharSequence csq) throws IOException {
        write(String.valueOf(csq));
        return this;
    }

    @Override
    public Writer append(CharSequence csq, int start, int end) throws IOException {
        if (csq == null) {
            csq = "null";
        }
        return append(csq.subSequence(start, end));
    }

    @Override
    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    @Override
    public abstract void flush() throws IOException;

    @Override
    public abstract void close() throws IOException;
}
