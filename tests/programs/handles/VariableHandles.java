// stress: off
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Var handles of fields, static fields and array elements; threads that count together through one. */
public class VariableHandles {
    interface Body {
        void run() throws Throwable;
    }

    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long j = 4;
    float f = 5;
    double d = 6;
    String text = "x";
    final int fixed = 7;
    volatile int counter;
    static long total = 8;
    static Object shared;

    static class Late {
        static int value = say();

        static int say() {
            System.out.println("Late begins");
            return 1;
        }
    }

    static void show(String what, Body body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown);
        }
    }

    static VarHandle field(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VariableHandles.class, name, type);
    }

    static void everyType() throws Exception {
        VariableHandles o = new VariableHandles();
        VarHandle z = field("z", boolean.class), b = field("b", byte.class), c = field("c", char.class), s = field("s", short.class);
        VarHandle i = field("i", int.class), j = field("j", long.class), f = field("f", float.class), d = field("d", double.class);
        System.out.println((boolean) z.getAndSet(o, false) + " " + (byte) b.getAndAdd(o, (byte) -3) + " " + (char) c.getAndAdd(o, (char) 2)
                + " " + (short) s.getAndBitwiseXor(o, (short) -1) + " " + (int) i.getAndAdd(o, Integer.MAX_VALUE)
                + " " + (long) j.getAndBitwiseOr(o, 1L << 40) + " " + (float) f.getAndAdd(o, 0.5f) + " " + (double) d.getAndAdd(o, 0.25));
        System.out.println(o.z + " " + o.b + " " + o.c + " " + o.s + " " + o.i + " " + o.j + " " + o.f + " " + o.d);
        System.out.println(b.compareAndSet(o, (byte) -2, (byte) 100) + " " + (byte) b.compareAndExchange(o, (byte) 1, (byte) 2) + " " + o.b);
        f.setVolatile(o, Float.NaN);
        System.out.println(f.compareAndSet(o, Float.NaN, 1f) + " " + (float) f.getAcquire(o) + " " + d.weakCompareAndSetPlain(o, 0.0, 1.0));
        VarHandle text = field("text", String.class);
        System.out.println((String) text.getAndSet(o, "yy") + o.text + text.compareAndSet(o, "yy", "zz") + o.text + (String) text.compareAndExchange(o, "q", "r"));
        text.setRelease(o, null);
        System.out.println((String) text.getOpaque(o) + " " + i + " " + text.varType() + " " + text.coordinateTypes());
    }

    static void refused() throws Exception {
        VariableHandles o = new VariableHandles();
        VarHandle i = field("i", int.class), text = field("text", String.class), fixed = field("fixed", int.class), f = field("f", float.class);
        show("a string", () -> i.set(o, "x"));
        show("a long", () -> i.set(o, 1L));
        show("too few", () -> i.set(1));
        show("boxed", () -> i.set(o, (Integer) 9));
        show("wrong object", () -> {
            Object x = i.get((Object) "str");
        });
        show("null object", () -> {
            int x = (int) i.get((VariableHandles) null);
        });
        show("add to a string", () -> text.getAndAdd(o, "z"));
        show("or of floats", () -> f.getAndBitwiseOr(o, 1f));
        show("object that fits", () -> text.set(o, (Object) "obj"));
        show("object that does not", () -> text.set(o, (Object) 5));
        show("final", () -> fixed.set(o, 1));
        show("final, read", () -> System.out.println((int) fixed.get(o)));
        show("missing", () -> field("nope", int.class));
        VarHandle none = null;
        show("no handle", () -> none.set(o, 1));
    }

    static void elements() throws Exception {
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        int[] numbers = new int[3];
        ints.setVolatile(numbers, 1, 8);
        System.out.println(numbers[1] + " " + (int) ints.getAndBitwiseOr(numbers, 1, 3) + " " + numbers[1] + " " + ints);
        show("behind the end", () -> ints.set(numbers, 3, 1));
        VarHandle bytes = MethodHandles.arrayElementVarHandle(byte[].class);
        byte[] few = {1, 2, 3};
        System.out.println((byte) bytes.getAndAdd(few, 2, (byte) 126) + " " + few[2] + few[1]);
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        String[] strings = {"a", "b"};
        System.out.println((Object) objects.getAndSet((Object[]) strings, 0, (Object) "c") + strings[0]);
        show("store", () -> objects.set((Object[]) strings, 0, (Object) 1));
        for (int n = 0; n < 100; n++) {
            objects.set((Object[]) strings, n & 1, (Object) ("s" + n));
        }
        System.out.println(strings[0] + strings[1]);
    }

    static void statics() throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle total = lookup.findStaticVarHandle(VariableHandles.class, "total", long.class);
        System.out.println((long) total.getAndAdd(1L) + " " + VariableHandles.total + " " + total);
        VarHandle shared = lookup.findStaticVarHandle(VariableHandles.class, "shared", Object.class);
        System.out.println(shared.compareAndSet((Object) null, (Object) "set") + " " + VariableHandles.shared);
        VarHandle late = lookup.findStaticVarHandle(Late.class, "value", int.class);
        System.out.println((int) late.get());
    }

    static void together() throws Exception {
        VarHandle counter = field("counter", int.class);
        VariableHandles o = new VariableHandles();
        Runnable count = () -> {
            for (int n = 0; n < 50; n++) {
                int old;
                do {
                    old = (int) counter.getVolatile(o);
                } while (!counter.compareAndSet(o, old, old + 1));
                counter.getAndAdd(o, 1);
            }
        };
        Thread[] threads = new Thread[4];
        for (int n = 0; n < threads.length; n++) {
            threads[n] = new Thread(count);
            threads[n].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(o.counter);
    }

    public static void main(String[] args) throws Exception {
        everyType();
        refused();
        elements();
        statics();
        together();
    }
}
