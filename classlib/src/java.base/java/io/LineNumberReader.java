package java.io;

/** Counts the lines that it reads; a last line without an end counts once the end of the input is met. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber;
    /** A carriage return was read and counted: a line feed that follows belongs to it. */
    private boolean afterReturn;
    /** The last character read ended no line. */
    private boolean inLine;
    private int markedLineNumber;
    private boolean markedAfterReturn;
    private boolean markedInLine;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int sz) {
        super(in, sz);
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    /** Counts a character, or the end of the input (-1). */
    private void count(int c) {
        boolean ofReturn = afterReturn && c == '\n';
        boolean ends = c == '\n' || c == '\r';
        if (!ofReturn && (ends || c < 0 && inLine)) {
            lineNumber++;
        }
        afterReturn = c == '\r';
        inLine = c >= 0 && !ends;
    }

    /** The next character; each line end is one line feed. */
    @Override
    public int read() throws IOException {
        synchronized (lock) {
            int c = super.read();
            if (afterReturn && c == '\n') {
                c = super.read();
            }
            afterReturn = false;
            count(c);
            return c == '\r' ? '\n' : c;
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            int read = super.read(cbuf, off, len);
            if (read < 0) {
                count(-1);
            }
            for (int i = 0; i < read; i++) {
                count(cbuf[off + i]);
            }
            return read;
        }
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            skipLineFeed |= afterReturn;
            afterReturn = false;
            String line = super.readLine();
            if (line != null || inLine) {
                lineNumber++;
            }
            inLine = false;
            return line;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip() value is negative");
        }
        synchronized (lock) {
            char[] skipped = new char[(int) Math.min(n, 8192)];
            long left = n;
            int read;
            while (left > 0 && (read = read(skipped, 0, (int) Math.min(left, skipped.length))) >= 0) {
                left -= read;
            }
            return n - left;
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            super.mark(readAheadLimit);
            markedLineNumber = lineNumber;
            markedAfterReturn = afterReturn;
            markedInLine = inLine;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            lineNumber = markedLineNumber;
            afterReturn = markedAfterReturn;
            inLine = markedInLine;
        }
    }
}
