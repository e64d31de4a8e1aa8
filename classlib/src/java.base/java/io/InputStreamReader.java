package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Reads bytes as characters. A read takes what the source gives at once, up to 8,192 bytes, and decodes it; the bytes
 * of a character that is begun only wait for the next read.
 */
public class InputStreamReader extends Reader {
    private static final int SIZE = 8192;

    private final InputStream in;
    private Charset charset;
    private final byte[] bytes = new byte[SIZE];
    /** How many bytes wait at the start of {@code bytes}. */
    private int waiting;
    private String decoded = "";
    private int at;
    private boolean ended;
    private boolean closed;

    public InputStreamReader(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this(in, Charset.lookup(charsetName));
    }

    public InputStreamReader(InputStream in, Charset charset) {
        super(in);
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        this.in = in;
        this.charset = charset;
    }

    public String getEncoding() {
        return closed ? null : charset.historicalName();
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    /** Decodes more; false at the end. */
    private boolean fill() throws IOException {
        while (!ended) {
            int read = in.read(bytes, waiting, SIZE - waiting);
            int end = waiting + Math.max(read, 0);
            ended = read < 0;
            int whole = ended ? end : charset.wholeEnd(bytes, 0, end);
            if (whole > 0) {
                int start = charset == StandardCharsets.UTF_16 ? takeMark(whole) : 0;
                decoded = charset.decodeToString(bytes, start, whole - start);
                at = 0;
                System.arraycopy(bytes, whole, bytes, 0, end - whole);
                waiting = end - whole;
                if (!decoded.isEmpty()) {
                    return true;
                }
            } else {
                waiting = end;
            }
        }
        return false;
    }

    /** The byte order that a mark at the beginning tells holds for all that follows; gives the mark's length. */
    private int takeMark(int end) {
        boolean little = end >= 2 && bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe;
        boolean big = end >= 2 && bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff;
        charset = little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
        return little || big ? 2 : 0;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            checkOpen();
            if (at == decoded.length() && !fill()) {
                return -1;
            }
            return decoded.charAt(at++);
        }
    }

    @Override
    public int read(char[] chars, int offset, int length) throws IOException {
        synchronized (lock) {
            checkOpen();
            Ranges.check(offset, length, chars.length);
            if (length == 0) {
                return 0;
            }
            if (at == decoded.length() && !fill()) {
                return -1;
            }
            int copied = Math.min(length, decoded.length() - at);
            decoded.getChars(at, at + copied, chars, offset);
            at += copied;
            return copied;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            checkOpen();
            return at < decoded.length() || waiting == 0 && in.available() > 0;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (!closed) {
                closed = true;
                in.close();
            }
        }
    }
}
