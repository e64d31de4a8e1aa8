import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/** Handles of members and handles made of others at the same call sites, often enough to be compiled; types are one each. */
public class TypedHandles {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    static final MethodHandle FIBONACCI = find("fibonacci", int.class, int.class);

    int value = 5;
    static long total;

    TypedHandles(int value) {
        this.value = value;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(TypedHandles.class, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static int add(int a, int b) {
        return a * 31 + b;
    }

    static int subtract(int a, int b) {
        return a * 31 - b;
    }

    static int failing(int a, int b) {
        if (b % 1000 == 999) {
            throw new IllegalStateException("at " + b);
        }
        return a + b;
    }

    static long wide(long a, double b, byte c, short d, char e, boolean f, float g, Object o) {
        return a * 7 + (long) b + c + d + e + (f ? 1 : 0) + (long) g + (o == null ? -1 : o.hashCode());
    }

    static int fibonacci(int n) throws Throwable {
        return n < 2 ? n : (int) FIBONACCI.invokeExact(n - 1) + (int) FIBONACCI.invokeExact(n - 2);
    }

    int times(int x) {
        return value * x;
    }

    static void count(int n) {
        total += n;
    }

    static int run(MethodHandle handle, int n) throws Throwable {
        int result = 0;
        for (int i = 0; i < n; i++) {
            try {
                result = (int) handle.invokeExact(result, i);
            } catch (IllegalStateException e) {
                result += e.getMessage().length();
            }
        }
        return result;
    }

    static int alternate(MethodHandle[] handles, int n) throws Throwable {
        int result = 0;
        for (int i = 0; i < n; i++) {
            result = (int) handles[i % handles.length].invokeExact(result, i);
        }
        return result;
    }

    static long generic(MethodHandle handle, int n) throws Throwable {
        long result = 0;
        for (int i = 0; i < n; i++) {
            result += (Integer) handle.invoke((Integer) (i & 255), (short) i);
        }
        return result;
    }

    static long members(TypedHandles[] objects, int n) throws Throwable {
        MethodHandle times = LOOKUP.findVirtual(TypedHandles.class, "times", MethodType.methodType(int.class, int.class));
        MethodHandle get = LOOKUP.findGetter(TypedHandles.class, "value", int.class);
        MethodHandle set = LOOKUP.findSetter(TypedHandles.class, "value", int.class);
        MethodHandle make = LOOKUP.findConstructor(TypedHandles.class, MethodType.methodType(void.class, int.class));
        MethodHandle size = LOOKUP.findVirtual(List.class, "size", MethodType.methodType(int.class));
        MethodHandle text = LOOKUP.findVirtual(Object.class, "toString", MethodType.methodType(String.class));
        MethodHandle readTotal = LOOKUP.findStaticGetter(TypedHandles.class, "total", long.class);
        MethodHandle writeTotal = LOOKUP.findStaticSetter(TypedHandles.class, "total", long.class);
        long result = 0;
        int nulls = 0;
        List<?>[] lists = {List.of(), List.of(1), List.of(1, 2, 3)};
        for (int i = 0; i < n; i++) {
            TypedHandles object = objects[i % objects.length];
            try {
                result += (int) times.invokeExact(object, i);
                set.invokeExact(object, (int) get.invokeExact(object) + 1);
                TypedHandles made = (TypedHandles) make.invokeExact(i);
                result += made.value + (int) size.invokeExact((List) lists[i % 3]);
                result += ((String) text.invokeExact((Object) Integer.valueOf(i))).length();
                writeTotal.invokeExact((long) readTotal.invokeExact() + i);
            } catch (NullPointerException e) {
                nulls++;
            }
        }
        return result * 100 + nulls;
    }

    static void told(String what, MethodHandle handle) {
        try {
            int result = (int) handle.invokeExact(1, 2);
            System.out.println(what + ": " + result);
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandle add = find("add", int.class, int.class, int.class);
        MethodHandle subtract = find("subtract", int.class, int.class, int.class);
        MethodHandle failing = find("failing", int.class, int.class, int.class);
        MethodHandle swapped = MethodHandles.permuteArguments(add, add.type(), 1, 0);
        MethodHandle dropped = MethodHandles.dropArguments(MethodHandles.insertArguments(add, 1, 3), 1, int.class);
        System.out.println(run(add, 20000) + " " + run(failing, 20000) + " " + run(swapped, 3000) + " " + run(dropped, 3000));
        System.out.println(alternate(new MethodHandle[] {add, subtract}, 20000));
        System.out.println(alternate(new MethodHandle[] {add, swapped, subtract, dropped, failing}, 900));
        System.out.println(generic(add, 3000) + " " + generic(subtract, 3000));
        MethodHandle wide = find("wide", long.class, long.class, double.class, byte.class, short.class, char.class,
                boolean.class, float.class, Object.class);
        long sum = 0;
        for (int i = 0; i < 10000; i++) {
            sum += (long) wide.invokeExact(sum, i * 0.5, (byte) i, (short) -i, (char) i, i % 3 == 0, i / 3f,
                    i % 5 == 0 ? null : (Object) "text");
        }
        System.out.println(sum);
        System.out.println(fibonacci(17));
        System.out.println(members(new TypedHandles[] {new TypedHandles(1), new TypedHandles(2), null}, 6000) + " " + total);
        MethodHandle count = find("count", void.class, int.class);
        for (int i = 0; i < 10000; i++) {
            count.invokeExact(i);
        }
        System.out.println(total);
        told("exact", add);
        told("other type", count);
        told("object", find("wide", long.class, long.class, double.class, byte.class, short.class, char.class,
                boolean.class, float.class, Object.class));
        told("converted", add.asType(MethodType.methodType(long.class, int.class, int.class)));
        told("none", null);
        MethodType type = MethodType.methodType(int.class, int.class, int.class);
        System.out.println(type == add.type());
        System.out.println(type == MethodType.fromMethodDescriptorString("(II)I", null));
        System.out.println(type.changeReturnType(long.class) == MethodType.methodType(long.class, type));
        System.out.println(type.generic() == MethodType.genericMethodType(2));
        System.out.println(add.asType(type) == add);
    }
}
