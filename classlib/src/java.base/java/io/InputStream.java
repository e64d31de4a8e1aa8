package java.io;

import java.util.Arrays;

/** A source of bytes. */
public abstract class InputStream implements Closeable {
    private static final int CHUNK = 16384;
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    public InputStream() {
    }

    public static InputStream nullInputStream() {
        return new InputStream() {
            private boolean closed;

            private void checkOpen() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public int available() throws IOException {
                checkOpen();
                return 0;
            }

            @Override
            public int read() throws IOException {
                checkOpen();
                return -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                Ranges.check(offset, length, bytes.length);
                if (length == 0) {
                    return 0;
                }
                return read();
            }

            @Override
            public long skip(long count) throws IOException {
                checkOpen();
                return 0;
            }

            @Override
            public void skipNBytes(long count) throws IOException {
                checkOpen();
                if (count > 0) {
                    throw new EOFException();
                }
            }

            @Override
            public long transferTo(OutputStream out) throws IOException {
                java.util.Objects.requireNonNull(out);
                checkOpen();
                return 0;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    /** The next byte, or -1 at the end. */
    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Ranges.check(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        int first = read();
        if (first == -1) {
            return -1;
        }
        b[off] = (byte) first;
        int count = 1;
        try {
            while (count < len) {
                int next = read();
                if (next == -1) {
                    break;
                }
                b[off + count++] = (byte) next;
            }
        } catch (IOException keepsWhatWasRead) {
            return count;
        }
        return count;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    /** What a source says that it has read counts, be it more than it was asked for; what it cannot have read is 0. */
    public byte[] readNBytes(int len) throws IOException {
        if (len < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        byte[] bytes = new byte[Math.min(len, CHUNK)];
        int count = 0;
        int said = 0;
        int left = len;
        int read;
        do {
            int wanted = Math.min(left, CHUNK);
            if (bytes.length - count < wanted) {
                bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(2L * count, (long) count + wanted), (long) count + left));
            }
            int given = 0;
            // Where nothing is wanted any more, the source is asked for that.
            while ((read = read(bytes, count + given, wanted - given)) > 0) {
                given += read;
            }
            left -= given;
            if (given > LARGEST - said) {
                throw new OutOfMemoryError("Required array size too large");
            }
            count += Math.min(given, wanted);
            said += given;
        } while (read >= 0 && left > 0);
        return said == bytes.length ? bytes : Arrays.copyOf(bytes, said);
    }

    public int readNBytes(byte[] b, int off, int len) throws IOException {
        Ranges.check(off, len, b.length);
        int count = 0;
        while (count < len) {
            int read = read(b, off + count, len - count);
            if (read < 0) {
                break;
            }
            count += read;
        }
        return count;
    }

    public long skip(long n) throws IOException {
        if (n <= 0) {
            return 0;
        }
        byte[] discarded = new byte[(int) Math.min(n, CHUNK)];
        long left = n;
        while (left > 0) {
            int read = read(discarded, 0, (int) Math.min(left, discarded.length));
            if (read < 0) {
                break;
            }
            left -= read;
        }
        return n - left;
    }

    public void skipNBytes(long n) throws IOException {
        while (n > 0) {
            long skipped = skip(n);
            if (skipped < 0 || skipped > n) {
                throw new IOException("Unable to skip exactly");
            } else if (skipped == 0) {
                if (read() == -1) {
                    throw new EOFException();
                }
                skipped = 1;
            }
            n -= skipped;
        }
    }

    public int available() throws IOException {
        return 0;
    }

    @Override
    public void close() throws IOException {
    }

    public void mark(int readlimit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream out) throws IOException {
        if (out == null) {
            throw new NullPointerException("out");
        }
        byte[] bytes = new byte[CHUNK];
        long total = 0;
        int read;
        while ((read = read(bytes, 0, CHUNK)) >= 0) {
            out.write(bytes, 0, read);
            total += read;
        }
        return total;
    }
}
