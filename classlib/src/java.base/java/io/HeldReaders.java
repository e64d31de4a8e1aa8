//#file $Name$.java
//#for Name what count next copied
//#| CharArrayReader | Reads the characters of an array. | count | buf[pos++] | System.arraycopy(buf, pos, cbuf, off, n)
//#| StringReader | Reads the characters of a text. | text.length() | text.charAt(pos++) | text.getChars(pos, pos + n, cbuf, off)
package java.io;
//#if Name: StringReader

import java.util.Objects;
//#end

/** $what$ */
public class $Name$ extends Reader {
    //#if Name: CharArrayReader
    protected char[] buf;
    protected int pos;
    protected int markedPos;
    protected int count;

    public CharArrayReader(char[] buf) {
        this.buf = buf;
        this.count = buf.length;
    }

    public CharArrayReader(char[] buf, int offset, int length) {
        if (offset < 0 || offset > buf.length || length < 0 || offset + length < 0) {
            throw new IllegalArgumentException();
        }
        this.buf = buf;
        this.pos = offset;
        this.count = Math.min(offset + length, buf.length);
        this.markedPos = offset;
    }
    //#else
    private String text;
    private int pos;
    private int markedPos;

    public StringReader(String s) {
        this.text = Objects.requireNonNull(s);
    }
    //#end

    private void checkOpen() throws IOException {
        //#if Name: CharArrayReader
        if (buf == null) {
        //#else
        if (text == null) {
        //#end
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            checkOpen();
            return pos < $count$ ? $next$ : -1;
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
            if (pos >= $count$) {
                return -1;
            }
            int n = Math.min(len, $count$ - pos);
            $copied$;
            pos += n;
            return n;
        }
    }

    //#if Name: StringReader
    /** Skips characters, or goes back where {@code n} is negative. */
    //#end
    @Override
    public long skip(long n) throws IOException {
        synchronized (lock) {
            checkOpen();
            //#if Name: CharArrayReader
            long skipped = Math.max(0, Math.min(n, count - pos));
            //#else
            if (pos >= text.length()) {
                return 0;
            }
            long skipped = Math.max(-pos, Math.min(text.length() - pos, n));
            //#end
            pos += (int) skipped;
            return skipped;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            checkOpen();
            //#if Name: CharArrayReader
            return pos < count;
            //#else
            return true;
            //#end
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        //#if Name: StringReader
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        //#end
        synchronized (lock) {
            checkOpen();
            markedPos = pos;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            checkOpen();
            pos = markedPos;
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            //#if Name: CharArrayReader
            buf = null;
            //#else
            text = null;
            //#end
        }
    }
}
