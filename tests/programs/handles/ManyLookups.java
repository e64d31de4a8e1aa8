// vm: -Xmx16m
// stress: off

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** The same members are looked up over and over: what a lookup makes has to be found again. */
public class ManyLookups {
    static int calls;
    int value;

    static int twice(int number) {
        calls++;
        return number * 2;
    }

    private String name() {
        return "many" + value;
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        long sum = 0;
        for (int i = 0; i < 4_000; i++) {
            MethodHandle twice = lookup.findStatic(ManyLookups.class, "twice", MethodType.methodType(int.class, int.class));
            sum += (int) twice.invokeExact(i);
            ManyLookups made = (ManyLookups) lookup.findConstructor(ManyLookups.class, MethodType.methodType(void.class)).invoke();
            lookup.findSetter(ManyLookups.class, "value", int.class).invoke(made, i & 15);
            sum += (int) lookup.findGetter(ManyLookups.class, "value", int.class).invoke(made);
            VarHandle value = lookup.findVarHandle(ManyLookups.class, "value", int.class);
            sum += (int) value.getAndAdd(made, 1);
            MethodHandle name = lookup.findVirtual(ManyLookups.class, "name", MethodType.methodType(String.class));
            sum += ((String) name.invoke(made)).length();
        }
        System.out.println(calls + " calls, sum " + sum);
    }
}
