package java.io;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;

/** Reads one stream after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> rest;
    private InputStream current;

    public SequenceInputStream(Enumeration<? extends InputStream> e) {
        rest = e;
        current = next();
    }

    public SequenceInputStream(InputStream s1, InputStream s2) {
        this(Collections.enumeration(Arrays.asList(s1, s2)));
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
    public int read(byte[] b, int off, int len) throws IOException {
        if (current == null) {
            return -1;
        }
        Ranges.check(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        while (current != null) {
            int n = current.read(b, off, len);
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
