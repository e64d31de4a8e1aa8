import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.Callable;

public class ByteBuffers {
    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + action.call());
        } catch (Exception thrown) {
            System.out.println(label + " throws " + thrown);
        }
    }

    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(40);
        buffer.put((byte) 1).putShort((short) -2).putChar('c').putInt(0x01020304).putLong(-5L).putFloat(1.5f).putDouble(Math.PI);
        System.out.println(buffer + " " + buffer.remaining());
        buffer.flip();
        System.out.println(buffer.get() + " " + buffer.getShort() + buffer.getChar() + buffer.getInt() + " " + buffer.getLong() + " "
                + buffer.getFloat() + " " + buffer.getDouble() + " " + buffer.hasRemaining());
        show("under", buffer::getInt);
        buffer.rewind().order(ByteOrder.LITTLE_ENDIAN);
        show("little", () -> buffer.order() + " " + buffer.getInt(5) + " " + buffer.getLong(9));
        buffer.putInt(0, 258).order(ByteOrder.BIG_ENDIAN);
        show("bytes", () -> Arrays.toString(Arrays.copyOf(buffer.array(), 5)));
        buffer.clear().position(3).mark().position(10).limit(20);
        ByteBuffer slice = buffer.slice();
        show("slice", () -> slice + " " + slice.arrayOffset() + " " + slice.get(0) + " " + buffer.duplicate() + " " + buffer.asReadOnlyBuffer());
        show("read only", () -> buffer.asReadOnlyBuffer().put((byte) 1));
        show("reset", () -> buffer.reset().position());
        show("compact", () -> buffer.position(15).compact());
        show("position", () -> buffer.position(41));
        show("limit", () -> buffer.limit(-1));
        show("mark", () -> ByteBuffer.allocate(1).reset());
        show("index", () -> buffer.get(50));
        show("negative", () -> ByteBuffer.allocate(-1));
        show("wrap", () -> ByteBuffer.wrap(new byte[10], 2, 5) + " " + ByteBuffer.allocateDirect(3) + " " + ByteBuffer.wrap(new byte[2]).hasArray());
        try {
            ByteBuffer.allocate(2).put(new byte[3]);
        } catch (BufferOverflowException full) {
            System.out.println(full);
        }
        ByteBuffer a = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
        ByteBuffer b = ByteBuffer.wrap(new byte[] {0, 2, 3, 4});
        System.out.println(a.equals(b) + " " + a.compareTo(b) + " " + a.position(1).equals(b.position(1)) + " " + a.hashCode() + " " + b.hashCode());
        byte[] out = new byte[2];
        a.get(out).get(out, 1, 1);
        System.out.println(Arrays.toString(out) + " " + a.remaining());
        show("put itself", () -> a.put(a));
    }
}
