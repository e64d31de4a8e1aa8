// Buffers read, written, sliced and marked beyond their bounds.
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;

public class BufferBounds {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static final int[] ODD = {-1, 0, 3, 4, 5, 7, 8, 9, Integer.MAX_VALUE, Integer.MIN_VALUE};

    static String state(Buffer buffer) {
        return buffer.position() + "/" + buffer.limit() + "/" + buffer.capacity();
    }

    public static void main(String[] args) throws Throwable {
        for (int at : ODD) {
            ByteBuffer buffer = ByteBuffer.allocate(8);
            show(at + " get", () -> buffer.get(at));
            show(at + " put", () -> state(buffer.put(at, (byte) 1)));
            show(at + " getInt", () -> buffer.getInt(at));
            show(at + " getLong", () -> buffer.getLong(at));
            show(at + " getShort", () -> buffer.getShort(at));
            show(at + " putLong", () -> state(buffer.putLong(at, -1L)));
            show(at + " putChar", () -> state(buffer.putChar(at, 'x')));
            show(at + " putDouble", () -> state(buffer.putDouble(at, 1.5)));
            show(at + " position", () -> state(ByteBuffer.allocate(8).position(at)));
            show(at + " limit", () -> state(ByteBuffer.allocate(8).position(4).limit(at)));
            show(at + " position beyond limit", () -> state(ByteBuffer.allocate(8).limit(4).position(at)));
            show(at + " slice", () -> state(buffer.slice(at, 4)));
            show(at + " slice of", () -> state(buffer.slice(4, at)));
            show(at + " allocate", () -> at > 100 ? "large" : state(ByteBuffer.allocate(at)));
            show(at + " wrap", () -> state(ByteBuffer.wrap(new byte[8], at, 4)));
            show(at + " wrap of", () -> state(ByteBuffer.wrap(new byte[8], 4, at)));
            show(at + " get bytes", () -> state(ByteBuffer.allocate(8).get(new byte[8], at, 4)));
            show(at + " get bytes of", () -> state(ByteBuffer.allocate(8).get(new byte[8], 4, at)));
            show(at + " put bytes", () -> state(ByteBuffer.allocate(8).put(new byte[9], 1, at)));
            show(at + " char get", () -> CharBuffer.wrap(new char[8]).get(at) == 0);
            show(at + " char put", () -> state(CharBuffer.allocate(8).put(at, 'x')));
        }
        show("underflow", () -> ByteBuffer.allocate(3).getInt());
        show("overflow", () -> ByteBuffer.allocate(3).putInt(1));
        show("underflow bytes", () -> {
            ByteBuffer buffer = ByteBuffer.allocate(3);
            try {
                buffer.get(new byte[4]);
            } finally {
                System.out.println(state(buffer));
            }
            return buffer;
        });
        show("put itself", () -> {
            ByteBuffer buffer = ByteBuffer.allocate(3);
            return buffer.put(buffer);
        });
        show("put other", () -> state(ByteBuffer.allocate(3).put(ByteBuffer.allocate(4))));
        show("put null", () -> ByteBuffer.allocate(3).put((ByteBuffer) null));
        show("reset", () -> ByteBuffer.allocate(3).reset());
        show("mark lost", () -> ByteBuffer.allocate(8).position(5).mark().position(2).reset());
        show("mark kept", () -> state(ByteBuffer.allocate(8).position(2).mark().position(5).reset()));
        show("read only", () -> ByteBuffer.allocate(3).asReadOnlyBuffer().put((byte) 1));
        show("read only array", () -> ByteBuffer.allocate(3).asReadOnlyBuffer().array());
        show("read only hasArray", () -> ByteBuffer.allocate(3).asReadOnlyBuffer().hasArray());
        show("read only compact", () -> ByteBuffer.allocate(3).asReadOnlyBuffer().compact());
        show("read only put at", () -> ByteBuffer.allocate(3).asReadOnlyBuffer().putInt(9, 1));
        show("slice offset", () -> {
            ByteBuffer slice = ByteBuffer.allocate(8).position(3).slice();
            slice.put(0, (byte) 7);
            return slice.arrayOffset() + " " + slice.array()[3] + " " + state(slice);
        });
        show("slice beyond", () -> ByteBuffer.allocate(8).position(3).limit(5).slice().get(2));
        show("slice of slice", () -> state(ByteBuffer.allocate(8).slice(2, 4).slice(1, 4)));
        show("compact", () -> {
            ByteBuffer buffer = ByteBuffer.allocate(8).position(6);
            return state(buffer.compact()) + state(buffer.flip()) + state(buffer.clear());
        });
        show("order null", () -> {
            ByteBuffer buffer = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
            buffer.putInt(0, 1);
            buffer.order(null);
            return buffer.order() + " " + buffer.getInt(0);
        });
        show("equal", () -> ByteBuffer.allocate(3).equals(ByteBuffer.allocate(8).limit(3)) + " " + ByteBuffer.allocate(3).compareTo(ByteBuffer.allocate(4)));
        // Beyond the end in a loop that has been compiled for what fits.
        ByteBuffer large = ByteBuffer.allocate(4096);
        for (int end : new int[] {4096, 4097, 4096}) {
            show("loop to " + end, () -> {
                long sum = 0;
                for (int round = 0; round < 20; round++) {
                    for (int i = 0; i < end; i++) {
                        large.put(i, (byte) i);
                        sum += large.get(i);
                    }
                }
                return sum;
            });
        }
    }
}
