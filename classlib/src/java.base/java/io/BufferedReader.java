package java.io;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads another source's characters in large pieces, and line by line. */
public class BufferedReader extends Reader {
    private Reader in;
    private char[] buffer;
    private int end;
    private int at;
    /** The marked position in the buffer, or -1. */
    private int mark = -1;
    private int markLimit;
    private boolean markLost;
    /** A line ended with a carriage return: a line feed that follows belongs to it. */
    boolean skipLineFeed;
    private boolean markSkipsLineFeed;

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    public BufferedReader(Reader in, int sz) {
        super(in);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
        buffer = new char[sz];
    }

    private void checkOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    /** Reads more into the buffer, keeping what the mark needs; nothing is there afterwards at the end only. */
    private void fill() throws IOException {
        if (mark >= 0) {
            int kept = at - mark;
            if (kept >= markLimit) {
                mark = -1;
                markLost = true;
                at = 0;
            } else {
                char[] target = buffer;
                if (kept == target.length) {
                    target = new char[(int) Math.min(kept * 2L, Math.max(markLimit, kept + 1L))];
                }
                System.arraycopy(buffer, mark, target, 0, kept);
                buffer = target;
                mark = 0;
                at = kept;
            }
        } else {
            at = 0;
        }
        end = at;
        int read;
        do {
            read = in.read(buffer, at, buffer.length - at);
        } while (read == 0);
        if (read > 0) {
            end = at + read;
        }
    }

    /** Whether there is a character in the buffer, after reading more if there was none. */
    private boolean hasMore() throws IOException {
        if (at >= end) {
            fill();
        }
        return at < end;
    }

    private void skipPendingLineFeed() throws IOException {
        if (skipLineFeed && hasMore()) {
            skipLineFeed = false;
            if (buffer[at] == '\n') {
                at++;
            }
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            checkOpen();
            skipPendingLineFeed();
            return hasMore() ? buffer[at++] : -1;
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            checkOpen();
            Ranges.check(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            int total = 0;
            while (total < len) {
                if (at >= end && total > 0 && !in.ready()) {
                    break;
                }
                skipPendingLineFeed();
                if (!hasMore()) {
                    break;
                }
                int copied = Math.min(end - at, len - total);
                System.arraycopy(buffer, at, cbuf, off + total, copied);
                at += copied;
                total += copied;
            }
            return total == 0 ? -1 : total;
        }
    }

    /** The next line without its end, or null at the end. */
    public String readLine() throws IOException {
        synchronized (lock) {
            checkOpen();
            skipPendingLineFeed();
            StringBuilder begun = null;
            while (hasMore()) {
                int start = at;
                int i = start;
                char c = 0;
                while (i < end && (c = buffer[i]) != '\n' && c != '\r') {
                    i++;
                }
                if (i < end) {
                    at = i + 1;
                    skipLineFeed = c == '\r';
                    if (begun == null) {
                        return new String(buffer, start, i - start);
                    }
                    return begun.append(buffer, start, i - start).toString();
                }
                at = end;
                if (begun == null) {
                    begun = new StringBuilder(80);
                }
                begun.append(buffer, start, i - start);
            }
            return begun == null ? null : begun.toString();
        }
    }

    /** The lines from here on, each read when it is asked for. */
    public Stream<String> lines() {
        Iterator<String> lines = new Iterator<>() {
            private String next;

            @Override
            public boolean hasNext() {
                if (next == null) {
                    try {
                        next = readLine();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
                return next != null;
            }

            @Override
            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                String line = next;
                next = null;
                return line;
            }
        };
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(lines, characteristics), false);
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            checkOpen();
            long left = n;
            while (left > 0) {
                skipPendingLineFeed();
                if (!hasMore()) {
                    break;
                }
                int skipped = (int) Math.min(left, end - at);
                at += skipped;
                left -= skipped;
            }
            return n - left;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            checkOpen();
            if (skipLineFeed && (at < end || in.ready())) {
                skipPendingLineFeed();
            }
            return at < end || in.ready();
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            checkOpen();
            mark = at;
            markLimit = readAheadLimit;
            markLost = false;
            markSkipsLineFeed = skipLineFeed;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            checkOpen();
            if (mark < 0) {
                throw new IOException(markLost ? "Mark invalid" : "Stream not marked");
            }
            at = mark;
            skipLineFeed = markSkipsLineFeed;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (in != null) {
                try {
                    in.close();
                } finally {
                    in = null;
                    buffer = null;
                }
            }
        }
    }
}
