// Handles of variables that are made of others: views of bytes, filtered values, other coordinates; modes of access and what is refused.
import java.lang.invoke.*;
import java.nio.*;
import java.util.*;
import java.util.concurrent.Callable;

public class VariableViews {
    static volatile int number = 3;
    int field = 5;

    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Throwable e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void bytes() {
        byte[] bytes = new byte[24];
        VarHandle longs = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        longs.set(bytes, 3, 0x0102030405060708L);
        System.out.println(Arrays.toString(bytes) + " " + (long) longs.get(bytes, 3) + longs.coordinateTypes() + longs.varType() + " " + longs);
        show("volatile", () -> (long) longs.getVolatile(bytes, 8));
        show("exchange", () -> longs.compareAndSet(bytes, 8, 1L, 2L));
        show("beyond", () -> (long) longs.get(bytes, 17));
        show("before", () -> (long) longs.get(bytes, -1));
        for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
            System.out.print(mode + "=" + mode.methodName() + ":" + longs.isAccessModeSupported(mode) + " ");
        }
        System.out.println();
        for (Class<?> type : new Class<?>[] {byte[].class, boolean[].class, int.class, String[].class}) {
            show("kind", () -> MethodHandles.byteArrayViewVarHandle(type, ByteOrder.BIG_ENDIAN));
        }
        VarHandle chars = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
        chars.set(bytes, 0, 'x');
        VarHandle doubles = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
        doubles.set(bytes, 8, 1.5);
        VarHandle floats = MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);
        floats.set(bytes, 17, -2.5f);
        System.out.println((char) chars.get(bytes, 0) + " " + bytes[1] + " " + (double) doubles.get(bytes, 8) + " " + (float) floats.get(bytes, 17));
        VarHandle ints = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        ints.set(buffer, 4, 77);
        System.out.println((int) ints.get(buffer, 4) + " " + buffer.getInt(4) + " " + ints.coordinateTypes());
        show("read only", () -> {
            ints.set(buffer.asReadOnlyBuffer(), 0, 1);
            return 0;
        });
        show("beyond", () -> (int) ints.get(buffer, 13));
        int sum = 0;
        VarHandle shorts = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.nativeOrder());
        for (int i = 0; i < 2000; i++) {
            shorts.set(bytes, i % 20, (short) i);
            sum += (short) shorts.get(bytes, i % 20);
        }
        System.out.println(sum);
    }

    public static void main(String[] args) throws Throwable {
        bytes();
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle statics = lookup.findStaticVarHandle(VariableViews.class, "number", int.class);
        VarHandle fields = lookup.findVarHandle(VariableViews.class, "field", int.class);
        System.out.println(statics.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " " + fields.accessModeType(VarHandle.AccessMode.GET_AND_ADD) + fields.accessModeType(VarHandle.AccessMode.SET));
        System.out.println((int) statics.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invokeExact(4) + " " + number + " " + statics.toMethodHandle(VarHandle.AccessMode.GET));
        MethodHandle toText = lookup.findStatic(String.class, "valueOf", MethodType.methodType(String.class, int.class));
        MethodHandle toNumber = lookup.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class));
        VarHandle text = MethodHandles.filterValue(statics, toNumber, toText);
        System.out.println((String) text.get() + text.varType() + text.coordinateTypes());
        text.set("42");
        System.out.println(number + " " + text.compareAndSet("42", "43") + (String) text.getAndSet("50") + number + " " + text.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
                + (String) text.getAndAdd("7") + number + (String) text.compareAndExchange("57", "1") + number);
        VarHandle elements = MethodHandles.arrayElementVarHandle(int[].class);
        int[] numbers = {1, 2, 3};
        VarHandle inserted = MethodHandles.insertCoordinates(elements, 0, (Object) numbers);
        inserted.set(1, 20);
        System.out.println(numbers[1] + " " + inserted.coordinateTypes() + (int) inserted.get(2));
        VarHandle dropped = MethodHandles.dropCoordinates(statics, 0, String.class, long.class);
        System.out.println(dropped.coordinateTypes() + " " + (int) dropped.get("x", 1L));
        VarHandle permuted = MethodHandles.permuteCoordinates(elements, List.of(int.class, int[].class), 1, 0);
        System.out.println(permuted.coordinateTypes() + " " + (int) permuted.get(0, numbers));
        VarHandle filtered = MethodHandles.filterCoordinates(elements, 1, toNumber);
        System.out.println(filtered.coordinateTypes() + " " + (int) filtered.get(numbers, "2"));
        MethodHandle sum = lookup.findStatic(Integer.class, "sum", MethodType.methodType(int.class, int.class, int.class));
        VarHandle collected = MethodHandles.collectCoordinates(elements, 1, sum);
        System.out.println(collected.coordinateTypes() + " " + (int) collected.getAndBitwiseOr(numbers, 1, 1, 8) + " " + numbers[2]);
        show("no array", () -> MethodHandles.insertCoordinates(elements, 0, "x"));
        show("position", () -> MethodHandles.insertCoordinates(elements, 2, 1));
        show("turned", () -> MethodHandles.filterValue(statics, toText, toNumber));
        show("position", () -> MethodHandles.dropCoordinates(elements, 5, int.class));
        show("order", () -> MethodHandles.permuteCoordinates(elements, List.of(int.class), 0));
        show("filter", () -> MethodHandles.filterCoordinates(elements, 1, toText));
        show("filter", () -> MethodHandles.collectCoordinates(elements, 0, sum));
        show("arity", () -> MethodHandles.filterValue(statics, MethodHandles.identity(int.class), MethodHandles.zero(void.class)));
        MethodType shape = MethodType.methodType(int.class, int[].class, int.class);
        System.out.println((int) MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, shape).invoke(elements, numbers, 0) + " "
                + (int) MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, shape).invokeExact(elements, numbers, 2));
        show("named", () -> VarHandle.AccessMode.valueFromMethodName("getAndAdd"));
        show("named", () -> VarHandle.AccessMode.valueFromMethodName("nope"));
        System.out.println(statics.hasInvokeExactBehavior() + " " + statics.withInvokeExactBehavior().hasInvokeExactBehavior());
        show("exact", () -> (Object) statics.withInvokeExactBehavior().get());
        show("same", () -> statics.withInvokeBehavior() == statics);
        System.out.println(java.lang.reflect.Modifier.toString(VarHandle.class.getModifiers()) + " " + VarHandle.class.isSealed());
    }
}
