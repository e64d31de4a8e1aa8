package java.util.zip;

import java.io.IOException;
import java.io.InputStream;

/** Skips in streams whose bytes have to be read for that. */
final class Skips {
    private Skips() {
    }

    /** Refuses to skip a negative number of bytes. */
    static void check(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative skip length");
        }
    }

    /** Reads up to {@code n} bytes of {@code in}; how many, or where it ended before that their complement. */
    static long skip(InputStream in, long n) throws IOException {
        byte[] bytes = new byte[512];
        long skipped = 0;
        while (skipped < n) {
            int count = in.read(bytes, 0, (int) Math.min(n - skipped, bytes.length));
            if (count < 0) {
                return ~skipped;
            }
            skipped += count;
        }
        return skipped;
    }
}
