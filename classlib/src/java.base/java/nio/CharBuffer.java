package java.nio;

import java.io.IOException;
import java.util.Objects;

/** Characters of an array, of a sequence, or of the bytes of another buffer. */
public final class CharBuffer extends Buffer
        implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    /** {@code null} in a view of bytes. */
    private final char[] array;
    /** {@code null} in a buffer of its own. */
    private final ByteBuffer bytes;
    /** {@code null} in all but a view of a sequence. */
    private final CharSequence text;
    private final int offset;
    private final boolean readOnly;
    private final boolean littleEndian;

    private CharBuffer(char[] array, ByteBuffer bytes, CharSequence text, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
        super(position, limit, capacity);
        this.array = array;
        this.bytes = bytes;
        this.text = text;
        this.offset = offset;
        this.readOnly = readOnly;
        this.littleEndian = littleEndian;
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new CharBuffer(new char[capacity], null, null, 0, 0, capacity, capacity, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static CharBuffer wrap(char[] array) {
        return wrap(array, 0, array.length);
    }

    public static CharBuffer wrap(char[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new CharBuffer(array, null, null, 0, offset, offset + length, array.length, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static CharBuffer wrap(CharSequence csq) {
        return wrap(csq, 0, csq.length());
    }

    public static CharBuffer wrap(CharSequence csq, int start, int end) {
        if (start < 0 || end < start || end > csq.length()) {
            throw new IndexOutOfBoundsException();
        }
        return new CharBuffer(null, null, csq, 0, start, end, csq.length(), true,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    /** A view of the bytes that remain. */
    static CharBuffer of(ByteBuffer bytes) {
        int capacity = bytes.remaining() / 2;
        return new CharBuffer(null, bytes.slice(), null, 0, 0, capacity, capacity, bytes.isReadOnly(),
                bytes.order() == ByteOrder.LITTLE_ENDIAN);
    }

    private char load(int index) {
        if (text != null) {
            return text.charAt(offset + index);
        }
        return array != null ? array[offset + index] : (char) bytes.numberIn(2 * (offset + index), 2, littleEndian);
    }

    private void store(int index, char value) {
        if (array != null) {
            array[offset + index] = value;
        } else {
            bytes.putNumberIn(2 * (offset + index), 2, value, littleEndian);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    private CharBuffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        return new CharBuffer(array, bytes, text, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
    }

    public CharBuffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public CharBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    public CharBuffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public CharBuffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public char get() {
        return load(taken(1));
    }

    public char get(int index) {
        checkIndex(index, 1);
        return load(index);
    }

    public CharBuffer get(char[] dst) {
        return get(dst, 0, dst.length);
    }

    public CharBuffer get(char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        int from = taken(length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(from + i);
        }
        return this;
    }

    public CharBuffer get(int index, char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(index + i);
        }
        return this;
    }

    public CharBuffer get(int index, char[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public CharBuffer put(char value) {
        checkWritable();
        store(reserved(1), value);
        return this;
    }

    public CharBuffer put(int index, char value) {
        checkWritable();
        checkIndex(index, 1);
        store(index, value);
        return this;
    }

    public final CharBuffer put(char[] src) {
        return put(src, 0, src.length);
    }

    public CharBuffer put(char[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        int to = reserved(length);
        for (int i = 0; i < length; i++) {
            store(to + i, src[offset + i]);
        }
        return this;
    }

    public CharBuffer put(int index, char[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        for (int i = 0; i < length; i++) {
            store(index + i, src[offset + i]);
        }
        return this;
    }

    public CharBuffer put(int index, char[] src) {
        return put(index, src, 0, src.length);
    }

    public CharBuffer put(CharBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        char[] values = new char[src.remaining()];
        int to = reserved(values.length);
        src.get(values);
        for (int i = 0; i < values.length; i++) {
            store(to + i, values[i]);
        }
        return this;
    }

    /** Moves what remains to the start; the next is put behind it. */
    public CharBuffer compact() {
        checkWritable();
        int length = remaining();
        for (int i = 0; i < length; i++) {
            store(i, load(position() + i));
        }
        clear();
        position(length);
        return this;
    }

    public ByteOrder order() {
        return littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
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
    public CharBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public CharBuffer reset() {
        super.reset();
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
        return readOnly;
    }

    @Override
    public boolean isDirect() {
        return bytes != null && bytes.isDirect();
    }

    @Override
    public boolean hasArray() {
        return array != null && !readOnly;
    }

    private void checkArray() {
        if (array == null) {
            throw new UnsupportedOperationException();
        }
        checkWritable();
    }

    @Override
    public char[] array() {
        checkArray();
        return array;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public int mismatch(CharBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            char one = load(position() + i);
            char other = that.load(that.position() + i);
            if (!(one == other)) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : length;
    }

    @Override
    public int compareTo(CharBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            char one = load(position() + i);
            char other = that.load(that.position() + i);
            int order = Character.compare(one, other);
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof CharBuffer && remaining() == ((CharBuffer) ob).remaining() && mismatch((CharBuffer) ob) < 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + (int) load(i);
        }
        return hash;
    }

    @Override
    public String toString() {
        return text(position(), limit());
    }

    private String text(int from, int to) {
        if (text != null) {
            return text.subSequence(offset + from, offset + to).toString();
        }
        if (array != null) {
            return new String(array, offset + from, to - from);
        }
        char[] chars = new char[to - from];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = load(from + i);
        }
        return new String(chars);
    }

    @Override
    public int length() {
        return remaining();
    }

    @Override
    public boolean isEmpty() {
        return remaining() == 0;
    }

    @Override
    public char charAt(int index) {
        Objects.checkIndex(index, remaining());
        return load(position() + index);
    }

    @Override
    public CharBuffer subSequence(int start, int end) {
        Objects.checkFromToIndex(start, end, remaining());
        return view(0, position() + start, position() + end, capacity(), readOnly);
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        int count = Math.min(remaining(), target.remaining());
        if (count == 0) {
            return hasRemaining() ? 0 : -1;
        }
        int from = taken(count);
        for (int i = 0; i < count; i++) {
            target.put(load(from + i));
        }
        return count;
    }

    public CharBuffer put(String src, int start, int end) {
        Objects.checkFromToIndex(start, end, src.length());
        checkWritable();
        int to = reserved(end - start);
        for (int i = start; i < end; i++) {
            store(to + i - start, src.charAt(i));
        }
        return this;
    }

    public final CharBuffer put(String src) {
        return put(src, 0, src.length());
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
}
