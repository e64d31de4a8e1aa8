package java.io;

import java.nio.charset.Charset;

/** Collects bytes in an array that grows. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void reserve(int added) {
        int needed = count + added;
        if (needed < 0 && count >= 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (needed > buf.length) {
            byte[] larger = new byte[(int) Math.max(needed, Math.min(buf.length * 2L, Integer.MAX_VALUE - 8))];
            System.arraycopy(buf, 0, larger, 0, count);
            buf = larger;
        }
    }

    @Override
    public synchronized void write(int b) {
        reserve(1);
        buf[count++] = (byte) b;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) {
        Ranges.check(off, len, b.length);
        reserve(len);
        System.arraycopy(b, off, buf, count, len);
        count += len;
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        byte[] bytes = new byte[count];
        System.arraycopy(buf, 0, bytes, 0, count);
        return bytes;
    }

    public synchronized int size() {
        return count;
    }

    @Override
    public synchronized String toString() {
        return new String(buf, 0, count);
    }

    public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charsetName);
    }

    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    @Override
    public void close() throws IOException {
    }
}
