import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** What calls by method handles and by reflection take, beside direct ones: a line each, the best of some rounds. */
public class CallCost {
    static final int CALLS = 2_000_000;
    static final int ROUNDS = 15;
    static final MethodHandle ADD;
    static final Method REFLECTED;

    static {
        try {
            ADD = MethodHandles.lookup().findStatic(CallCost.class, "add",
                    MethodType.methodType(int.class, int.class, int.class));
            REFLECTED = CallCost.class.getMethod("add", int.class, int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public int field = 3;

    public static int add(int a, int b) {
        return a * 31 + b;
    }

    public int plus(int b) {
        return field + b;
    }

    interface Calls {
        int run(int n) throws Throwable;
    }

    static int direct(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = add(sum, i);
        }
        return sum;
    }

    static int constantHandle(int n) throws Throwable {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = (int) ADD.invokeExact(sum, i);
        }
        return sum;
    }

    static int handle(MethodHandle handle, int n) throws Throwable {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = (int) handle.invokeExact(sum, i);
        }
        return sum;
    }

    static int convertingHandle(MethodHandle handle, int n) throws Throwable {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = (Integer) handle.invoke((Integer) sum, (Integer) i);
        }
        return sum;
    }

    static int reflected(Method method, int n) throws Exception {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = (Integer) method.invoke(null, sum, i);
        }
        return sum;
    }

    static int directVirtual(CallCost object, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + object.plus(i);
        }
        return sum;
    }

    static int virtualHandle(MethodHandle handle, CallCost object, int n) throws Throwable {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + (int) handle.invokeExact(object, i);
        }
        return sum;
    }

    static int reflectedVirtual(Method method, CallCost object, int n) throws Exception {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + (Integer) method.invoke(object, i);
        }
        return sum;
    }

    static int directField(CallCost object, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + object.field + i;
        }
        return sum;
    }

    static int reflectedField(Field field, CallCost object, int n) throws Exception {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + field.getInt(object) + i;
        }
        return sum;
    }

    /** Prints name, nanoseconds a call, how many times as long as the direct call that is, and the answer. */
    static double time(String name, double direct, Calls calls) throws Throwable {
        long best = Long.MAX_VALUE;
        int answer = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            answer = calls.run(CALLS);
            best = Math.min(best, System.nanoTime() - start);
        }
        double each = (double) best / CALLS;
        System.out.printf("%-26s %8.2f %7.2f  %d%n", name, each, direct == 0 ? 1 : each / direct, answer);
        return each;
    }

    public static void main(String[] arguments) throws Throwable {
        CallCost object = new CallCost();
        Method plus = CallCost.class.getMethod("plus", int.class);
        Field field = CallCost.class.getField("field");
        MethodHandle plusHandle = MethodHandles.lookup().unreflect(plus);
        MethodHandle local = ADD;
        double direct = time("static: direct", 0, CallCost::direct);
        time("  handle, constant", direct, CallCost::constantHandle);
        time("  handle, in a variable", direct, n -> handle(local, n));
        time("  handle, converting", direct, n -> convertingHandle(local, n));
        time("  reflection, constant", direct, n -> reflected(REFLECTED, n));
        double virtual = time("virtual: direct", 0, n -> directVirtual(object, n));
        time("  handle, in a variable", virtual, n -> virtualHandle(plusHandle, object, n));
        time("  reflection", virtual, n -> reflectedVirtual(plus, object, n));
        double read = time("field: direct", 0, n -> directField(object, n));
        time("  reflection", read, n -> reflectedField(field, object, n));
    }
}
