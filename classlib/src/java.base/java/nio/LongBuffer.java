package java.nio;

import java.util.Objects;

/** Longs of an array, or of the bytes of another buffer. */
public final class LongBuffer extends Buffer implements Comparable<LongBuffer> {
    /** {@code null} in a view of bytes. */
    private final long[] array;
    /** {@code null} in a buffer of its own. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;
    private final boolean littleEndian;

    private LongBuffer(long[] array, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
        super(position, limit, capacity);
        this.array = array;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
        this.littleEndian = littleEndian;
    }

    public static LongBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new LongBuffer(new long[capacity], null, 0, 0, capacity, capacity, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static LongBuffer wrap(long[] array) {
        return wrap(array, 0, array.length);
    }

    public static LongBuffer wrap(long[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new LongBuffer(array, null, 0, offset, offset + length, array.length, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    /** A view of the bytes that remain. */
    static LongBuffer of(ByteBuffer bytes) {
        int capacity = bytes.remaining() / 8;
        return new LongBuffer(null, bytes.slice(), 0, 0, capacity, capacity, bytes.isReadOnly(),
                bytes.order() == ByteOrder.LITTLE_ENDIAN);
    }

    private long load(int index) {
        return array != null ? array[offset + index] : bytes.numberIn(8 * (offset + index), 8, littleEndian);
    }

    private void store(int index, long value) {
        if (array != null) {
            array[offset + index] = value;
        } else {
            bytes.putNumberIn(8 * (offset + index), 8, value, littleEndian);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    private LongBuffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        return new LongBuffer(array, bytes, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
    }

    public LongBuffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public LongBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    public LongBuffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public LongBuffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public long get() {
        return load(taken(1));
    }

    public long get(int index) {
        checkIndex(index, 1);
        return load(index);
    }

    public LongBuffer get(long[] dst) {
        return get(dst, 0, dst.length);
    }

    public LongBuffer get(long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        int from = taken(length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(from + i);
        }
        return this;
    }

    public LongBuffer get(int index, long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(index + i);
        }
        return this;
    }

    public LongBuffer get(int index, long[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public LongBuffer put(long value) {
        checkWritable();
        store(reserved(1), value);
        return this;
    }

    public LongBuffer put(int index, long value) {
        checkWritable();
        checkIndex(index, 1);
        store(index, value);
        return this;
    }

    public final LongBuffer put(long[] src) {
        return put(src, 0, src.length);
    }

    public LongBuffer put(long[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        int to = reserved(length);
        for (int i = 0; i < length; i++) {
            store(to + i, src[offset + i]);
        }
        return this;
    }

    public LongBuffer put(int index, long[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        for (int i = 0; i < length; i++) {
            store(index + i, src[offset + i]);
        }
        return this;
    }

    public LongBuffer put(int index, long[] src) {
        return put(index, src, 0, src.length);
    }

    public LongBuffer put(LongBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        long[] values = new long[src.remaining()];
        int to = reserved(values.length);
        src.get(values);
        for (int i = 0; i < values.length; i++) {
            store(to + i, values[i]);
        }
        return this;
    }

    /** Moves what remains to the start; the next is put behind it. */
    public LongBuffer compact() {
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
    public LongBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public LongBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public LongBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public LongBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public LongBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public LongBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public LongBuffer rewind() {
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
    public long[] array() {
        checkArray();
        return array;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public int mismatch(LongBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            long one = load(position() + i);
            long other = that.load(that.position() + i);
            if (!(one == other)) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : length;
    }

    @Override
    public int compareTo(LongBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            long one = load(position() + i);
            long other = that.load(that.position() + i);
            int order = Long.compare(one, other);
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof LongBuffer && remaining() == ((LongBuffer) ob).remaining() && mismatch((LongBuffer) ob) < 0;
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
        String name = array != null ? "HeapLongBuffer" : isDirect()
                ? "DirectLongBuffer" + (littleEndian ? "U" : "S") : "ByteBufferAsLongBuffer" + (littleEndian ? "L" : "B");
        boolean marked = readOnly && (array != null || isDirect());
        if (array == null && readOnly && !isDirect()) {
            name = "ByteBufferAsLongBufferR" + (littleEndian ? "L" : "B");
        }
        return "java.nio." + name + (marked ? "R" : "") + "[pos=" + position() + " lim=" + limit() + " cap=" + capacity()
                + "]";
    }
}
