// stress: seventh
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Proxies and annotations made by hostile programs: handlers that lie to the library, many and large classes, odd interfaces. */
public class HostileProxies {
    interface Call { Object call() throws Throwable; }
    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println((what + " ! " + e + " / " + e.getCause()).replaceAll("@[0-9a-f]+", "@").replaceAll("[$]Proxy[0-9]+", "\\$Proxy"));
        }
    }
    @SuppressWarnings("unchecked")
    static <T> T proxy(InvocationHandler handler, Class<?>... types) { return (T) Proxy.newProxyInstance(HostileProxies.class.getClassLoader(), types, handler); }
    @Retention(RetentionPolicy.RUNTIME) @interface Note { int value() default 1; String[] texts() default {"a"}; }
    @Note static class Noted { }
    static class FalseProxy extends Proxy { FalseProxy(InvocationHandler h) { super(h); } }
    interface Finals { boolean equals(Object o); int hashCode(); String toString(); }
    sealed interface Sealed permits Only { } record Only() implements Sealed { }
    private interface Private { String secret(); }
    interface Wide { void wide(long a, double b, long c, double d, int e, long f, Object g, float h, double i, long j, byte k, short l, char m, boolean n, int[] o, String... p); }

    public static void main(String[] args) throws Throwable {
        Random random = new Random(3);
        Comparator<Integer> liar = proxy((p, m, a) -> m.getName().equals("compare") ? random.nextInt(3) - 1 : null, Comparator.class);
        show("sort", () -> { List<Integer> all = new ArrayList<>(); for (int i = 0; i < 20; i++) all.add(i % 7); try { all.sort(liar); } catch (IllegalArgumentException e) { return "violates"; } return all.size(); });
        Object key = proxy((p, m, a) -> m.getName().equals("hashCode") ? "no int" : true, Runnable.class);
        show("hash", () -> new HashMap<>().put(key, 1));
        show("set", () -> Set.of(key, key));
        Object nothing = proxy((p, m, a) -> null, Map.class, Runnable.class);
        show("equals", () -> nothing.equals(nothing));
        show("text", () -> "" + nothing);
        show("size", () -> new TreeMap<>((Map<?, ?>) nothing));
        CharSequence text = proxy((p, m, a) -> m.getName().equals("length") ? -5 : m.getName().equals("charAt") ? 'x' : null, CharSequence.class);
        show("length", () -> new StringBuilder().append(text));
        show("contains", () -> "abc".contains(text));
        CharSequence huge = proxy((p, m, a) -> m.getName().equals("length") ? Integer.MAX_VALUE : m.getName().equals("charAt") ? 'x' : null, CharSequence.class);
        show("huge", () -> "abc".contentEquals(huge));
        Iterator<Object> endless = proxy((p, m, a) -> { if (m.getName().equals("next")) throw new NoSuchElementException("hostile"); return true; }, Iterator.class);
        show("endless", () -> { Iterable<Object> all = () -> endless; for (Object each : all) return each; return 0; });
        show("recursive", () -> { Runnable[] r = new Runnable[1]; r[0] = proxy((p, m, a) -> { r[0].run(); return null; }, Runnable.class); try { r[0].run(); return 0; } catch (StackOverflowError e) { return "overflow"; } });
        show("to string", () -> { Object[] o = new Object[1]; o[0] = proxy((p, m, a) -> o[0].toString(), Runnable.class); try { return o[0].toString(); } catch (StackOverflowError e) { return "overflow"; } });
        FalseProxy fake = new FalseProxy((p, m, a) -> "fake");
        show("fake", () -> Proxy.isProxyClass(FalseProxy.class));
        show("fake handler", () -> Proxy.getInvocationHandler(fake));
        show("fake default", () -> InvocationHandler.invokeDefault(fake, Comparator.class.getMethod("reversed")));
        show("finals", () -> proxy((p, m, a) -> m.getReturnType() == int.class ? (Object) 3 : m.getReturnType() == boolean.class ? (Object) true : "f", Finals.class).toString());
        show("sealed", () -> proxy((p, m, a) -> null, Sealed.class));
        show("private", () -> HostileProxies.<Private>proxy((p, m, a) -> "seen", Private.class).secret());
        show("annotation", () -> HostileProxies.<Note>proxy((p, m, a) -> m.getName().equals("annotationType") ? Note.class : m.getName().equals("value") ? 1 : m.getName().equals("texts") ? new String[] {"a"} : null, Note.class).annotationType());
        Note note = Noted.class.getAnnotation(Note.class);
        Note forged = proxy((p, m, a) -> m.getName().equals("value") ? 1 : m.getName().equals("texts") ? new String[] {"a"} : m.getName().equals("hashCode") ? note.hashCode() : Note.class, Note.class);
        show("equal", () -> note.equals(forged));
        show("thrower", () -> note.equals(proxy((p, m, a) -> { throw new java.io.IOException(); }, Note.class)));
        InvocationHandler handler = Proxy.getInvocationHandler(note);
        show("handler", () -> handler.invoke(note, Note.class.getMethod("value"), null));
        show("handler array", () -> { ((String[]) handler.invoke(note, Note.class.getMethod("texts"), null))[0] = "changed"; return note.texts()[0]; });
        show("wide", () -> { Object[] seen = new Object[1]; HostileProxies.<Wide>proxy((p, m, a) -> { seen[0] = a; return null; }, Wide.class).wide(1, 2, 3, 4, 5, 6, "g", 8f, 9, 10, (byte) 11, (short) 12, 'm', true, new int[] {15}, "p", "q"); return Arrays.deepToString((Object[]) seen[0]); });
        show("too many", () -> proxy((p, m, a) -> null, new Class<?>[70000]));
        show("changing", () -> { Object[] shared = {1}; Method m = HostileProxies.class.getDeclaredMethod("take", int.class); for (int i = 0; i < 1000; i++) { shared[0] = i % 3 == 0 ? "s" : (Object) i; try { m.invoke(null, shared); } catch (IllegalArgumentException expected) { } } return taken; });
        Class<?>[] few = {Runnable.class, Comparable.class, Iterable.class, CharSequence.class, Supplier.class, IntSupplier.class, AutoCloseable.class, Cloneable.class};
        Set<Class<?>> classes = new HashSet<>();
        for (int bits = 1; bits < 256; bits++) {
            List<Class<?>> chosen = new ArrayList<>();
            for (int i = 0; i < 8; i++) if ((bits >> i & 1) != 0) chosen.add(few[i]);
            classes.add(proxy((p, m, a) -> null, chosen.toArray(Class<?>[]::new)).getClass());
        }
        System.out.println(classes.size());
        for (Field f : note.getClass().getDeclaredFields()) if (Modifier.isStatic(f.getModifiers())) try { f.setAccessible(true); Object o = f.get(null); if (o instanceof InvocationHandler h) h.invoke("no proxy", null, null); } catch (ClassCastException | IllegalAccessException | InaccessibleObjectException expected) { }
        System.out.println(note);
    }
    static int taken;
    static void take(int n) { taken += n; }
}
