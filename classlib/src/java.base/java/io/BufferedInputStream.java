package java.io;

/** Reads another source's bytes in large pieces. The buffer is made at the first read. */
public class BufferedInputStream extends FilterInputStream {
    protected volatile byte[] buf;
    /** The end of the bytes in the buffer. */
    protected int count;
    /** The next byte in the buffer. */
    protected int pos;
    /** The marked position in the buffer, or -1. */
    protected int markpos = -1;
    protected int marklimit;
    private final int initialSize;
    private boolean closed;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        initialSize = size;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private InputStream source() throws IOException {
        InputStream in = this.in;
        if (closed || in == null) {
            throw new IOException("Stream closed");
        }
        return in;
    }

    /** Reads more into the buffer, keeping what the mark needs. */
    private void fill() throws IOException {
        InputStream source = source();
        if (buf == null) {
            buf = new byte[initialSize];
        }
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= buf.length) {
            if (markpos > 0) {
                System.arraycopy(buf, markpos, buf, 0, pos - markpos);
                pos -= markpos;
                markpos = 0;
            } else if (buf.length >= marklimit) {
                markpos = -1;
                pos = 0;
            } else {
                byte[] larger = new byte[(int) Math.min(pos * 2L, marklimit)];
                System.arraycopy(buf, 0, larger, 0, pos);
                buf = larger;
            }
        }
        count = pos;
        int read = source.read(buf, pos, buf.length - pos);
        if (read > 0) {
            count = pos + read;
        }
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count) {
                return -1;
            }
        }
        return buf[pos++] & 0xff;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        checkOpen();
        Ranges.checkSilently(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        InputStream in = source();
        int total = 0;
        while (total < len) {
            int ready = count - pos;
            if (ready <= 0) {
                if (total > 0 && in.available() <= 0) {
                    break;
                }
                if (markpos < 0 && len - total >= (buf == null ? initialSize : buf.length)) {
                    int read = in.read(b, off + total, len - total);
                    if (read > 0) {
                        total += read;
                        continue;
                    }
                    break;
                }
                fill();
                ready = count - pos;
                if (ready <= 0) {
                    break;
                }
            }
            int copied = Math.min(ready, len - total);
            System.arraycopy(buf, pos, b, off + total, copied);
            pos += copied;
            total += copied;
        }
        return total == 0 ? -1 : total;
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        checkOpen();
        if (n <= 0) {
            return 0;
        }
        InputStream source = source();
        if (pos >= count) {
            if (markpos < 0) {
                return source.skip(n);
            }
            fill();
        }
        long skipped = Math.min(count - pos, n);
        pos += (int) skipped;
        return skipped;
    }

    @Override
    public synchronized int available() throws IOException {
        return (int) Math.min((long) source().available() + (count - pos), Integer.MAX_VALUE);
    }

    @Override
    public synchronized void mark(int readlimit) {
        marklimit = readlimit;
        markpos = pos;
    }

    @Override
    public synchronized void reset() throws IOException {
        checkOpen();
        if (markpos < 0) {
            throw new IOException("Resetting to invalid mark");
        }
        pos = markpos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            buf = null;
            count = 0;
            pos = 0;
            InputStream source = in;
            in = null;
            if (source != null) {
                source.close();
            }
        }
    }
}
