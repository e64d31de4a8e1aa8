package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Gives what is read compressed. */
public class DeflaterInputStream extends FilterInputStream {
    protected final Deflater def;
    protected final byte[] buf;
    private final boolean ownsDeflater;
    private boolean atEnd;

    public DeflaterInputStream(InputStream in) {
        this(in, in != null ? new Deflater() : null, 512, true);
    }

    public DeflaterInputStream(InputStream in, Deflater defl) {
        this(in, defl, 512);
    }

    public DeflaterInputStream(InputStream in, Deflater defl, int bufLen) {
        this(in, defl, bufLen, false);
    }

    private DeflaterInputStream(InputStream in, Deflater deflater, int size, boolean owned) {
        super(in);
        if (in == null) {
            throw new NullPointerException("Null input");
        }
        if (deflater == null) {
            throw new NullPointerException("Null deflater");
        }
        if (size < 1) {
            throw new IllegalArgumentException("Buffer size < 1");
        }
        def = deflater;
        buf = new byte[size];
        ownsDeflater = owned;
    }

    private void checkOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            try {
                if (ownsDeflater) {
                    def.end();
                }
                in.close();
            } finally {
                in = null;
            }
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkOpen();
        if (b == null) {
            throw new NullPointerException("Null buffer for read");
        }
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        int count = 0;
        int at = off;
        while (count < len && !def.finished()) {
            if (def.needsInput()) {
                int read = in.read(buf, 0, buf.length);
                if (read < 0) {
                    def.finish();
                } else if (read > 0) {
                    def.setInput(buf, 0, read);
                }
            }
            int written = def.deflate(b, at, len - count);
            count += written;
            at += written;
        }
        if (count == 0 && len > 0 && def.finished()) {
            atEnd = true;
            return -1;
        }
        return count;
    }

    @Override
    public long skip(long n) throws IOException {
        Skips.check(n);
        checkOpen();
        long skipped = Skips.skip(this, n);
        return skipped < 0 ? ~skipped : skipped;
    }

    @Override
    public int available() throws IOException {
        checkOpen();
        return atEnd ? 0 : 1;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int limit) {
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }
}
