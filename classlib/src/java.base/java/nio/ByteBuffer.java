package java.nio;

import java.util.Arrays;
import java.util.Objects;

/** Bytes of an array, put and taken singly, in blocks or as numbers. "Direct" buffers are arrays too. */
public sealed class ByteBuffer extends Buffer implements Comparable<ByteBuffer> permits MappedByteBuffer {
    private final byte[] bytes;
    private final int offset;
    private final boolean readOnly;
    private final boolean direct;
    private boolean littleEndian;

    ByteBuffer(byte[] bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean direct) {
        super(position, limit, capacity);
        this.bytes = bytes;
        this.offset = offset;
        this.readOnly = readOnly;
        this.direct = direct;
    }

    public static ByteBuffer allocate(int capacity) {
        return allocate(capacity, false);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        return allocate(capacity, true);
    }

    private static ByteBuffer allocate(int capacity, boolean direct) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new ByteBuffer(new byte[capacity], 0, 0, capacity, capacity, false, direct);
    }

    public static ByteBuffer wrap(byte[] array) {
        return wrap(array, 0, array.length);
    }

    public static ByteBuffer wrap(byte[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new ByteBuffer(array, 0, offset, offset + length, array.length, false, false);
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    /** What is not an array is refused later, when the rest has been looked at. */
    private void checkArrayWritable() {
        if (!direct) {
            checkWritable();
        }
    }

    /** Another buffer over the same bytes. */
    ByteBuffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        return new ByteBuffer(bytes, offset + from, position, limit, capacity, viewReadOnly, direct);
    }

    public ByteBuffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public ByteBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    /** How far the unit of that size in which an index lies begins before it; direct buffers begin where units do. */
    public final int alignmentOffset(int index, int unitSize) {
        if (index < 0) {
            throw new IllegalArgumentException("Index less than zero: " + index);
        }
        if (unitSize < 1 || (unitSize & unitSize - 1) != 0) {
            throw new IllegalArgumentException("Unit size not a power of two: " + unitSize);
        }
        if (unitSize > 1 && !isDirect()) {
            throw new UnsupportedOperationException("Unit size unsupported for non-direct buffers: " + unitSize);
        }
        return index & unitSize - 1;
    }

    public final ByteBuffer alignedSlice(int unitSize) {
        int before = alignmentOffset(position(), unitSize);
        int from = before > 0 ? position() + unitSize - before : position();
        int to = limit() - alignmentOffset(limit(), unitSize);
        if (from > limit() || to < position()) {
            from = position();
            to = from;
        }
        return slice(from, to - from);
    }

    public ByteBuffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public final ByteBuffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public final byte get() {
        return bytes[offset + taken(1)];
    }

    public final byte get(int index) {
        checkIndex(index, 1);
        return bytes[offset + index];
    }

    public final ByteBuffer get(byte[] dst) {
        return get(dst, 0, dst.length);
    }

    public final ByteBuffer get(byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        System.arraycopy(bytes, this.offset + taken(length), dst, offset, length);
        return this;
    }

    public final ByteBuffer put(byte value) {
        checkWritable();
        bytes[offset + reserved(1)] = value;
        return this;
    }

    public final ByteBuffer put(int index, byte value) {
        checkWritable();
        checkIndex(index, 1);
        bytes[offset + index] = value;
        return this;
    }

    public final ByteBuffer put(byte[] src) {
        return put(src, 0, src.length);
    }

    public final ByteBuffer put(byte[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        System.arraycopy(src, offset, bytes, this.offset + reserved(length), length);
        return this;
    }

    public final ByteBuffer put(ByteBuffer src) {
        checkArrayWritable();
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        int length = src.remaining();
        int to = reserved(length);
        System.arraycopy(src.bytes, src.offset + src.taken(length), bytes, offset + to, length);
        return this;
    }

    /** Moves what remains to the start; the next is put behind it. */
    public ByteBuffer compact() {
        checkWritable();
        int length = remaining();
        System.arraycopy(bytes, offset + position(), bytes, offset, length);
        clear();
        position(length);
        return this;
    }

    public final ByteOrder order() {
        return littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder bo) {
        littleEndian = bo != ByteOrder.BIG_ENDIAN;
        return this;
    }

    /** The number in {@code count} bytes from {@code from} on, its upper bits not meaningful. */
    private long number(int from, int count) {
        return numberIn(from, count, littleEndian);
    }

    private ByteBuffer putNumber(int from, int count, long number) {
        putNumberIn(from, count, number, littleEndian);
        return this;
    }

    /** A number of a view, which has an order of its own. */
    long numberIn(int from, int count, boolean little) {
        long number = 0;
        for (int i = 0; i < count; i++) {
            number = number << 8 | bytes[offset + from + (little ? count - 1 - i : i)] & 0xff;
        }
        return number;
    }

    void putNumberIn(int from, int count, long number, boolean little) {
        for (int i = 0; i < count; i++) {
            bytes[offset + from + (little ? i : count - 1 - i)] = (byte) (number >> 8 * i);
        }
    }

    private ByteBuffer putNext(int count, long number) {
        checkWritable();
        return putNumber(reserved(count), count, number);
    }

    private ByteBuffer putAt(int index, int count, long number) {
        checkWritable();
        checkIndex(index, count);
        return putNumber(index, count, number);
    }

    private long numberAt(int index, int count) {
        checkIndex(index, count);
        return number(index, count);
    }

    public final char getChar() {
        return (char) number(taken(2), 2);
    }

    public final char getChar(int index) {
        return (char) numberAt(index, 2);
    }

    public final ByteBuffer putChar(char value) {
        return putNext(2, value);
    }

    public final ByteBuffer putChar(int index, char value) {
        return putAt(index, 2, value);
    }

    public final short getShort() {
        return (short) number(taken(2), 2);
    }

    public final short getShort(int index) {
        return (short) numberAt(index, 2);
    }

    public final ByteBuffer putShort(short value) {
        return putNext(2, value);
    }

    public final ByteBuffer putShort(int index, short value) {
        return putAt(index, 2, value);
    }

    public final int getInt() {
        return (int) number(taken(4), 4);
    }

    public final int getInt(int index) {
        return (int) numberAt(index, 4);
    }

    public final ByteBuffer putInt(int value) {
        return putNext(4, value);
    }

    public final ByteBuffer putInt(int index, int value) {
        return putAt(index, 4, value);
    }

    public final long getLong() {
        return number(taken(8), 8);
    }

    public final long getLong(int index) {
        return numberAt(index, 8);
    }

    public final ByteBuffer putLong(long value) {
        return putNext(8, value);
    }

    public final ByteBuffer putLong(int index, long value) {
        return putAt(index, 8, value);
    }

    public final float getFloat() {
        return Float.intBitsToFloat((int) number(taken(4), 4));
    }

    public final float getFloat(int index) {
        return Float.intBitsToFloat((int) numberAt(index, 4));
    }

    public final ByteBuffer putFloat(float value) {
        return putNext(4, Float.floatToRawIntBits(value));
    }

    public final ByteBuffer putFloat(int index, float value) {
        return putAt(index, 4, Float.floatToRawIntBits(value));
    }

    public final double getDouble() {
        return Double.longBitsToDouble(number(taken(8), 8));
    }

    public final double getDouble(int index) {
        return Double.longBitsToDouble(numberAt(index, 8));
    }

    public final ByteBuffer putDouble(double value) {
        return putNext(8, Double.doubleToRawLongBits(value));
    }

    public final ByteBuffer putDouble(int index, double value) {
        return putAt(index, 8, Double.doubleToRawLongBits(value));
    }
    //#for Type: Char Int Long Short Float Double

    public final $Type$Buffer as$Type$Buffer() {
        return $Type$Buffer.of(this);
    }
    //#end

    public final ByteBuffer get(int index, byte[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public final ByteBuffer get(int index, byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        System.arraycopy(bytes, this.offset + index, dst, offset, length);
        return this;
    }

    public final ByteBuffer put(int index, byte[] src) {
        return put(index, src, 0, src.length);
    }

    public final ByteBuffer put(int index, byte[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        System.arraycopy(src, offset, bytes, this.offset + index, length);
        return this;
    }

    public final ByteBuffer put(int index, ByteBuffer src, int offset, int length) {
        checkArrayWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        checkWritable();
        System.arraycopy(src.bytes, src.offset + offset, bytes, this.offset + index, length);
        return this;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public final int mismatch(ByteBuffer that) {
        return Arrays.mismatch(rest(), that.rest());
    }
    //#for declared called
    //#| position(int newPosition) | position(newPosition)
    //#| limit(int newLimit) | limit(newLimit)
    //#| mark() | mark()
    //#| reset() | reset()
    //#| clear() | clear()
    //#| flip() | flip()
    //#| rewind() | rewind()

    @Override
    public ByteBuffer $declared$ {
        super.$called$;
        return this;
    }
    //#end

    @Override
    public final boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public final boolean isDirect() {
        return direct;
    }

    @Override
    public final boolean hasArray() {
        return !readOnly && !direct;
    }

    private void checkArray() {
        if (direct) {
            throw new UnsupportedOperationException();
        }
        checkWritable();
    }

    @Override
    public final byte[] array() {
        checkArray();
        return bytes;
    }

    @Override
    public final int arrayOffset() {
        checkArray();
        return offset;
    }

    private byte[] rest() {
        return Arrays.copyOfRange(bytes, offset + position(), offset + limit());
    }

    @Override
    public final int compareTo(ByteBuffer that) {
        return Arrays.compare(rest(), that.rest());
    }

    @Override
    public final boolean equals(Object ob) {
        return ob instanceof ByteBuffer && Arrays.equals(rest(), ((ByteBuffer) ob).rest());
    }

    @Override
    public final int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + bytes[offset + i];
        }
        return hash;
    }

    @Override
    public final String toString() {
        return "java.nio." + (direct ? "DirectByteBuffer" : "HeapByteBuffer") + (readOnly ? "R" : "")
                + "[pos=" + position() + " lim=" + limit() + " cap=" + capacity() + "]";
    }
}
