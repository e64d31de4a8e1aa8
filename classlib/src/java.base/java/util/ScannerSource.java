package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.CharBuffer;

/** Where the text of a {@link Scanner} comes from: bytes, which are decoded from UTF-8 here, or characters. */
final class ScannerSource {
    /** So much room {@link #read} needs: for the characters of bytes read before, and one more. */
    static final int LEAST_ROOM = 4;

    private static final int BUFFER_SIZE = 1024;

    private final InputStream stream;
    private final Readable readable;
    /** Bytes read but not decoded: the beginning of a character whose rest is still to come. */
    private byte[] bytes;
    private int undecoded;

    ScannerSource(InputStream stream) {
        this.stream = Objects.requireNonNull(stream);
        this.readable = null;
        this.bytes = new byte[BUFFER_SIZE];
    }

    ScannerSource(Readable readable) {
        this.readable = Objects.requireNonNull(readable);
        this.stream = null;
    }

    void close() throws IOException {
        if (stream != null) {
            stream.close();
        } else if (readable instanceof Closeable) {
            ((Closeable) readable).close();
        }
    }

    /** Reads at least one character into {@code to} from {@code at} on and returns how many; -1 at the end. */
    int read(char[] to, int at) throws IOException {
        if (stream != null) {
            return decode(to, at);
        }
        if (readable instanceof Reader) {
            return ((Reader) readable).read(to, at, to.length - at);
        }
        return readable.read(CharBuffer.wrap(to, at, to.length - at));
    }

    /** Each byte needs room for a character at most. */
    private int decode(char[] to, int at) throws IOException {
        int kept = undecoded;
        int n = stream.read(bytes, kept, Math.min(to.length - at, BUFFER_SIZE) - kept);
        int end = n < 0 ? kept : kept + n;
        if (end == 0) {
            return n;
        }
        byte[] b = bytes;
        int i = 0;
        int next = at;
        while (i < end && b[i] >= 0) {
            to[next++] = (char) b[i++];
        }
        if (i < end) {
            int complete = n < 0 ? end : completeEnd(b, i, end);
            String rest = new String(b, i, complete - i);
            rest.getChars(0, rest.length(), to, next);
            next += rest.length();
            i = complete;
        }
        undecoded = end - i;
        System.arraycopy(b, i, b, 0, undecoded);
        return next - at;
    }

    /** Where an unfinished character begins among the last three of the bytes [from, end); {@code end} if none does. */
    private static int completeEnd(byte[] b, int from, int end) {
        for (int back = 1; back <= 3 && end - back >= from; back++) {
            int lead = b[end - back] & 0xff;
            if (lead >= 0xc0) {
                int length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
                return length > back ? end - back : end;
            }
            if (lead < 0x80) {
                return end;
            }
        }
        return end;
    }
}
