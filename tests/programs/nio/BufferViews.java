// Views of buffers: slices, duplicates, orders, comparisons, marks, and what read-only ones refuse.
import java.nio.*;
import java.util.*;
import java.util.concurrent.Callable;

public class BufferViews {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        for (ByteBuffer bytes : List.of(ByteBuffer.allocate(32), ByteBuffer.allocateDirect(32))) {
            bytes.put(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}).position(2).limit(8);
            ByteBuffer slice = bytes.slice();
            ByteBuffer duplicate = bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
            System.out.println(slice + " " + duplicate + " " + slice.order() + duplicate.order() + duplicate.slice().order() + " " + bytes.isDirect() + bytes.hasArray());
            slice.put(0, (byte) 33);
            System.out.println(bytes.get(2) + " " + duplicate.getShort() + " " + duplicate.getInt(4) + " " + bytes.slice(1, 3).get() + " " + bytes.alignedSlice(1).position());
            show("slice", () -> bytes.slice(5, 9));
            bytes.clear();
            ShortBuffer shorts = bytes.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
            IntBuffer ints = bytes.order(ByteOrder.BIG_ENDIAN).asIntBuffer();
            LongBuffer longs = bytes.asLongBuffer();
            CharBuffer chars = bytes.asCharBuffer();
            FloatBuffer floats = bytes.asFloatBuffer();
            DoubleBuffer doubles = bytes.asDoubleBuffer();
            System.out.println(shorts.get(0) + " " + ints.get(0) + " " + longs.get(0) + " " + (int) chars.get(0) + " " + floats.get(0) + " " + doubles.get(0) + " " + shorts.order() + ints.order() + longs.capacity() + chars.length());
            doubles.put(1, Math.PI);
            chars.position(8);
            chars.put("wide");
            System.out.println(bytes.getDouble(8) + " " + bytes.getChar(16) + bytes.getChar(22) + " " + chars.flip().toString().substring(8) + " " + chars.subSequence(8, 10) + " " + longs);
            show("beyond", () -> ints.get(8));
            show("underflow", () -> ((IntBuffer) ints.position(8)).get());
            show("overflow", () -> {
                bytes.position(30).limit(32);
                return bytes.putInt(5);
            });
            ByteBuffer fixed = bytes.asReadOnlyBuffer();
            show("read only", () -> fixed.put((byte) 1));
            show("read only array", fixed::array);
            show("compact", fixed::compact);
            System.out.println(fixed.isReadOnly() + " " + fixed.hasArray() + fixed.asIntBuffer().isReadOnly() + fixed.equals(bytes));
            bytes.clear().position(3).mark().position(10).reset();
            System.out.println(bytes.position() + " " + bytes.rewind() + " " + bytes.limit(5).remaining() + bytes.flip());
            show("no mark", () -> bytes.clear().reset());
            show("mark lost", () -> bytes.position(10).mark().position(5).reset());
            bytes.clear().put(0, new byte[] {9, 9, 9}).position(1).compact();
            System.out.println(bytes.get(0) + " " + bytes.get(2) + " " + bytes.position() + bytes.limit());
        }
        ByteBuffer one = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
        ByteBuffer other = ByteBuffer.wrap(new byte[] {0, 1, 2, 3, 5}, 1, 4);
        System.out.println(one.compareTo(other) + " " + one.mismatch(other) + " " + one.equals(other) + " " + one.hashCode() + " " + other.arrayOffset() + other.slice().arrayOffset());
        CharBuffer text = CharBuffer.wrap("some text", 2, 7);
        System.out.println(text + " " + text.length() + text.charAt(1) + text.compareTo(CharBuffer.wrap("me")) + " " + text.equals(CharBuffer.wrap("me te")) + text.isReadOnly() + text.chars().sum() + " " + text.isEmpty());
        StringBuilder into = new StringBuilder();
        System.out.println(text.read(CharBuffer.allocate(3)) + " " + text + into.append(text));
        show("text is fixed", () -> text.put('x'));
        FloatBuffer numbers = FloatBuffer.wrap(new float[] {0f, Float.NaN, -0f});
        System.out.println(numbers.equals(FloatBuffer.wrap(new float[] {-0f, Float.NaN, 0f})) + " " + numbers.compareTo(FloatBuffer.wrap(new float[] {0f, 1f})) + " " + Arrays.toString(numbers.array()));
        int[] target = new int[3];
        IntBuffer.wrap(new int[] {5, 6, 7, 8}).get(1, target, 0, 3);
        System.out.println(Arrays.toString(target) + IntBuffer.allocate(4).put(IntBuffer.wrap(target)).flip().get(2) + LongBuffer.allocate(2).put(0, 7L));
        show("self", () -> one.put(one));
        show("negative", () -> ByteBuffer.allocate(-1));
        show("limit", () -> one.limit(9));
        show("position", () -> one.position(-2));
    }
}
