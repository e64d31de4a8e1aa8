package java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Gives what is read decompressed. */
public class InflaterInputStream extends FilterInputStream {
    protected Inflater inf;
    protected byte[] buf;
    protected int len;
    boolean ownsInflater;
    private boolean closed;
    private boolean atEnd;

    public InflaterInputStream(InputStream in, Inflater inf, int size) {
        super(in);
        if (in == null || inf == null) {
            throw new NullPointerException();
        }
        if (size <= 0) {
            throw new IllegalArgumentException("buffer size <= 0");
        }
        this.inf = inf;
        buf = new byte[size];
    }

    public InflaterInputStream(InputStream in, Inflater inf) {
        this(in, inf, 512);
    }

    public InflaterInputStream(InputStream in) {
        this(in, in != null ? new Inflater() : null, 512);
        ownsInflater = true;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        checkOpen();
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkOpen();
        if (b == null) {
            throw new NullPointerException();
        }
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        try {
            while (true) {
                int count = inf.inflate(b, off, len);
                if (count != 0) {
                    return count;
                }
                if (inf.finished() || inf.needsDictionary()) {
                    atEnd = true;
                    return -1;
                }
                if (inf.needsInput()) {
                    fill();
                }
            }
        } catch (DataFormatException failure) {
            String message = failure.getMessage();
            throw new ZipException(message != null ? message : "Invalid ZLIB data format");
        }
    }

    @Override
    public int available() throws IOException {
        checkOpen();
        if (atEnd) {
            return 0;
        }
        if (inf.finished()) {
            atEnd = true;
            return 0;
        }
        return 1;
    }

    @Override
    public long skip(long n) throws IOException {
        Skips.check(n);
        checkOpen();
        long skipped = Skips.skip(this, Math.min(n, Integer.MAX_VALUE));
        atEnd |= skipped < 0;
        return skipped < 0 ? ~skipped : skipped;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            if (ownsInflater) {
                inf.end();
            }
            in.close();
            closed = true;
        }
    }

    /** Gives the inflater more to work on. */
    protected void fill() throws IOException {
        checkOpen();
        len = in.read(buf, 0, buf.length);
        if (len < 0) {
            throw new EOFException("Unexpected end of ZLIB input stream");
        }
        inf.setInput(buf, 0, len);
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
}
