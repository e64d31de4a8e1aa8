import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

/** Method handles of members: found, refused, called exactly and with conversions. */
public class DirectHandles {
    interface Body {
        void run() throws Throwable;
    }

    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }
    }

    record Square(double side) implements Shape {
        public double area() {
            return side * side;
        }
    }

    static class Base {
        String name() {
            return "base";
        }

        protected String hidden(int n) {
            return "hidden" + n;
        }
    }

    static class Derived extends Base {
        int count = 3;
        static long total = 4;
        final int fixed = 5;

        Derived() {
        }

        Derived(int count) {
            this.count = count;
        }

        @Override
        String name() {
            return "derived";
        }

        private int secret() {
            return 77;
        }

        static MethodHandle superName() throws Exception {
            return MethodHandles.lookup().findSpecial(Base.class, "name", MethodType.methodType(String.class), Derived.class);
        }
    }

    static class Late {
        static {
            System.out.println("Late begins");
        }

        static int answer() {
            return 42;
        }
    }

    static int add(int a, long b) {
        return a + (int) b;
    }

    static Object any(Object... values) {
        return Arrays.toString(values);
    }

    static boolean all(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o, int[] a) {
        System.out.println(z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + o + " " + a.length);
        return !z;
    }

    static void fail(String why) {
        throw new IllegalStateException(why);
    }

    static void show(String what, Body body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown + (thrown.getCause() == null ? "" : " because of " + thrown.getCause()));
        }
    }

    static MethodType type(Class<?> result, Class<?>... parameters) {
        return MethodType.methodType(result, parameters);
    }

    static void exact(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(DirectHandles.class, "add", type(int.class, int.class, long.class));
        System.out.println(add + " " + add.type() + " " + (int) add.invokeExact(1, 2L));
        MethodHandle none = null;
        show("null", () -> {
            int x = (int) none.invokeExact(1);
        });
        show("int for long", () -> {
            int x = (int) add.invokeExact(1, 2);
        });
        show("no result", () -> add.invokeExact(1, 2L));
        int sum = 0;
        for (int i = 0; i < 1_000; i++) {
            sum = (int) add.invokeExact(sum, (long) i);
        }
        System.out.println(sum);
        MethodHandle all = lookup.findStatic(DirectHandles.class, "all", type(boolean.class, boolean.class, byte.class,
                char.class, short.class, int.class, long.class, float.class, double.class, Object.class, int[].class));
        System.out.println((boolean) all.invokeExact(true, (byte) -1, 'x', (short) -2, 3, 4L, 5.5f, 6.5, (Object) "o", new int[7]));
    }

    static void converted(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(DirectHandles.class, "add", type(int.class, int.class, long.class));
        Object result = add.invoke(1, 2);
        long wide = (long) add.invoke((byte) 3, 'a');
        System.out.println(result + " " + wide);
        add.invoke(1, 5);
        show("too few", () -> add.invoke(1));
        show("a string", () -> add.invoke("a", 1L));
        show("an object", () -> add.invoke((Object) "a", 1L));
        System.out.println(add.invokeWithArguments(1, 2) + " " + add.invokeWithArguments(List.of(3, 4L)));
        show("with too few", () -> add.invokeWithArguments(1));
        MethodHandle objects = add.asType(type(Object.class, Object.class, Object.class));
        System.out.println(objects.type() + " " + objects.invokeExact((Object) 1, (Object) 'b'));
        show("impossible", () -> add.asType(type(Object.class, String.class, Object.class)));
        MethodHandle any = lookup.findStatic(DirectHandles.class, "any", type(Object.class, Object[].class));
        System.out.println(any.isVarargsCollector() + " " + any.invoke(1, 2, "c") + any.invoke() + any.invoke(new Object[] {1, 2}));
        System.out.println(any.asFixedArity().isVarargsCollector() + " " + any.invokeWithArguments("x", 'y'));
    }

    static void members(MethodHandles.Lookup lookup) throws Throwable {
        Derived derived = new Derived();
        MethodHandle name = lookup.findVirtual(Base.class, "name", type(String.class));
        System.out.println(name + " " + (String) name.invokeExact((Base) derived));
        System.out.println(Derived.superName() + " " + (String) Derived.superName().invokeExact(derived));
        show("null receiver", () -> {
            String s = (String) name.invokeExact((Base) null);
        });
        MethodHandle secret = lookup.findVirtual(Derived.class, "secret", type(int.class));
        System.out.println((int) secret.invokeExact(derived));
        MethodHandle hidden = lookup.findVirtual(Base.class, "hidden", type(String.class, int.class));
        System.out.println((String) hidden.invoke(derived, 6));
        MethodHandle make = lookup.findConstructor(Derived.class, type(void.class, int.class));
        System.out.println(make + " " + ((Derived) make.invokeExact(9)).count);
        MethodHandle area = lookup.findVirtual(Shape.class, "area", type(double.class));
        MethodHandle describe = lookup.findVirtual(Shape.class, "describe", type(String.class));
        System.out.println(area + " " + (double) area.invokeExact((Shape) new Square(3)) + " " + describe.invoke(new Square(2)));
        MethodHandle get = lookup.findGetter(Derived.class, "count", int.class);
        MethodHandle set = lookup.findSetter(Derived.class, "count", int.class);
        MethodHandle total = lookup.findStaticGetter(Derived.class, "total", long.class);
        lookup.findStaticSetter(Derived.class, "total", long.class).invokeExact(11L);
        set.invokeExact(derived, 12);
        System.out.println(get + " " + set + " " + total + " " + (int) get.invokeExact(derived) + " " + (long) total.invokeExact());
        MethodHandle bound = name.bindTo(derived);
        System.out.println(bound.type() + " " + (String) bound.invokeExact());
        MethodHandle fail = lookup.findStatic(DirectHandles.class, "fail", type(void.class, String.class));
        show("thrown", () -> fail.invokeExact("on purpose"));
        MethodHandle late = lookup.findStatic(Late.class, "answer", type(int.class));
        System.out.println("not yet");
        System.out.println((int) late.invokeExact());
        MethodHandle concat = lookup.findVirtual(String.class, "concat", type(String.class, String.class));
        System.out.println((String) concat.invokeExact("a", "b"));
    }

    static void refused(MethodHandles.Lookup lookup) {
        show("no such method", () -> lookup.findStatic(DirectHandles.class, "nope", type(void.class)));
        show("not virtual", () -> lookup.findVirtual(DirectHandles.class, "add", type(int.class, int.class, long.class)));
        show("not static", () -> lookup.findStatic(Base.class, "name", type(String.class)));
        show("no such field", () -> lookup.findGetter(Derived.class, "nope", int.class));
        show("no constructor", () -> lookup.findConstructor(Derived.class, type(void.class, String.class)));
    }

    static void types() {
        MethodType type = type(int.class, String.class, long[][].class);
        System.out.println(type + " " + type.toMethodDescriptorString() + " " + type.parameterCount() + " " + type.parameterType(1)
                + " " + type.parameterList() + " " + type.returnType() + " " + type.lastParameterType());
        System.out.println(type.equals(type(int.class, String.class, long[][].class)) + " " + type.equals(type.changeReturnType(long.class))
                + " " + (type.hashCode() == type(int.class, String.class, long[][].class).hashCode()));
        System.out.println(type.insertParameterTypes(1, char.class, byte.class).wrap() + " " + type.dropParameterTypes(0, 1)
                + type.appendParameterTypes(float.class).generic() + type.erase() + type.wrap().unwrap() + MethodType.genericMethodType(2, true));
        show("void parameter", () -> type.changeParameterType(0, void.class));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        System.out.println(lookup + " " + lookup.lookupClass());
        exact(lookup);
        converted(lookup);
        members(lookup);
        refused(lookup);
        types();
    }
}
