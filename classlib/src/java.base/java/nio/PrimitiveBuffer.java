//#file $Type$Buffer.java: char short int long float double
//#word none char=null, short= int= long= float= double=
package java.nio;

//#if char
import java.io.IOException;
//#end
import java.util.Objects;

//#if char
/** Characters of an array, of a sequence, or of the bytes of another buffer. */
public final class CharBuffer extends Buffer
        implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
//#else
/** $Type$s of an array, or of the bytes of another buffer. */
public final class $Type$Buffer extends Buffer implements Comparable<$Type$Buffer> {
//#end
    /** {@code null} in a view of bytes. */
    private final $type$[] array;
    /** {@code null} in a buffer of its own. */
    private final ByteBuffer bytes;
    //#if char
    /** {@code null} in all but a view of a sequence. */
    private final CharSequence text;
    //#end
    private final int offset;
    private final boolean readOnly;
    private final boolean littleEndian;

    //#if char
    private CharBuffer(char[] array, ByteBuffer bytes, CharSequence text, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
    //#else
    private $Type$Buffer($type$[] array, ByteBuffer bytes, int offset, int position, int limit, int capacity, boolean readOnly,
            boolean littleEndian) {
    //#end
        super(position, limit, capacity);
        this.array = array;
        this.bytes = bytes;
        //#if char
        this.text = text;
        //#end
        this.offset = offset;
        this.readOnly = readOnly;
        this.littleEndian = littleEndian;
    }

    public static $Type$Buffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new $Type$Buffer(new $type$[capacity], null, $none$ 0, 0, capacity, capacity, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }

    public static $Type$Buffer wrap($type$[] array) {
        return wrap(array, 0, array.length);
    }

    public static $Type$Buffer wrap($type$[] array, int offset, int length) {
        if (offset < 0 || length < 0 || length > array.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new $Type$Buffer(array, null, $none$ 0, offset, offset + length, array.length, false,
                ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN);
    }
    //#if char

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
    //#end

    /** A view of the bytes that remain. */
    static $Type$Buffer of(ByteBuffer bytes) {
        int capacity = bytes.remaining() / $bytes$;
        return new $Type$Buffer(null, bytes.slice(), $none$ 0, 0, capacity, capacity, bytes.isReadOnly(),
                bytes.order() == ByteOrder.LITTLE_ENDIAN);
    }

    private $type$ load(int index) {
        //#if char
        if (text != null) {
            return text.charAt(offset + index);
        }
        //#end
        //#if double
        return array != null ? array[offset + index] : Double.longBitsToDouble(bytes.numberIn(8 * (offset + index), 8, littleEndian));
        //#else if float
        return array != null ? array[offset + index] : Float.intBitsToFloat((int) bytes.numberIn(4 * (offset + index), 4, littleEndian));
        //#else
        return array != null ? array[offset + index] : ($type$) bytes.numberIn($bytes$ * (offset + index), $bytes$, littleEndian);
        //#end
    }

    private void store(int index, $type$ value) {
        if (array != null) {
            array[offset + index] = value;
        } else {
            //#if floating
            bytes.putNumberIn($bytes$ * (offset + index), $bytes$, $Box$.$type$ToRaw$Bits$Bits(value), littleEndian);
            //#else
            bytes.putNumberIn($bytes$ * (offset + index), $bytes$, value, littleEndian);
            //#end
        }
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    /** What is not an array is refused later, when the rest has been looked at. */
    private void checkArrayWritable() {
        if (array != null) {
            checkWritable();
        }
    }

    private $Type$Buffer view(int from, int position, int limit, int capacity, boolean viewReadOnly) {
        //#if char
        return new CharBuffer(array, bytes, text, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
        //#else
        return new $Type$Buffer(array, bytes, offset + from, position, limit, capacity, viewReadOnly, littleEndian);
        //#end
    }

    public $Type$Buffer slice() {
        return view(position(), 0, remaining(), remaining(), readOnly);
    }

    public $Type$Buffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        return view(index, 0, length, length, readOnly);
    }

    public $Type$Buffer duplicate() {
        return view(0, position(), limit(), capacity(), readOnly);
    }

    public $Type$Buffer asReadOnlyBuffer() {
        return view(0, position(), limit(), capacity(), true);
    }

    public $type$ get() {
        return load(taken(1));
    }

    public $type$ get(int index) {
        checkIndex(index, 1);
        return load(index);
    }

    public $Type$Buffer get($type$[] dst) {
        return get(dst, 0, dst.length);
    }

    public $Type$Buffer get($type$[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        int from = taken(length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(from + i);
        }
        return this;
    }

    public $Type$Buffer get(int index, $type$[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        for (int i = 0; i < length; i++) {
            dst[offset + i] = load(index + i);
        }
        return this;
    }

    public $Type$Buffer get(int index, $type$[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public $Type$Buffer put($type$ value) {
        checkWritable();
        store(reserved(1), value);
        return this;
    }

    public $Type$Buffer put(int index, $type$ value) {
        checkWritable();
        checkIndex(index, 1);
        store(index, value);
        return this;
    }

    public final $Type$Buffer put($type$[] src) {
        return put(src, 0, src.length);
    }

    public $Type$Buffer put($type$[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        int to = reserved(length);
        for (int i = 0; i < length; i++) {
            store(to + i, src[offset + i]);
        }
        return this;
    }

    public $Type$Buffer put(int index, $type$[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        for (int i = 0; i < length; i++) {
            store(index + i, src[offset + i]);
        }
        return this;
    }

    public $Type$Buffer put(int index, $type$[] src) {
        return put(index, src, 0, src.length);
    }

    public $Type$Buffer put($Type$Buffer src) {
        checkArrayWritable();
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        $type$[] values = new $type$[src.remaining()];
        int to = reserved(values.length);
        src.get(values);
        for (int i = 0; i < values.length; i++) {
            store(to + i, values[i]);
        }
        return this;
    }

    public $Type$Buffer put(int index, $Type$Buffer src, int offset, int length) {
        checkArrayWritable();
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        checkWritable();
        $type$[] values = new $type$[length];
        src.get(offset, values);
        return put(index, values);
    }

    /** Moves what remains to the start; the next is put behind it. */
    public $Type$Buffer compact() {
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
    //#for declared called
    //#| position(int newPosition) | position(newPosition)
    //#| limit(int newLimit) | limit(newLimit)
    //#| mark() | mark()
    //#| reset() | reset()
    //#| clear() | clear()
    //#| flip() | flip()
    //#| rewind() | rewind()

    @Override
    public $Type$Buffer $declared$ {
        super.$called$;
        return this;
    }
    //#end

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
    public $type$[] array() {
        checkArray();
        return array;
    }

    @Override
    public int arrayOffset() {
        checkArray();
        return offset;
    }

    /** The first place in which what remains differs; -1 if there is none. */
    public int mismatch($Type$Buffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            $type$ one = load(position() + i);
            $type$ other = that.load(that.position() + i);
            //#if floating
            if (!(one == other || one != one && other != other)) {
            //#else
            if (!(one == other)) {
            //#end
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : length;
    }

    @Override
    public int compareTo($Type$Buffer that) {
        int length = Math.min(remaining(), that.remaining());
        for (int i = 0; i < length; i++) {
            $type$ one = load(position() + i);
            $type$ other = that.load(that.position() + i);
            //#if floating
            int order = one < other ? -1 : one > other ? 1 : one == other ? 0 : Double.isNaN(one) ? Double.isNaN(other) ? 0 : 1 : -1;
            //#else
            int order = $Box$.compare(one, other);
            //#end
            if (order != 0) {
                return order;
            }
        }
        return remaining() - that.remaining();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof $Type$Buffer && remaining() == (($Type$Buffer) ob).remaining() && mismatch(($Type$Buffer) ob) < 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + (int) load(i);
        }
        return hash;
    }
    //#if char

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
        if (!hasRemaining()) {
            return -1;
        }
        int count = Math.min(remaining(), target.remaining());
        int end = limit();
        limit(position() + count);
        try {
            if (count > 0) {
                target.put(this);
            }
        } finally {
            limit(end);
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
    //#else

    @Override
    public String toString() {
        String name = array != null ? "Heap$Type$Buffer" : isDirect()
                ? "Direct$Type$Buffer" + (littleEndian ? "U" : "S") : "ByteBufferAs$Type$Buffer" + (littleEndian ? "L" : "B");
        boolean marked = readOnly && (array != null || isDirect());
        if (array == null && readOnly && !isDirect()) {
            name = "ByteBufferAs$Type$BufferR" + (littleEndian ? "L" : "B");
        }
        return "java.nio." + name + (marked ? "R" : "") + "[pos=" + position() + " lim=" + limit() + " cap=" + capacity()
                + "]";
    }
    //#end
}
