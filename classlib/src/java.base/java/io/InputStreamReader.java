package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import jdk.internal.text.CoderCharset;
import jdk.internal.text.TextCharset;

/**
 * Reads bytes as characters. A read asks the source for 8,192 bytes, and again only while it says that more are
 * available; the bytes of a character that is begun only wait for the next read.
 */
public class InputStreamReader extends Reader {
    private static final int SIZE = 8192;

    private final InputStream in;
    private TextCharset charset;
    private final byte[] bytes = new byte[SIZE];
    /** How many bytes wait at the start of {@code bytes}. */
    private int waiting;
    private String decoded = "";
    private int at;
    private boolean closed;

    public InputStreamReader(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this(java.util.Objects.requireNonNull(in),
                TextCharset.lookup(java.util.Objects.requireNonNull(charsetName, "charsetName")));
    }

    public InputStreamReader(InputStream in, Charset cs) {
        super(in);
        if (cs == null) {
            throw new NullPointerException("charset");
        }
        this.in = in;
        this.charset = TextCharset.of(cs);
    }

    public InputStreamReader(InputStream in, CharsetDecoder dec) {
        super(in);
        if (dec == null) {
            throw new NullPointerException("charset decoder");
        }
        this.in = in;
        this.charset = CoderCharset.of(dec);
    }

    public String getEncoding() {
        return closed ? null : charset.historicalName();
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    /** Reads once and decodes what there is then, perhaps nothing; false at the end. */
    private boolean fill() throws IOException {
        int read = in.read(bytes, waiting, SIZE - waiting);
        int end = waiting + Math.max(read, 0);
        if (end > SIZE) {
            throw new IllegalArgumentException("newPosition > limit: (" + end + " > " + SIZE + ")");
        }
        int whole = read < 0 ? end : charset.wholeEnd(bytes, 0, end);
        if (whole > 0) {
            int start = charset == StandardCharsets.UTF_16 ? takeMark(whole) : 0;
            String more = charset.decodeToString(bytes, start, whole - start);
            decoded = at == decoded.length() ? more : decoded.substring(at) + more;
            at = 0;
            System.arraycopy(bytes, whole, bytes, 0, end - whole);
        }
        waiting = end - whole;
        return read >= 0;
    }

    /**
     * Decodes until {@code wanted} characters are there, or some are and the source would have to be waited for. An end
     * holds for this call only: a source may have more the next time.
     */
    private int ahead(int wanted) throws IOException {
        int there = decoded.length() - at;
        while (there < wanted && !(there > 0 && in.available() <= 0) && fill()) {
            there = decoded.length() - at;
        }
        return decoded.length() - at;
    }

    /** The byte order that a mark at the beginning tells holds for all that follows; gives the mark's length. */
    private int takeMark(int end) {
        boolean little = end >= 2 && bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe;
        boolean big = end >= 2 && bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff;
        charset = TextCharset.of(little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
        return little || big ? 2 : 0;
    }

    @Override
    public int read() throws IOException {
        synchronized (this) {
            checkOpen();
            // Two at a time, so that a surrogate pair is decoded as one.
            return at == decoded.length() && ahead(2) == 0 ? -1 : decoded.charAt(at++);
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (this) {
            checkOpen();
            Ranges.checkSilently(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            if (len == 1) {
                int c = read();
                if (c >= 0) {
                    cbuf[off] = (char) c;
                }
                return c < 0 ? -1 : 1;
            }
            int copied = Math.min(len, ahead(len));
            if (copied == 0) {
                return -1;
            }
            // A surrogate pair stays together.
            int end = at + copied;
            if (copied > 1 && end < decoded.length() && Character.isHighSurrogate(decoded.charAt(end - 1))
                    && Character.isLowSurrogate(decoded.charAt(end))) {
                copied--;
            }
            decoded.getChars(at, at + copied, cbuf, off);
            at += copied;
            return copied;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (this) {
            checkOpen();
            return at < decoded.length() || waiting > 0 || in.available() > 0;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (!closed) {
                closed = true;
                in.close();
            }
        }
    }
}
