// Handles of variables that are combined: what they take and refuse, and that lists and arrays given to combinators are copied first.
import java.lang.invoke.*;
import java.nio.*;
import java.util.*;

public class CombinedVariables {
    interface Action {
        Object run() throws Throwable;
    }

    static int calls;

    static void count(String text) {
        calls++;
    }

    static int first(int[] a, String text) {
        return text.length() % a.length;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        MethodHandle counting = lookup.findStatic(CombinedVariables.class, "count", MethodType.methodType(void.class, String.class));
        int[] three = {10, 20, 30};
        for (int pos = -1; pos <= 3; pos++) {
            int at = pos;
            show("collect void at " + pos, () -> MethodHandles.collectCoordinates(ints, at, counting).coordinateTypes());
        }
        VarHandle counted = MethodHandles.collectCoordinates(ints, 1, counting);
        show("get", () -> (int) counted.get(three, "x", 2));
        show("set", () -> {
            counted.set(three, "y", 0, 7);
            return three[0] + " " + calls;
        });
        show("exact after", () -> MethodHandles.insertCoordinates(ints.withInvokeExactBehavior(), 1, 2).hasInvokeExactBehavior());
        VarHandle exact = ints.withInvokeExactBehavior();
        show("exact wrong", () -> (long) (int) exact.get((Object) three, 1));
        show("wrong", () -> ints.get("text", 1));
        show("few", () -> (int) ints.get(three));
        show("mode", () -> VarHandle.AccessMode.valueFromMethodName("getAndSet"));
        show("no mode", () -> VarHandle.AccessMode.valueFromMethodName("none"));
        show("exact invoker", () -> (int) MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, int[].class, int.class)).invoke(ints, three, 1));
        show("exact invoker of others", () -> (int) MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, long[].class, int.class)).invoke(ints, new long[1], 1));
        show("drop many", () -> MethodHandles.dropCoordinates(ints, 0, Collections.nCopies(300, int.class).toArray(new Class<?>[0])).coordinateTypes().size());
        show("drop void", () -> MethodHandles.dropCoordinates(ints, 0, void.class));
        show("drop null", () -> MethodHandles.dropCoordinates(ints, 0, (Class<?>) null));
        VarHandle bytes = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        for (int length : new int[] {0, 3, 4, 5}) {
            show("bytes " + length, () -> (int) bytes.get(new byte[length], 1));
        }
        VarHandle buffer = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        show("buffer", () -> (int) buffer.get(ByteBuffer.allocate(2), 0));
        show("read-only", () -> {
            buffer.set(ByteBuffer.allocate(8).asReadOnlyBuffer(), 0, 1);
            return "set";
        });
        show("read-only far", () -> {
            buffer.set(ByteBuffer.allocate(8).asReadOnlyBuffer(), 10, 1);
            return "set";
        });
        show("read-only get", () -> (int) buffer.get(ByteBuffer.allocate(8).asReadOnlyBuffer(), 4));
        MethodHandle pick = lookup.findStatic(CombinedVariables.class, "first", MethodType.methodType(int.class, int[].class, String.class));
        int[] order = {1, 0};
        MethodHandle turned = MethodHandles.permuteArguments(pick, MethodType.methodType(int.class, String.class, int[].class), order);
        order[0] = 0;
        show("permuted", () -> (int) turned.invokeExact("four", three));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle sum = lookup.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle[] filters = {length, null};
        MethodHandle filtered = MethodHandles.filterArguments(sum, 0, filters);
        filters[0] = null;
        show("filtered", () -> (int) filtered.invokeExact("four", 3));
    }
}
