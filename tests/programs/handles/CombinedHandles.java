import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles made of others. */
public class CombinedHandles {
    static String join(String a, int b, double c) {
        return a + "/" + b + "/" + c;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static int length(String s) {
        return s.length();
    }

    static String fallback(ArithmeticException e, String s) {
        return "caught " + e.getMessage() + " for " + s;
    }

    static String divide(String s, int by) {
        return s + 10 / by;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(CombinedHandles.class, name, MethodType.methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle join = find("join", String.class, String.class, int.class, double.class);
        MethodHandle twice = find("twice", int.class, int.class);
        MethodHandle length = find("length", int.class, String.class);
        MethodHandle inserted = MethodHandles.insertArguments(join, 1, 7, 2.5);
        System.out.println(inserted.type() + " " + (String) inserted.invokeExact("x"));
        MethodHandle dropped = MethodHandles.dropArguments(twice, 0, String.class, long.class);
        System.out.println(dropped.type() + " " + (int) dropped.invokeExact("ignored", 1L, 21));
        MethodHandle filtered = MethodHandles.filterReturnValue(length, twice);
        System.out.println(filtered.type() + " " + (int) filtered.invokeExact("abc"));
        MethodHandle arguments = MethodHandles.filterArguments(join, 0, null, length);
        System.out.println(arguments.type() + " " + (String) arguments.invokeExact("x", "four", 1.0));
        MethodHandle order = MethodHandles.permuteArguments(join, MethodType.methodType(String.class, double.class, String.class, int.class), 1, 2, 0);
        System.out.println(order.type() + " " + (String) order.invokeExact(0.5, "y", 3));
        MethodHandle fold = MethodHandles.foldArguments(MethodHandles.dropArguments(twice, 1, String.class), length);
        System.out.println(fold.type() + " " + (int) fold.invokeExact("hello"));
        MethodHandle isEmpty = MethodHandles.lookup().findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class));
        MethodHandle empty = MethodHandles.dropArguments(MethodHandles.constant(String.class, "(empty)"), 0, String.class);
        MethodHandle guard = MethodHandles.guardWithTest(isEmpty, empty, MethodHandles.identity(String.class));
        System.out.println((String) guard.invokeExact("") + (String) guard.invokeExact("full"));
        MethodHandle divide = find("divide", String.class, String.class, int.class);
        MethodHandle handler = find("fallback", String.class, ArithmeticException.class, String.class);
        MethodHandle safe = MethodHandles.catchException(divide, ArithmeticException.class, handler);
        System.out.println((String) safe.invokeExact("q", 5) + " " + (String) safe.invokeExact("q", 0));
        MethodHandle spread = join.asSpreader(Object[].class, 3);
        System.out.println(spread.type() + " " + (String) spread.invokeExact(new Object[] {"s", 1, 2.0}));
        MethodHandle collect = MethodHandles.arrayLength(int[].class).asCollector(int[].class, 4);
        System.out.println(collect.type() + " " + (int) collect.invokeExact(1, 2, 3, 4));
        int[] numbers = new int[2];
        MethodHandles.arrayElementSetter(int[].class).invokeExact(numbers, 1, 8);
        System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(numbers, 1));
        System.out.println(((long[]) MethodHandles.arrayConstructor(long[].class).invokeExact(5)).length);
        System.out.println((int) MethodHandles.zero(int.class).invokeExact() + " " + MethodHandles.zero(String.class).invoke());
        System.out.println((int) MethodHandles.exactInvoker(twice.type()).invokeExact(twice, 4));
        try {
            MethodHandles.throwException(int.class, Exception.class).invoke(new Exception("thrown"));
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}
