package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import jdk.internal.text.CoderCharset;
import jdk.internal.text.TextCharset;

/** Writes characters as bytes. Encoded bytes are collected until a flush or until there are many. */
public class OutputStreamWriter extends Writer {
    private static final int SIZE = 8192;

    private final OutputStream out;
    private final TextCharset charset;
    /** What encodes the next text: a byte order mark stands before the first one only. */
    private TextCharset encoder;
    private final byte[] bytes = new byte[SIZE];
    private int count;
    /** A high surrogate whose other half has not been written yet, or 0. */
    private char pending;
    private boolean closed;

    public OutputStreamWriter(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        this(java.util.Objects.requireNonNull(out),
                TextCharset.lookup(java.util.Objects.requireNonNull(charsetName, "charsetName")));
    }

    public OutputStreamWriter(OutputStream out, Charset cs) {
        super(out);
        if (cs == null) {
            throw new NullPointerException("charset");
        }
        this.out = out;
        this.charset = TextCharset.of(cs);
        encoder = this.charset;
    }

    public OutputStreamWriter(OutputStream out, CharsetEncoder enc) {
        super(out);
        if (enc == null) {
            throw new NullPointerException("charset encoder");
        }
        this.out = out;
        this.charset = CoderCharset.of(enc);
        encoder = this.charset;
    }

    public String getEncoding() {
        return closed ? null : charset.historicalName();
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void write(int c) throws IOException {
        synchronized (this) {
            if (c < 128 && pending == 0 && c >= 0 && charset.isAsciiSuperset()) {
                checkOpen();
                if (count == SIZE) {
                    flushBytes();
                }
                bytes[count++] = (byte) c;
            } else {
                write(new char[] {(char) c}, 0, 1);
            }
        }
    }

    @Override
    public void write(char[] cbuf, int off, int len) throws IOException {
        synchronized (this) {
            checkOpen();
            Ranges.checkSilently(off, len, cbuf.length);
            put(new String(cbuf, off, len));
        }
    }

    @Override
    public void write(String str, int off, int len) throws IOException {
        if (len < 0) {
            throw new IndexOutOfBoundsException();
        }
        synchronized (this) {
            checkOpen();
            put(str.substring(off, off + len));
        }
    }

    @Override
    public Writer append(CharSequence csq) throws IOException {
        synchronized (this) {
            checkOpen();
            put(String.valueOf(csq));
        }
        return this;
    }

    private void put(String piece) throws IOException {
        if (piece.isEmpty()) {
            return;
        }
        if (pending != 0) {
            piece = pending + piece;
            pending = 0;
        }
        int last = piece.length() - 1;
        if (Character.isHighSurrogate(piece.charAt(last))) {
            pending = piece.charAt(last);
            piece = piece.substring(0, last);
        }
        put(encode(piece));
    }

    private byte[] encode(String text) {
        byte[] encoded = encoder.encodeString(text);
        if (encoded.length > 0) {
            encoder = encoder.withoutMark();
        }
        return encoded;
    }

    private void put(byte[] encoded) throws IOException {
        if (encoded.length > SIZE - count) {
            flushBytes();
        }
        if (encoded.length >= SIZE) {
            out.write(encoded, 0, encoded.length);
        } else {
            System.arraycopy(encoded, 0, bytes, count, encoded.length);
            count += encoded.length;
        }
    }

    private void flushBytes() throws IOException {
        if (count > 0) {
            out.write(bytes, 0, count);
            count = 0;
        }
    }

    @Override
    public void flush() throws IOException {
        synchronized (this) {
            checkOpen();
            flushBytes();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (!closed) {
                try (OutputStream closing = out) {
                    if (pending != 0) {
                        put(encode(String.valueOf(pending)));
                        pending = 0;
                    }
                    flushBytes();
                    out.flush();
                } finally {
                    closed = true;
                }
            }
        }
    }
}
