// Calls of members by reflection: conversions of arguments, wrong ones, exceptions, constructors, static and inherited members.
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;

public class Invocations {
    public static class Base {
        protected int kept = 1;
        public static String shared = "s";
        public final double fixed = 2.5;
        private long hidden = 7;

        public Base() {
        }

        protected Base(String text) throws java.io.IOException {
            throw new java.io.IOException(text);
        }

        public long sum(byte a, short b, char c, int d, long e, float f, double g) {
            return a + b + c + d + e + (long) f + (long) g;
        }

        public static int total(int... all) {
            return Arrays.stream(all).sum();
        }

        public Object same(Object given) {
            return given;
        }

        public String name() {
            return "base";
        }

        private String secret(List<String> all) {
            return "secret" + all;
        }

        public void fails() throws Exception {
            throw new Exception("on purpose");
        }
    }

    public static class Derived extends Base {
        @Override
        public String name() {
            return "derived";
        }
    }

    enum Level { LOW }

    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (InvocationTargetException e) {
            System.out.println(what + " thrown: " + e.getCause() + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Base base = new Base();
        Derived derived = new Derived();
        Method sum = Base.class.getMethod("sum", byte.class, short.class, char.class, int.class, long.class, float.class, double.class);
        show("exact", () -> sum.invoke(base, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d));
        show("widened", () -> sum.invoke(base, (byte) 1, (byte) 2, 'c', 'd', 5, 6L, 7f));
        show("narrowed", () -> sum.invoke(base, 1, (short) 2, 'c', 4, 5L, 6f, 7d));
        show("null", () -> sum.invoke(base, null, (short) 2, 'c', 4, 5L, 6f, 7d));
        show("few", () -> sum.invoke(base, (byte) 1));
        show("none", () -> sum.invoke(base, (Object[]) null));
        show("no receiver", () -> sum.invoke(null, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d));
        show("other receiver", () -> sum.invoke("text", (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d));
        Method total = Base.class.getMethod("total", int[].class);
        show("array", () -> total.invoke(null, (Object) new int[] {1, 2, 3}) + " " + total.isVarArgs());
        show("no array", () -> total.invoke(null, 1, 2, 3));
        show("wrong array", () -> total.invoke(null, (Object) new long[] {1}));
        Method name = Base.class.getMethod("name");
        show("virtual", () -> name.invoke(derived) + " " + name.invoke(base) + " " + name.equals(Derived.class.getMethod("name")));
        show("fails", () -> Base.class.getMethod("fails").invoke(derived));
        Method secret = Base.class.getDeclaredMethod("secret", List.class);
        show("secret", () -> secret.invoke(base, List.of("a")));
        show("absent", () -> Base.class.getMethod("secret", List.class));
        show("inherited", () -> Derived.class.getDeclaredMethod("same", Object.class));
        Constructor<Base> failing = Base.class.getDeclaredConstructor(String.class);
        show("constructor", () -> failing.newInstance("not made"));
        show("arguments", () -> failing.newInstance(5));
        show("abstract", () -> AbstractList.class.getDeclaredConstructor().newInstance());
        show("enum", () -> Level.class.getDeclaredConstructors()[0].newInstance("X", 1));
        show("interface", () -> Runnable.class.getDeclaredConstructor());
        Field kept = Base.class.getDeclaredField("kept");
        Field fixed = Base.class.getField("fixed");
        Field shared = Derived.class.getField("shared");
        Field hidden = Base.class.getDeclaredField("hidden");
        show("field", () -> {
            kept.set(derived, (byte) 5);
            kept.setShort(base, (short) 6);
            return kept.getInt(derived) + " " + kept.getDouble(base) + " " + kept.get(base).getClass().getSimpleName();
        });
        show("wide", () -> {
            kept.set(base, 5L);
            return "";
        });
        show("wide getter", () -> kept.getByte(base));
        show("no object", () -> kept.get(null));
        show("wrong object", () -> kept.get("x"));
        show("final", () -> {
            fixed.set(base, 1.0);
            return "";
        });
        show("final forced", () -> {
            fixed.setAccessible(true);
            fixed.set(base, 9.0);
            return fixed.get(base);
        });
        show("static", () -> {
            shared.set("ignored", "changed");
            return Base.shared + shared.get(null) + shared.getDeclaringClass().getSimpleName();
        });
        show("wrong value", () -> {
            shared.set(null, 5);
            return "";
        });
        show("hidden", () -> hidden.getLong(base) + hidden.getFloat(base));
        show("library", () -> {
            Field value = Integer.class.getDeclaredField("MAX_VALUE");
            value.setAccessible(true);
            value.set(null, 3);
            return "";
        });
        show("arrays", () -> {
            Object array = Array.newInstance(int.class, 2, 3);
            Array.setInt(Array.get(array, 1), 2, 'x');
            return Array.getLong(Array.get(array, 1), 2) + " " + Array.getLength(array) + array.getClass().getSimpleName();
        });
        show("array kind", () -> {
            Array.set(new int[1], 0, "x");
            return "";
        });
        show("no array", () -> Array.getLength("x"));
        show("beyond", () -> Array.get(new Object[1], 1));
        show("void array", () -> Array.newInstance(void.class, 1));
        show("hot", () -> {
            long all = 0;
            Method same = Base.class.getMethod("same", Object.class);
            for (int i = 0; i < 3000; i++) {
                all += (Integer) same.invoke(base, i);
            }
            return all;
        });
    }
}
