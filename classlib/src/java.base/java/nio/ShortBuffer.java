package java.nio;

import java.util.Objects;

/** Shorts of an array, or of the bytes of another buffer. */
public final class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    /** {@code null} in a view of bytes. */
    private final short[] array;
    /** {@code null} in a buffer of its own. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;
    private final boolean littleEndian;

    private ShortBuffer(short[] array, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
        super(position, limit, capacity);
        this.array = array;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
        this.littleEndian = littleEndian;
    }

    public static ShortBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new ShortBuffer(new short[capacity], null, 0, 0, capacity, capacity, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static ShortBuffer wrap(short[] array) {
        return wrap(array, 0, array.length);
    }

    public static ShortBuffer wrap(short[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new ShortBuffer(array, null, 0, offset, offset + length, array.length, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    /** A view of the bytes that remain. */
    static ShortBuffer of(ByteBuffer bytes) {
        int capacity = bytes.remaining() / 2;
        return new ShortBuffer(null, bytes.slice(), 0, 0, capacity, capacity, bytes.isReadOnly(),
                bytes.order() == ByteOrder.LITTLE_ENDIAN);
    }

    private short load(int index) {
        return array != null ? array[offset + index] : (short) bytes.numberIn(2 * (offset + index), 2, littleEndian);
    }

    private void store(int index, short value) {
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

    private ShortBuffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        return new ShortBuffer(array, bytes, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
    }

    public ShortBuffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public ShortBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    public ShortBuffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public ShortBuffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public short get() {
        return load(taken(1));
    }

    public short get(int index) {
        checkIndex(index, 1);
        return load(index);
    }

    public ShortBuffer get(short[] dst) {
        return get(dst, 0, dst.length);
    }

    public ShortBuffer get(short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        int from = taken(length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(from + i);
        }
        return this;
    }

    public ShortBuffer get(int index, short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(index + i);
        }
        return this;
    }

    public ShortBuffer get(int index, short[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public ShortBuffer put(short value) {
        checkWritable();
        store(reserved(1), value);
        return this;
    }

    public ShortBuffer put(int index, short value) {
        checkWritable();
        checkIndex(index, 1);
        store(index, value);
        return this;
    }

    public final ShortBuffer put(short[] src) {
        return put(src, 0, src.length);
    }

    public ShortBuffer put(short[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        int to = reserved(length);
        for (int i = 0; i < length; i++) {
            store(to + i, src[offset + i]);
        }
        return this;
    }

    public ShortBuffer put(int index, short[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        for (int i = 0; i < length; i++) {
            store(index + i, src[offset + i]);
        }
        return this;
    }

    public ShortBuffer put(int index, short[] src) {
        return put(index, src, 0, src.length);
    }

    public ShortBuffer put(ShortBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        short[] values = new short[src.remaining()];
        int to = reserved(values.length);
        src.get(values);
        for (int i = 0; i < values.length; i++) {
            store(to + i, values[i]);
        }
        return this;
    }

    /** Moves what remains to the start; the next is put behind it. */
    public ShortBuffer compact() {
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
    public ShortBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public ShortBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public ShortBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ShortBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ShortBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ShortBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ShortBuffer rewind() {
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
    public short[] array() {
        checkArray();
        return array;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public int mismatch(ShortBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            short one = load(position() + i);
            short other = that.load(that.position() + i);
            if (!(one == other)) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : length;
    }

    @Override
    public int compareTo(ShortBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            short one = load(position() + i);
            short other = that.load(that.position() + i);
            int order = Short.compare(one, other);
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof ShortBuffer && remaining() == ((ShortBuffer) ob).remaining() && mismatch((ShortBuffer) ob) < 0;
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
        String name = array != null ? "HeapShortBuffer" : isDirect()
                ? "DirectShortBuffer" + (littleEndian ? "U" : "S") : "ByteBufferAsShortBuffer" + (littleEndian ? "L" : "B");
        boolean marked = readOnly && (array != null || isDirect());
        if (array == null && readOnly && !isDirect()) {
            name = "ByteBufferAsShortBufferR" + (littleEndian ? "L" : "B");
        }
        return "java.nio." + name + (marked ? "R" : "") + "[pos=" + position() + " lim=" + limit() + " cap=" + capacity()
                + "]";
    }
}
