package java.io;

/** Reads the bytes of an array. */
public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        this.buf = buf;
        pos = offset;
        count = Math.min(offset + length, buf.length);
        mark = offset;
    }

    @Override
    public synchronized int read() {
        return pos < count ? buf[pos++] & 0xff : -1;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) {
        Ranges.check(off, len, b.length);
        if (pos >= count) {
            return -1;
        }
        int copied = Math.min(len, count - pos);
        if (copied <= 0) {
            return 0;
        }
        System.arraycopy(buf, pos, b, off, copied);
        pos += copied;
        return copied;
    }

    @Override
    public synchronized byte[] readAllBytes() {
        byte[] rest = new byte[count - pos];
        System.arraycopy(buf, pos, rest, 0, rest.length);
        pos = count;
        return rest;
    }

    @Override
    public synchronized long skip(long n) {
        long skipped = Math.max(0, Math.min(n, count - pos));
        pos += (int) skipped;
        return skipped;
    }

    @Override
    public synchronized int available() {
        return count - pos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) {
        mark = pos;
    }

    @Override
    public synchronized void reset() {
        pos = mark;
    }

    @Override
    public synchronized long transferTo(OutputStream out) throws IOException {
        int n = count - pos;
        if (n > 0) {
            out.write(buf, pos, n);
            pos = count;
        }
        return Math.max(n, 0);
    }

    @Override
    public void close() throws IOException {
    }
}
