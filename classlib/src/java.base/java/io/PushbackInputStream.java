package java.io;

/** Takes bytes back, which are then read again. */
public class PushbackInputStream extends FilterInputStream {
    /** The bytes taken back are from {@code pos} to the end. */
    protected byte[] buf;
    protected int pos;

    public PushbackInputStream(InputStream in) {
        this(in, 1);
    }

    public PushbackInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        buf = new byte[size];
        pos = size;
    }

    private void checkOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        checkOpen();
        return pos < buf.length ? buf[pos++] & 0xff : super.read();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkOpen();
        Ranges.check(off, len, b.length);
        int kept = Math.min(len, buf.length - pos);
        System.arraycopy(buf, pos, b, off, kept);
        pos += kept;
        if (kept == len) {
            return kept;
        }
        int n = super.read(b, off + kept, len - kept);
        return n < 0 ? kept == 0 ? -1 : kept : kept + n;
    }

    public void unread(int b) throws IOException {
        checkOpen();
        if (pos == 0) {
            throw new IOException("Push back buffer is full");
        }
        buf[--pos] = (byte) b;
    }

    public void unread(byte[] b) throws IOException {
        unread(b, 0, b.length);
    }

    public void unread(byte[] b, int off, int len) throws IOException {
        checkOpen();
        if (len > pos) {
            throw new IOException("Push back buffer is full");
        }
        pos -= len;
        System.arraycopy(b, off, buf, pos, len);
    }

    @Override
    public int available() throws IOException {
        checkOpen();
        int more = super.available();
        int kept = buf.length - pos;
        return more > Integer.MAX_VALUE - kept ? Integer.MAX_VALUE : more + kept;
    }

    @Override
    public long skip(long n) throws IOException {
        checkOpen();
        if (n <= 0) {
            return 0;
        }
        long kept = Math.min(n, buf.length - pos);
        pos += (int) kept;
        return kept == n ? kept : kept + super.skip(n - kept);
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int readlimit) {
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
            buf = null;
        }
    }
}
