// Variable handles with wrong receivers, values, indices and types.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VariableMisuse {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    static class Holder {
        int number = 1;
        final int fixed = Integer.parseInt("2");
        String text = "text";
        byte small = 3;
        boolean flag;
        static long shared = 4;
        static final Object CONSTANT = new Object();
        volatile double ratio = 1.5;
    }

    static class Derived extends Holder {
    }

    static class Failing {
        static int value = 5;

        static {
            if (value == 5) {
                throw new IllegalStateException("failing");
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle number = lookup.findVarHandle(Holder.class, "number", int.class);
        VarHandle fixed = lookup.findVarHandle(Holder.class, "fixed", int.class);
        VarHandle text = lookup.findVarHandle(Holder.class, "text", String.class);
        VarHandle small = lookup.findVarHandle(Holder.class, "small", byte.class);
        VarHandle flag = lookup.findVarHandle(Holder.class, "flag", boolean.class);
        VarHandle ratio = lookup.findVarHandle(Holder.class, "ratio", double.class);
        VarHandle shared = lookup.findStaticVarHandle(Holder.class, "shared", long.class);
        VarHandle constant = lookup.findStaticVarHandle(Holder.class, "CONSTANT", Object.class);
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
        Holder holder = new Holder();
        Object object = holder;
        show("get", () -> (int) number.get(holder));
        show("get object", () -> (int) number.get(object));
        show("get derived", () -> (int) number.get(new Derived()));
        show("get null", () -> (int) number.get((Holder) null));
        show("get wrong", () -> (int) number.get("text"));
        show("get wrong object", () -> (int) number.get((Object) "text"));
        show("get nothing", () -> (int) number.get());
        show("get too much", () -> (int) number.get(holder, 1));
        show("get as long", () -> (long) number.get(holder));
        show("get as Object", () -> number.get(holder));
        show("get as byte", () -> (byte) number.get(holder));
        show("get as String", () -> (String) number.get(holder));
        show("set", () -> {
            number.set(holder, 7);
            return holder.number;
        });
        show("set long", () -> {
            number.set(holder, 7L);
            return holder.number;
        });
        show("set short", () -> {
            number.set(holder, (short) 8);
            return holder.number;
        });
        show("set Integer", () -> {
            number.set(holder, Integer.valueOf(9));
            return holder.number;
        });
        show("set null", () -> {
            number.set(holder, (Integer) null);
            return holder.number;
        });
        show("set text", () -> {
            text.set(holder, (Object) "other");
            return holder.text;
        });
        show("set wrong text", () -> {
            text.set(holder, (Object) 5);
            return holder.text;
        });
        show("set fixed", () -> {
            fixed.set(holder, 5);
            return holder.fixed;
        });
        show("cas fixed", () -> fixed.compareAndSet(holder, 2, 5));
        show("set constant", () -> {
            constant.set("x");
            return "set";
        });
        show("getAndSet constant", () -> constant.getAndSet("x"));
        show("small", () -> {
            small.set(holder, (byte) -1);
            return (byte) small.getAndAdd(holder, (byte) 127) + " " + holder.small;
        });
        show("flag", () -> (boolean) flag.getAndBitwiseOr(holder, true) + " " + holder.flag);
        show("flag add", () -> (boolean) flag.getAndAdd(holder, true));
        show("ratio", () -> (double) ratio.getAndAdd(holder, 1.0) + " " + ratio.compareAndSet(holder, 2.5, Double.NaN) + " "
                + ratio.compareAndSet(holder, Double.NaN, 1.0) + " " + holder.ratio);
        show("ratio bits", () -> (double) ratio.getAndBitwiseAnd(holder, 1.0));
        show("shared", () -> (long) shared.getAndAdd(5) + " " + (long) shared.get());
        show("shared with object", () -> (long) shared.get(holder));
        show("ints", () -> {
            int[] array = new int[2];
            ints.setVolatile(array, 1, 5);
            return (int) ints.getAndAdd(array, 1, 3) + " " + array[1];
        });
        show("ints beyond", () -> (int) ints.get(new int[2], 2));
        show("ints negative", () -> (int) ints.get(new int[2], -1));
        show("ints of longs", () -> (int) ints.get((Object) new long[2], 0));
        show("ints of null", () -> (int) ints.get((int[]) null, 0));
        show("ints of bytes", () -> (int) ints.getAcquire((Object) new byte[2], 1));
        show("objects of strings", () -> {
            Object[] array = new String[2];
            objects.set(array, 0, (Object) "x");
            return array[0];
        });
        show("objects store", () -> {
            Object[] array = new String[2];
            objects.set(array, 0, (Object) 5);
            return array[0];
        });
        show("objects cas", () -> objects.compareAndSet(new Integer[1], 0, (Object) null, (Object) "x"));
        show("objects exchange", () -> objects.getAndSet(new Integer[1], 0, (Object) "x"));
        show("strings of objects", () -> (String) strings.get((Object) new Object[] {"x"}, 0));
        show("strings of ints", () -> (String) strings.get((Object) new int[1], 0));
        show("failing", () -> {
            VarHandle failing = lookup.findStaticVarHandle(Failing.class, "value", int.class);
            return (int) failing.get();
        });
        show("failing again", () -> {
            VarHandle failing = lookup.findStaticVarHandle(Failing.class, "value", int.class);
            failing.set(6);
            return (int) failing.get();
        });
        show("no array", () -> MethodHandles.arrayElementVarHandle(String.class));
        show("null array", () -> MethodHandles.arrayElementVarHandle(null));
        show("through a handle", () -> (int) lookup.findVirtual(VarHandle.class, "get",
                java.lang.invoke.MethodType.methodType(int.class, Holder.class)).invoke(number, (Holder) (Object) "text"));
        show("array getter", () -> (Object) MethodHandles.arrayElementGetter(int[].class).invoke((Object) new long[1], 0));
        show("array maker", () -> (Object) MethodHandles.arrayConstructor(int[].class).invoke(-1));
        show("array length", () -> (Object) MethodHandles.arrayLength(int[].class).invoke((Object) "x"));
    }
}
