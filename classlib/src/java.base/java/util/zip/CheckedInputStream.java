package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Keeps the checksum of what is read. */
public class CheckedInputStream extends FilterInputStream {
    private static final int SKIPPED_AT_ONCE = 512;

    private final Checksum checksum;

    public CheckedInputStream(InputStream in, Checksum cksum) {
        super(in);
        checksum = cksum;
    }

    @Override
    public int read() throws IOException {
        int next = in.read();
        if (next >= 0) {
            checksum.update(next);
        }
        return next;
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        int count = in.read(buf, off, len);
        if (count >= 0) {
            checksum.update(buf, off, count);
        }
        return count;
    }

    @Override
    public long skip(long n) throws IOException {
        byte[] bytes = new byte[SKIPPED_AT_ONCE];
        long skipped = 0;
        while (skipped < n) {
            int count = read(bytes, 0, (int) Math.min(n - skipped, bytes.length));
            if (count < 0) {
                break;
            }
            skipped += count;
        }
        return skipped;
    }

    public Checksum getChecksum() {
        return checksum;
    }
}
