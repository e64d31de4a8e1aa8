package java.io;

/** Collects characters in a buffer. */
public class StringWriter extends Writer {
    private final StringBuffer buffer;

    public StringWriter() {
        buffer = new StringBuffer();
        lock = buffer;
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
        buffer = new StringBuffer(size);
        lock = buffer;
    }

    @Override
    public void write(int c) {
        buffer.append((char) c);
    }

    @Override
    public void write(char[] chars, int offset, int length) {
        Ranges.check(offset, length, chars.length);
        buffer.append(chars, offset, length);
    }

    @Override
    public void write(String text) {
        buffer.append(text);
    }

    @Override
    public void write(String text, int offset, int length) {
        buffer.append(text, offset, offset + length);
    }

    @Override
    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public StringWriter append(CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        return append(text.subSequence(start, end));
    }

    @Override
    public StringWriter append(char c) {
        write(c);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    @Override
    public String toString() {
        return buffer.toString();
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() throws IOException {
    }
}
