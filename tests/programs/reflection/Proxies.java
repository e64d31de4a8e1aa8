import java.io.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Proxies: for logging, caching and stubs; results and exceptions as the interface declares them. */
public class Proxies {
    interface Shape { double area(); default String describe() { return "a shape of " + area(); } }
    interface Named { String name() throws IOException; void rename(String to, int times, long big, double d, boolean... flags); }
    interface Both extends Shape, Named { @Override String name(); int[] codes(byte b, short s, char c, float f); }
    static class Square implements Shape { public double area() { return 4; } }

    static class Logging implements InvocationHandler {
        final Object target; final List<String> log = new ArrayList<>();
        Logging(Object target) { this.target = target; }
        @Override public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            log.add(method.getName() + (args == null ? "()" : Arrays.deepToString(args)));
            try {
                return method.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T proxy(InvocationHandler handler, Class<?>... types) {
        return (T) Proxy.newProxyInstance(Proxies.class.getClassLoader(), types, handler);
    }

    static void thrown(String what, Callable call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (Throwable e) {
            System.out.println(what + " threw " + e + " / " + e.getCause());
        }
    }
    interface Callable { Object call() throws Throwable; }

    public static void main(String[] args) throws Throwable {
        Logging logging = new Logging(new Square());
        Shape shape = proxy(logging, Shape.class);
        System.out.println(shape.area() + " " + shape.describe() + " " + logging.log);

        List<String> inner = new ArrayList<>(List.of("b", "a"));
        Logging listLog = new Logging(inner);
        List<String> list = proxy(listLog, List.class, RandomAccess.class);
        list.add("c");
        Collections.sort(list);
        System.out.println(list + " " + list.size() + " " + list.contains("a") + " " + (list instanceof RandomAccess));
        thrown("get", () -> list.get(7));
        System.out.println(listLog.log);
        for (String each : list) System.out.print(each + ";");
        System.out.println();

        Both both = proxy((p, m, a) -> {
            System.out.println("  " + m.toGenericString() + " " + Arrays.deepToString(a));
            return switch (m.getName()) {
                case "area" -> 2.5;
                case "name" -> "nm";
                case "codes" -> new int[] {1, 2};
                case "describe" -> InvocationHandler.invokeDefault(p, m, a);
                default -> null;
            };
        }, Both.class);
        System.out.println(both.area() + both.name() + both.codes((byte) 1, (short) 2, 'c', 4f).length + both.describe());
        both.rename("to", 2, 3L, 4.0, true, false);
        System.out.println(((Named) both).name());

        Throwable[] all = {new IOException("declared"), new Exception("undeclared"), new IllegalStateException("unchecked"),
            new Error("error"), new FileNotFoundException("subclass")};
        for (Throwable each : all) {
            Named named = proxy((p, m, a) -> { throw each; }, Named.class);
            thrown("name", () -> named.name());
            thrown("hashCode", () -> named.hashCode());
        }
        Object[] results = {null, "text", 1, 2L, 3.0, 'c'};
        for (Object each : results) {
            IntSupplier supplier = proxy((p, m, a) -> each, IntSupplier.class);
            thrown("int", supplier::getAsInt);
            Supplier<String> text = proxy((p, m, a) -> each, Supplier.class);
            thrown("object", text::get);
            Runnable nothing = proxy((p, m, a) -> each, Runnable.class);
            nothing.run();
        }
        Object plain = proxy((p, m, a) -> switch (m.getName()) {
            case "equals" -> p == a[0];
            case "hashCode" -> 42;
            default -> "plain " + m.getDeclaringClass().getName();
        });
        System.out.println(plain + " " + plain.hashCode() + plain.equals(plain) + plain.equals("x") + plain.getClass().getInterfaces().length);
        Class<?> type = shape.getClass();
        System.out.println(Proxy.isProxyClass(type) + " " + (proxy(logging, Shape.class).getClass() == type) + " "
                + Modifier.toString(type.getModifiers()) + " " + type.getSuperclass() + " " + type.getSimpleName().startsWith("$Proxy")
                + " " + (Proxy.getInvocationHandler(shape) == logging) + Proxy.isProxyClass(Square.class));
        Constructor<?> constructor = type.getConstructor(InvocationHandler.class);
        System.out.println(((Shape) constructor.newInstance(logging)).area());
        Callable c = () -> proxy((p, m, a) -> null, (Class<?>) null);
        thrown("no interface", () -> proxy((p, m, a) -> null, String.class));
        thrown("twice", () -> proxy((p, m, a) -> null, Shape.class, Shape.class));
        thrown("no handler", () -> proxy(null, Shape.class));
        thrown("no proxy", () -> Proxy.getInvocationHandler("x"));
        thrown("not default", () -> InvocationHandler.invokeDefault(shape, Shape.class.getMethod("area")));
        thrown("no proxy", () -> InvocationHandler.invokeDefault(new Square(), Shape.class.getMethod("describe")));
        thrown("conflict", () -> proxy((p, m, a) -> null, IntSupplier.class, Other.class).getClass().getInterfaces().length);
        thrown("conflict", () -> proxy((p, m, a) -> null, Other.class, Conflicting.class));

        long sum = 0;
        IntBinaryOperator add = proxy((p, m, a) -> (Integer) a[0] + (Integer) a[1], IntBinaryOperator.class);
        for (int i = 0; i < 20000; i++) sum += add.applyAsInt(i, 1);
        System.out.println(sum);
    }
    interface Other { long value(); }
    interface Conflicting { String value(); }
}
