// What Proxy refuses: interfaces and types of their methods that its loader does not see, what is no interface, and default methods
// that are not those of its class or get arguments that do not fit.
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import nearby.ProxyRefusalsNearby;

public class ProxyRefusals {
    public static class Named { }
    public static class Thrown extends Exception { }
    public interface Result { Named[] result(); }
    public interface Parameter { default int parameter(int count, Named[][] named) { return count; } }
    public interface Throwing { void throwing() throws Thrown; }
    public interface Inheriting extends Result { }

    public interface OnlyStatic {
        static Named named() {
            return null;
        }

        private Named own() {
            return null;
        }

        int number();
    }

    interface Mine { }
    sealed interface Sealed permits Only { }
    record Only() implements Sealed { }

    /** Has classes of its own for some names. */
    static class Own extends ClassLoader {
        private final Set<String> own;

        Own(String name, String... own) {
            super(name, ProxyRefusals.class.getClassLoader());
            this.own = Set.of(own);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!own.contains(name)) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = ProxyRefusals.class.getResourceAsStream("/" + name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }

    /** Does not have some classes. */
    static class Without extends ClassLoader {
        private final String absent;

        Without(String absent) {
            super(ProxyRefusals.class.getClassLoader());
            this.absent = absent;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals(absent)) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }
    }

    interface Call {
        Object call() throws Throwable;
    }

    static void show(String what, Call call) {
        String text;
        try {
            Object result = call.call();
            text = " = " + (result != null && Proxy.isProxyClass(result.getClass()) ? "made" : result);
        } catch (Throwable thrown) {
            text = " ! " + thrown + (thrown.getCause() == null ? "" : " / " + thrown.getCause());
        }
        System.out.println(what + text.replaceAll(" @[0-9a-f]+", " @"));
    }

    static Object proxy(ClassLoader loader, Class<?>... interfaces) {
        return Proxy.newProxyInstance(loader, interfaces, (self, method, arguments) -> method.isDefault()
                ? InvocationHandler.invokeDefault(self, method, arguments) : null);
    }

    static Object proxy(Class<?>... interfaces) {
        return proxy(ProxyRefusals.class.getClassLoader(), interfaces);
    }

    static void types() throws ClassNotFoundException {
        List<Class<?>> all = List.of(Result.class, Parameter.class, Throwing.class, Inheriting.class, OnlyStatic.class);
        for (Class<?> each : all) {
            Own own = new Own(null, "ProxyRefusals$Named", "ProxyRefusals$Thrown");
            show("early " + each.getSimpleName(), () -> proxy(own, each));
            show("again " + each.getSimpleName(), () -> proxy(own, each));
            own.loadClass("ProxyRefusals$Named");
            own.loadClass("ProxyRefusals$Thrown");
            show("late " + each.getSimpleName(), () -> proxy(own, each));
            show("without " + each.getSimpleName(), () -> proxy(new Without("ProxyRefusals$Named"), each));
        }
        show("named loader", () -> proxy(new Own("some", "ProxyRefusals$Named"), Result.class));
        Own both = new Own("both", "ProxyRefusals$Named", "ProxyRefusals$Result");
        Class<?> others = both.loadClass("ProxyRefusals$Result");
        show("all of the loader's own", () -> proxy(both, others));
        show("one of another loader", () -> proxy(both, others, Result.class));
        show("interface of a loader below", () -> proxy(others));
        show("no String", () -> proxy(new Without("java.lang.String"), Runnable.class, CharSequence.class));
    }

    @SuppressWarnings("deprecation")
    static void interfaces() {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        ClassLoader below = new Own("below");
        InvocationHandler none = (self, method, arguments) -> null;
        show("platform", () -> proxy(platform, Result.class));
        show("bootstrap", () -> proxy((ClassLoader) null, Result.class));
        show("platform's own", () -> proxy(platform, Runnable.class));
        for (Class<?> each : List.of(int.class, void.class, int[].class, Result[].class, Named.class, String.class, Sealed.class)) {
            show(each.getSimpleName(), () -> proxy(each));
            show(each.getSimpleName() + " by platform", () -> proxy(platform, each));
            show(each.getSimpleName() + " twice", () -> proxy(each, each));
            show(each.getSimpleName() + " and null", () -> proxy(each, null));
        }
        show("twice", () -> proxy(Result.class, Result.class, String.class));
        show("twice after class", () -> proxy(String.class, Result.class, Result.class));
        show("twice, not visible", () -> proxy(platform, Result.class, Result.class));
        show("null", () -> proxy((Class<?>) null));
        show("no array", () -> Proxy.newProxyInstance(below, null, none));
        show("no array, no handler", () -> Proxy.newProxyInstance(below, null, null));
        show("no array, class", () -> Proxy.getProxyClass(below, (Class<?>[]) null));
        show("not public", () -> proxy(below, Mine.class));
        show("not public, two", () -> proxy(below, Mine.class, ProxyRefusalsNearby.hidden()));
        show("not public, two packages", () -> proxy(Mine.class, ProxyRefusalsNearby.hidden()));
        show("not public, and class", () -> proxy(below, Mine.class, String.class));
        show("public below hidden", () -> proxy(below, ProxyRefusalsNearby.Open.class));
        show("many", () -> proxy(new Class<?>[65536]));
        Class<?>[] same = new Class<?>[65535];
        Arrays.fill(same, Runnable.class);
        show("many times the same", () -> proxy(same));
    }

    interface First {
        default String text(int number) {
            return "first " + number;
        }

        default String other() {
            return "other";
        }
    }

    interface Inherited extends First {
    }

    interface Overriding extends First {
        @Override
        default String text(int number) {
            return "overriding " + number;
        }
    }

    interface Below extends Overriding {
    }

    interface Abstract extends First {
        @Override
        String text(int number);
    }

    interface General {
        default Object value(int number) {
            return "general " + number;
        }
    }

    interface Special extends General {
        @Override
        default String value(int number) {
            return "special " + number;
        }
    }

    static Object called(Object proxy, Method method, Object... arguments) throws Throwable {
        return InvocationHandler.invokeDefault(proxy, method, arguments);
    }

    static void defaults() throws Exception {
        Method first = First.class.getMethod("text", int.class);
        Method other = First.class.getMethod("other");
        Method overriding = Overriding.class.getMethod("text", int.class);
        Class<?>[][] all = {{First.class}, {Inherited.class}, {Overriding.class}, {Below.class}, {Abstract.class},
                {Abstract.class, Inherited.class}, {Abstract.class, Overriding.class}, {Overriding.class, Abstract.class},
                {First.class, Abstract.class}, {Below.class, Overriding.class}, {Runnable.class}};
        for (Class<?>[] each : all) {
            Object proxy = proxy(each);
            String names = Arrays.toString(Arrays.stream(each).map(Class::getSimpleName).toArray());
            show(names + " first", () -> called(proxy, first, 1));
            show(names + " overriding", () -> called(proxy, overriding, 2));
            show(names + " other", () -> called(proxy, other));
            show(names + " itself", () -> proxy instanceof First text ? text.text(3) : null);
        }
        for (Method each : Special.class.getDeclaredMethods()) {
            if (each.isBridge()) {
                show("bridge", () -> called(proxy(Special.class), each, 4));
            }
        }
        show("special", () -> called(proxy(Special.class), Special.class.getMethod("value", int.class), 4));
        Method general = General.class.getMethod("value", int.class);
        show("general", () -> called(proxy(Special.class), general, 5));
        show("abstract", () -> called(proxy(Abstract.class), Abstract.class.getMethod("text", int.class), 6));
        show("static", () -> called(proxy(Comparator.class), Comparator.class.getMethod("naturalOrder")));
        show("wrong count of no method of it", () -> called(proxy(Runnable.class), first, 1, 2));
    }

    interface Many {
        default void one(int number) { }
        default void one(long number) { }
        default void one(char letter) { }
        default void one(int[] numbers) { }
        default String mixed(int number, String text, long wide) {
            return number + text + wide;
        }

        default void casting(Object text) {
            throw new IllegalArgumentException((String) text);
        }
    }

    static void arguments() throws Exception {
        Object proxy = proxy(Many.class);
        for (Class<?> parameter : List.of(int.class, long.class, char.class, int[].class)) {
            Method method = Many.class.getMethod("one", parameter);
            for (Object value : new Object[] {null, 1, 2L, 'c', (byte) 3, 4.5, true}) {
                String type = value == null ? "null" : value.getClass().getSimpleName();
                show(parameter.getSimpleName() + " by " + type, () -> called(proxy, method, new Object[] {value}));
            }
        }
        Method mixed = Many.class.getMethod("mixed", int.class, String.class, long.class);
        Object[][] all = {null, {}, {1}, {1, "s", 2, 3}, {1, "s", 2}, {'a', null, (byte) 2}, {1L, "s", 3},
                {"s", "s", 3}, {1, "s", null}};
        for (Object[] each : all) {
            show("mixed " + Arrays.toString(each), () -> InvocationHandler.invokeDefault(proxy, mixed, each));
        }
        Method casting = Many.class.getMethod("casting", Object.class);
        show("own refusal", () -> called(proxy, casting, "own"));
        show("own cast", () -> called(proxy, casting, 1));
    }

    static void access() throws Exception {
        Object hidden = proxy(ProxyRefusalsNearby.hidden());
        Object open = proxy(ProxyRefusalsNearby.Open.class);
        Method inHidden = ProxyRefusalsNearby.hidden().getMethod("hidden");
        Method inOpen = ProxyRefusalsNearby.Open.class.getMethod("open");
        for (boolean accessible : new boolean[] {false, true}) {
            inHidden.setAccessible(accessible);
            inOpen.setAccessible(accessible);
            show("hidden of hidden", () -> called(hidden, inHidden));
            show("hidden of open", () -> called(open, inHidden));
            show("hidden of none", () -> called(proxy(Runnable.class), inHidden, 1));
            show("open of open", () -> called(open, inOpen));
            show("open of hidden", () -> called(hidden, inOpen));
        }
    }

    public static void main(String[] arguments) throws Exception {
        types();
        interfaces();
        defaults();
        arguments();
        access();
    }
}
