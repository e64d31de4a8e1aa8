import java.lang.reflect.*;
import java.util.*;

/** Calls that fail: arguments, receivers, exceptions of what is called, initialisers, classes without instances. */
public class InvocationErrors {
    static void none() { }
    static String one(int a) { return "int " + a; }
    static String two(long a, Object b) { return a + " " + b; }
    static String many(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t) { return "" + z + b + s + (int) c + i + l + f + d + t; }
    static String rest(String head, Object... tail) { return head + Arrays.toString(tail); }
    String instance(String s) { return s + "!"; }
    static void fails(int how) throws Exception {
        switch (how) {
            case 0 -> throw new Exception("checked");
            case 1 -> throw new IllegalArgumentException("argument type mismatch");
            case 2 -> throw new ClassCastException("from inside");
            case 3 -> throw new NullPointerException();
            case 4 -> fails(4);
            default -> throw new InvocationTargetException(new Error("inner"), "of the program");
        }
    }
    static class Bad { static int value; static { if (true) throw new IllegalStateException("init"); } static void touch() { } }
    static abstract class Abstract { Abstract() { } }
    interface Face { int face(); }
    enum Kind { ONE }
    static class Made { Made(int a, String b) { if (b == null) throw new IllegalStateException("no b"); } Made(double d) { } class In { In(int x) { } } }
    interface Call { Object call() throws Throwable; }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            String text = e.toString() + " / " + e.getCause();
            System.out.println(what + " ! " + text.replaceAll("@[0-9a-f]+", "@"));
        }
    }

    static Method method(String name) {
        return Arrays.stream(InvocationErrors.class.getDeclaredMethods()).filter(m -> m.getName().equals(name)).findFirst().get();
    }

    public static void main(String[] args) throws Throwable {
        Object[][] arguments = {null, {}, {1}, {null}, {"x"}, {1L}, {1f}, {(byte) 1}, {'c'}, {true}, {1, 2}, {1, "b"}, {'c', null}, {null, null}, {1.0, "b"}, {1, 2, 3}};
        for (String name : new String[] {"none", "one", "two"}) {
            Method m = method(name);
            for (Object[] each : arguments) show(name + Arrays.toString(each), () -> m.invoke(null, each));
        }
        Object[] right = {true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, "t"};
        Object[] values = {null, true, (byte) 1, (short) 2, 'd', 4, 5L, 6f, 7d, "text"};
        Method many = method("many");
        for (int i = 0; i < right.length; i++) {
            for (Object value : values) {
                Object[] all = right.clone();
                all[i] = value;
                show(i + " " + value, () -> many.invoke(null, all));
            }
        }
        Method rest = method("rest");
        show("rest", () -> rest.invoke(null, "a", new Object[] {1, 2}));
        show("rest", () -> rest.invoke(null, "a", null));
        show("rest", () -> rest.invoke(null, "a"));
        show("rest", () -> rest.invoke(null, "a", new String[] {"s"}));
        Method instance = method("instance");
        show("instance", () -> instance.invoke(new InvocationErrors(), "x"));
        show("instance", () -> instance.invoke(null, "x"));
        show("instance", () -> instance.invoke("other", "x"));
        show("instance", () -> instance.invoke("other"));
        show("instance", () -> instance.invoke(new InvocationErrors(), 1));
        for (int how = 0; how < 6; how++) {
            int h = how;
            show("fails " + how, () -> method("fails").invoke(null, h));
        }
        show("bad", () -> Bad.class.getDeclaredMethod("touch").invoke(null));
        show("bad", () -> Bad.class.getDeclaredField("value").get(null));
        show("bad", () -> Bad.class.getDeclaredConstructor().newInstance());
        show("abstract", () -> Abstract.class.getDeclaredConstructor().newInstance());
        show("enum", () -> Kind.class.getDeclaredConstructors()[0].newInstance("TWO", 1));
        show("interface", () -> Face.class.getDeclaredConstructor().newInstance());
        show("face", () -> Face.class.getMethod("face").invoke("x"));
        show("face", () -> Face.class.getMethod("face").invoke((Face) () -> 7));
        Constructor<Made> made = Made.class.getDeclaredConstructor(int.class, String.class);
        for (Object[] each : new Object[][] {null, {}, {1}, {1, "b"}, {1, null}, {null, "b"}, {"1", "b"}, {1L, "b"}, {1, 2}, {'c', "b"}}) {
            show("made" + Arrays.toString(each), () -> made.newInstance(each).getClass());
        }
        show("made", () -> Made.class.getDeclaredConstructor(double.class).newInstance(3f).getClass());
        show("in", () -> Made.In.class.getDeclaredConstructor(Made.class, int.class).newInstance(new Made(1), 2).getClass());
        show("in", () -> Made.In.class.getDeclaredConstructor(Made.class, int.class).newInstance(null, 2).getClass());
        for (Class<?> each : new Class<?>[] {int.class, int[].class, Face.class, Kind.class, Abstract.class, Made.class, Integer.class, ArrayList.class, void.class}) {
            show("newInstance " + each, each::newInstance);
        }
        show("clone", () -> int[].class.getMethod("clone"));
        show("poly", () -> java.lang.invoke.MethodHandle.class.getMethod("invokeExact", Object[].class).invoke(
                java.lang.invoke.MethodHandles.constant(int.class, 1), (Object) new Object[0]));
    }
}
