package java.io;

/** Collects characters in an array that grows. */
public class CharArrayWriter extends Writer {
    protected char[] buf;
    protected int count;

    public CharArrayWriter() {
        this(32);
    }

    public CharArrayWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new char[size];
    }

    private void reserve(int added) {
        int needed = count + added;
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (needed > buf.length) {
            char[] larger = new char[(int) Math.max(needed, Math.min(buf.length * 2L, Integer.MAX_VALUE - 8))];
            System.arraycopy(buf, 0, larger, 0, count);
            buf = larger;
        }
    }

    @Override
    public void write(int c) {
        synchronized (lock) {
            reserve(1);
            buf[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] chars, int offset, int length) {
        Ranges.check(offset, length, chars.length);
        synchronized (lock) {
            reserve(length);
            System.arraycopy(chars, offset, buf, count, length);
            count += length;
        }
    }

    @Override
    public void write(String text, int offset, int length) {
        synchronized (lock) {
            if (length < 0) {
                text.getChars(offset, offset + length, buf, count);
            }
            reserve(length);
            text.getChars(offset, offset + length, buf, count);
            count += length;
        }
    }

    public void writeTo(Writer out) throws IOException {
        synchronized (lock) {
            out.write(buf, 0, count);
        }
    }

    @Override
    public CharArrayWriter append(CharSequence text) {
        String s = String.valueOf(text);
        write(s, 0, s.length());
        return this;
    }

    @Override
    public CharArrayWriter append(CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        return append(text.subSequence(start, end));
    }

    @Override
    public CharArrayWriter append(char c) {
        write(c);
        return this;
    }

    public void reset() {
        count = 0;
    }

    public char[] toCharArray() {
        synchronized (lock) {
            char[] chars = new char[count];
            System.arraycopy(buf, 0, chars, 0, count);
            return chars;
        }
    }

    public int size() {
        return count;
    }

    @Override
    public String toString() {
        synchronized (lock) {
            return new String(buf, 0, count);
        }
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }
}
