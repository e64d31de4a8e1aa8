package java.nio;

import java.util.Objects;

/** Floats of an array, or of the bytes of another buffer. */
public final class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    /** {@code null} in a view of bytes. */
    private final float[] array;
    /** {@code null} in a buffer of its own. */
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean readOnly;
    private final boolean littleEndian;

    private FloatBuffer(float[] array, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
        super(position, limit, capacity);
        this.array = array;
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
        this.littleEndian = littleEndian;
    }

    public static FloatBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new FloatBuffer(new float[capacity], null, 0, 0, capacity, capacity, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static FloatBuffer wrap(float[] array) {
        return wrap(array, 0, array.length);
    }

    public static FloatBuffer wrap(float[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new FloatBuffer(array, null, 0, offset, offset + length, array.length, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    /** A view of the bytes that remain. */
    static FloatBuffer of(ByteBuffer bytes) {
        int capacity = bytes.remaining() / 4;
        return new FloatBuffer(null, bytes.slice(), 0, 0, capacity, capacity, bytes.isReadOnly(),
                bytes.order() == ByteOrder.LITTLE_ENDIAN);
    }

    private float load(int index) {
        return array != null ? array[offset + index] : Float.intBitsToFloat((int) bytes.numberIn(4 * (offset + index), 4, littleEndian));
    }

    private void store(int index, float value) {
        if (array != null) {
            array[offset + index] = value;
        } else {
            bytes.putNumberIn(4 * (offset + index), 4, Float.floatToRawIntBits(value), littleEndian);
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    private FloatBuffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        return new FloatBuffer(array, bytes, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
    }

    public FloatBuffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public FloatBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    public FloatBuffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public FloatBuffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public float get() {
        return load(taken(1));
    }

    public float get(int index) {
        checkIndex(index, 1);
        return load(index);
    }

    public FloatBuffer get(float[] dst) {
        return get(dst, 0, dst.length);
    }

    public FloatBuffer get(float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        int from = taken(length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(from + i);
        }
        return this;
    }

    public FloatBuffer get(int index, float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(index + i);
        }
        return this;
    }

    public FloatBuffer get(int index, float[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public FloatBuffer put(float value) {
        checkWritable();
        store(reserved(1), value);
        return this;
    }

    public FloatBuffer put(int index, float value) {
        checkWritable();
        checkIndex(index, 1);
        store(index, value);
        return this;
    }

    public final FloatBuffer put(float[] src) {
        return put(src, 0, src.length);
    }

    public FloatBuffer put(float[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        int to = reserved(length);
        for (int i = 0; i < length; i++) {
            store(to + i, src[offset + i]);
        }
        return this;
    }

    public FloatBuffer put(int index, float[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        for (int i = 0; i < length; i++) {
            store(index + i, src[offset + i]);
        }
        return this;
    }

    public FloatBuffer put(int index, float[] src) {
        return put(index, src, 0, src.length);
    }

    public FloatBuffer put(FloatBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        float[] values = new float[src.remaining()];
        int to = reserved(values.length);
        src.get(values);
        for (int i = 0; i < values.length; i++) {
            store(to + i, values[i]);
        }
        return this;
    }

    /** Moves what remains to the start; the next is put behind it. */
    public FloatBuffer compact() {
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
    public FloatBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public FloatBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public FloatBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public FloatBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public FloatBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public FloatBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public FloatBuffer rewind() {
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
    public float[] array() {
        checkArray();
        return array;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public int mismatch(FloatBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            float one = load(position() + i);
            float other = that.load(that.position() + i);
            if (!(one == other || one != one && other != other)) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : length;
    }

    @Override
    public int compareTo(FloatBuffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            float one = load(position() + i);
            float other = that.load(that.position() + i);
            int order = one < other ? -1 : one > other ? 1 : one == other ? 0 : Double.isNaN(one) ? Double.isNaN(other) ? 0 : 1 : -1;
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof FloatBuffer && remaining() == ((FloatBuffer) ob).remaining() && mismatch((FloatBuffer) ob) < 0;
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
        String name = array != null ? "HeapFloatBuffer" : isDirect()
                ? "DirectFloatBuffer" + (littleEndian ? "U" : "S") : "ByteBufferAsFloatBuffer" + (littleEndian ? "L" : "B");
        boolean marked = readOnly && (array != null || isDirect());
        if (array == null && readOnly && !isDirect()) {
            name = "ByteBufferAsFloatBufferR" + (littleEndian ? "L" : "B");
        }
        return "java.nio." + name + (marked ? "R" : "") + "[pos=" + position() + " lim=" + limit() + " cap=" + capacity()
                + "]";
    }
}
