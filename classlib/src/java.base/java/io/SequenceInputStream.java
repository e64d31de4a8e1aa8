package java.io;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;

/** Reads one stream after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> rest;
    private InputStream current;

    public SequenceInputStream(Enumeration<? extends InputStream> streams) {
        rest = streams;
        current = next();
    }

    public SequenceInputStream(InputStream first, InputStream second) {
        this(Collections.enumeration(Arrays.asList(first, second)));
    }

    private InputStream next() {
        if (!rest.hasMoreElements()) {
            return null;
        }
        InputStream next = rest.nextElement();
        if (next == null) {
            throw new NullPointerException();
        }
        return next;
    }

    private void advance() throws IOException {
        current.close();
        current = next();
    }

    @Override
    public int available() throws IOException {
        return current == null ? 0 : current.available();
    }

    @Override
    public int read() throws IOException {
        while (current != null) {
            int b = current.read();
            if (b >= 0) {
                return b;
            }
            advance();
        }
        return -1;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (current == null) {
            return -1;
        }
        Ranges.check(offset, length, bytes.length);
        if (length == 0) {
            return 0;
        }
        while (current != null) {
            int n = current.read(bytes, offset, length);
            if (n > 0) {
                return n;
            }
            advance();
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        while (current != null) {
            advance();
        }
    }
}
