import java.nio.*;
import java.util.*;

/** Buffers of ints, longs, shorts, floats and doubles, of their own and as views of bytes. */
public class BuffersOfAllKinds {
    interface Action {
        Object run();
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        IntBuffer ints = IntBuffer.allocate(8);
        ints.put(5).put(new int[] {1, 2, 3}).put(6, 99);
        System.out.println(ints + " " + ints.remaining() + " " + Arrays.toString(ints.array()));
        ints.flip();
        System.out.println(ints.get() + " " + ints.get(2) + " " + ints);
        IntBuffer slice = ints.slice();
        slice.put(0, 77);
        System.out.println(ints.get(1) + " " + slice + " " + slice.arrayOffset() + " " + slice.array().length);
        ints.compact();
        System.out.println(ints + " " + Arrays.toString(ints.array()));
        ByteBuffer bytes = ByteBuffer.allocate(35);
        for (int i = 0; i < 35; i++) {
            bytes.put((byte) (i * 13));
        }
        bytes.position(1);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            bytes.order(order);
            System.out.println(order);
            ShortBuffer shorts = bytes.asShortBuffer();
            IntBuffer view = bytes.asIntBuffer();
            LongBuffer longs = bytes.asLongBuffer();
            FloatBuffer floats = bytes.asFloatBuffer();
            DoubleBuffer doubles = bytes.asDoubleBuffer();
            System.out.println(shorts + " " + view + " " + longs + " " + floats + " " + doubles);
            System.out.println(shorts.get(3) + " " + view.get(3) + " " + longs.get(3) + " " + floats.get(3) + " " + doubles.get(1) + " " + view.order());
            view.put(0, 0x01020304);
            System.out.println(bytes.get(1) + " " + bytes.get(4));
            doubles.put(1, Math.PI);
            floats.put(7, 1.5f);
            longs.put(2, -2L);
            shorts.put(6, (short) -3);
            byte[] copy = new byte[34];
            bytes.get(1, copy);
            System.out.println(Arrays.toString(copy));
            System.out.println(view.asReadOnlyBuffer() + " " + bytes.asReadOnlyBuffer().asLongBuffer());
        }
        double[] values = {3.5, -1, Double.NaN, 0.0};
        DoubleBuffer wrapped = DoubleBuffer.wrap(values, 1, 3);
        System.out.println(wrapped + " " + wrapped.equals(DoubleBuffer.wrap(new double[] {-1, Double.NaN, -0.0})) + " " + wrapped.compareTo(DoubleBuffer.wrap(new double[] {-1, 7}))
                + " " + wrapped.hashCode() + " " + wrapped.mismatch(DoubleBuffer.wrap(new double[] {-1, Double.NaN, 5})));
        System.out.println(IntBuffer.wrap(new int[] {1, 2}).compareTo(IntBuffer.wrap(new int[] {1, 3})) + " " + IntBuffer.wrap(new int[] {1, 2}).hashCode()
                + " " + LongBuffer.wrap(new long[] {1L << 40, 2}).hashCode() + " " + FloatBuffer.wrap(new float[] {2.5f}).hashCode());
        LongBuffer target = LongBuffer.allocate(3);
        target.put(LongBuffer.wrap(new long[] {4, 5}));
        System.out.println(target + " " + target.get(1));
        attempt("overflow", () -> target.put(new long[2]));
        attempt("underflow", () -> IntBuffer.allocate(1).get(new int[2]));
        attempt("index", () -> IntBuffer.allocate(1).get(1));
        attempt("negative", () -> IntBuffer.allocate(-1));
        attempt("itself", () -> target.put(target));
        attempt("read-only", () -> target.asReadOnlyBuffer().put(1));
        attempt("array of read-only", () -> target.asReadOnlyBuffer().array());
        attempt("array of view", () -> bytes.asIntBuffer().array());
        attempt("wrap", () -> IntBuffer.wrap(new int[3], 2, 2));
        attempt("mark", () -> IntBuffer.allocate(1).reset());
        attempt("limit", () -> IntBuffer.allocate(1).limit(2));
        attempt("slice", () -> IntBuffer.allocate(3).slice(2, 2));
        attempt("direct", () -> ByteBuffer.allocateDirect(9).asIntBuffer() + " " + ByteBuffer.allocateDirect(9).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer());
        attempt("bulk", () -> Arrays.toString(IntBuffer.wrap(new int[] {1, 2, 3, 4}).get(1, new int[2]).put(0, new int[] {8, 9}).array()));
        attempt("bytes", () -> ByteBuffer.wrap(new byte[] {1, 2, 3}).mismatch(ByteBuffer.wrap(new byte[] {1, 2, 4})) + " "
                + Arrays.toString(ByteBuffer.allocate(4).put(1, new byte[] {5, 6}).array()));
    }
}
