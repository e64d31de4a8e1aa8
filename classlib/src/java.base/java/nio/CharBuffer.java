package java.nio;

import java.io.IOException;
import java.util.Objects;

/** Characters of an array. */
public final class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    private final char[] chars;
    private final int offset;

    private CharBuffer(char[] chars, int offset, int position, int limit, int capacity) {
        super(position, limit, capacity);
        this.chars = chars;
        this.offset = offset;
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new CharBuffer(new char[capacity], 0, 0, capacity, capacity);
    }

    public static CharBuffer wrap(char[] array) {
        return wrap(array, 0, array.length);
    }

    public static CharBuffer wrap(char[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new CharBuffer(array, 0, offset, offset + length, array.length);
    }

    public char get() {
        return chars[offset + taken(1)];
    }

    public char get(int index) {
        checkIndex(index, 1);
        return chars[offset + index];
    }

    public CharBuffer get(char[] dst) {
        return get(dst, 0, dst.length);
    }

    public CharBuffer get(char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        System.arraycopy(chars, this.offset + taken(length), dst, offset, length);
        return this;
    }

    public CharBuffer put(char value) {
        chars[offset + reserved(1)] = value;
        return this;
    }

    public CharBuffer put(int index, char value) {
        checkIndex(index, 1);
        chars[offset + index] = value;
        return this;
    }

    public CharBuffer put(char[] src) {
        return put(src, 0, src.length);
    }

    public CharBuffer put(char[] src, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, src.length);
        System.arraycopy(src, offset, chars, this.offset + reserved(length), length);
        return this;
    }

    public CharBuffer put(String src) {
        return put(src.toCharArray());
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        if (!hasRemaining()) {
            return -1;
        }
        int count = Math.min(remaining(), target.remaining());
        target.put(chars, offset + taken(count), count);
        return count;
    }

    @Override
    public CharBuffer append(CharSequence csq) {
        return put(String.valueOf(csq));
    }

    @Override
    public CharBuffer append(CharSequence csq, int start, int end) {
        return put(String.valueOf(csq).substring(start, end));
    }

    @Override
    public CharBuffer append(char c) {
        return put(c);
    }

    @Override
    public int length() {
        return remaining();
    }

    @Override
    public char charAt(int index) {
        Objects.checkIndex(index, remaining());
        return chars[offset + position() + index];
    }

    @Override
    public CharBuffer subSequence(int start, int end) {
        Objects.checkFromToIndex(start, end, remaining());
        return new CharBuffer(chars, offset, position() + start, position() + end, capacity());
    }

    @Override
    public CharBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public CharBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    public boolean hasArray() {
        return true;
    }

    @Override
    public char[] array() {
        return chars;
    }

    @Override
    public int arrayOffset() {
        return offset;
    }

    @Override
    public int compareTo(CharBuffer that) {
        return toString().compareTo(that.toString());
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof CharBuffer && toString().equals(ob.toString());
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + chars[offset + i];
        }
        return hash;
    }

    @Override
    public String toString() {
        return new String(chars, offset + position(), remaining());
    }
}
