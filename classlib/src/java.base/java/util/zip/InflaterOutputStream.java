package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** Decompresses what is written. */
public class InflaterOutputStream extends FilterOutputStream {
    protected final Inflater inf;
    protected final byte[] buf;
    private final boolean ownsInflater;
    private boolean closed;

    public InflaterOutputStream(OutputStream out) {
        this(out, out != null ? new Inflater() : null, 512, true);
    }

    public InflaterOutputStream(OutputStream out, Inflater infl) {
        this(out, infl, 512);
    }

    public InflaterOutputStream(OutputStream out, Inflater infl, int bufLen) {
        this(out, infl, bufLen, false);
    }

    private InflaterOutputStream(OutputStream out, Inflater inflater, int size, boolean owned) {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output");
        }
        if (inflater == null) {
            throw new NullPointerException("Null inflater");
        }
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size < 1");
        }
        inf = inflater;
        buf = new byte[size];
        ownsInflater = owned;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            try {
                finish();
            } finally {
                out.close();
                closed = true;
            }
        }
    }

    @Override
    public void flush() throws IOException {
        checkOpen();
        if (!inf.finished()) {
            try {
                while (!inf.finished() && !inf.needsInput()) {
                    int count = inf.inflate(buf, 0, buf.length);
                    if (count < 1) {
                        break;
                    }
                    out.write(buf, 0, count);
                }
                super.flush();
            } catch (DataFormatException failure) {
                throw invalid(failure);
            }
        }
    }

    private static ZipException invalid(DataFormatException failure) {
        String message = failure.getMessage();
        return new ZipException(message == null ? "Invalid ZLIB data format" : message);
    }

    public void finish() throws IOException {
        checkOpen();
        flush();
        if (ownsInflater) {
            inf.end();
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        checkOpen();
        if (b == null) {
            throw new NullPointerException("Null buffer for read");
        }
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return;
        }
        try {
            boolean given = false;
            while (true) {
                if (inf.needsInput()) {
                    if (given) {
                        break;
                    }
                    inf.setInput(b, off, len);
                    given = true;
                }
                int count;
                do {
                    count = inf.inflate(buf, 0, buf.length);
                    if (count > 0) {
                        out.write(buf, 0, count);
                    }
                } while (count > 0);
                if (inf.needsDictionary()) {
                    throw new ZipException("ZLIB dictionary missing");
                }
                if (inf.finished()) {
                    break;
                }
            }
        } catch (DataFormatException failure) {
            throw invalid(failure);
        }
    }
}
