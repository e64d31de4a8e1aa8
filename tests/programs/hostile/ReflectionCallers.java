// vm: -Xss256k
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Methods that look at who calls them, called by reflection, lambdas, method references, handles and proxies. */
public class ReflectionCallers {
    interface Call { Object call() throws Throwable; }
    interface LookupMaker { MethodHandles.Lookup make(); }
    static class Target { private static String secret() { return "secret"; } private int n = 5; }
    static String mine() { return "mine"; }
    private static String priv() { return "priv"; }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println((what + " ! " + e + " / " + e.getCause()).replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Throwable {
        Method lookup = MethodHandles.class.getMethod("lookup");
        Method invoke = Method.class.getMethod("invoke", Object.class, Object[].class);
        Method setAccessible = AccessibleObject.class.getMethod("setAccessible", boolean.class);
        Method forName = Class.class.getMethod("forName", String.class);
        Method get = Field.class.getMethod("get", Object.class);
        Method priv = ReflectionCallers.class.getDeclaredMethod("priv");
        show("lookup", () -> lookup.invoke(null));
        show("lookup twice", () -> invoke.invoke(lookup, null, new Object[0]));
        show("lookup thrice", () -> invoke.invoke(invoke, lookup, new Object[] {null, new Object[0]}));
        show("lookup by reference", () -> ((LookupMaker) MethodHandles::lookup).make().lookupClass().getName().startsWith("ReflectionCallers"));
        show("lookup by stream", () -> java.util.stream.Stream.of(1).map(i -> MethodHandles.lookup()).toList());
        show("lookup by supplier", () -> CompletableFuture.supplyAsync(MethodHandles::lookup).get().lookupClass().getName().startsWith("ReflectionCallers"));
        show("lookup full", () -> ((MethodHandles.Lookup) lookup.invoke(null)).findStatic(ReflectionCallers.class, "priv", MethodType.methodType(String.class)).invoke());
        show("priv", () -> invoke.invoke(priv, null, new Object[0]));
        show("priv thrice", () -> invoke.invoke(invoke, priv, new Object[] {null, new Object[0]}));
        Method value = String.class.getMethod("length");
        show("length", () -> invoke.invoke(invoke, value, new Object[] {"four", new Object[0]}));
        show("forName", () -> forName.invoke(null, "ReflectionCallers$Target"));
        show("forName missing", () -> forName.invoke(null, "Missing"));
        Method clone = Object.class.getDeclaredMethod("clone");
        show("clone accessible", () -> setAccessible.invoke(clone, true));
        show("clone accessible twice", () -> invoke.invoke(setAccessible, clone, new Object[] {true}));
        show("clone call", () -> invoke.invoke(clone, new ArrayList<>(), new Object[0]));
        BiConsumer<AccessibleObject, Boolean> reference = AccessibleObject::setAccessible;
        show("clone by reference", () -> { reference.accept(clone, true); return 0; });
        show("clone by list", () -> { List.of(clone).forEach(m -> m.setAccessible(true)); return 0; });
        show("clone by thread", () -> { Throwable[] t = new Throwable[1]; Thread thread = new Thread(() -> clone.setAccessible(true)); thread.setUncaughtExceptionHandler((x, e) -> t[0] = e); thread.start(); thread.join(); throw t[0]; });
        show("clone by handle", () -> MethodHandles.lookup().findVirtual(Method.class, "invoke", MethodType.methodType(Object.class, Object.class, Object[].class)).invoke(clone, (Object) new int[0], new Object[0]));
        show("accessible by handle", () -> { MethodHandles.lookup().findVirtual(AccessibleObject.class, "setAccessible", MethodType.methodType(void.class, boolean.class)).invoke(clone, true); return 0; });
        Comparator<Object> proxy = (Comparator<Object>) Proxy.newProxyInstance(null, new Class<?>[] {Comparator.class}, (p, m, a) -> clone.invoke(a[0]) == null ? 0 : 1);
        show("clone by proxy", () -> { List<Object> all = new ArrayList<>(List.of(new int[0], new int[0])); all.sort(proxy); return 0; });
        Method[] none = {null};
        show("null method", () -> invoke.invoke(null, null, new Object[0]));
        show("bad receiver", () -> invoke.invoke("text", null, new Object[0]));
        show("get", () -> get.invoke(Target.class.getDeclaredField("n"), new Target()));
        show("endless", () -> { Object[] a = new Object[2]; a[0] = invoke; a[1] = a; try { return invoke.invoke(invoke, a); } catch (IllegalArgumentException e) { return "refused"; } });
        int[] depth = new int[1];
        Method[] self = {ReflectionCallers.class.getDeclaredMethod("deep", Method.class)};
        show("deep", () -> { try { return self[0].invoke(null, self[0]); } catch (InvocationTargetException e) { Throwable t = e; while (t instanceof InvocationTargetException i) t = i.getCause(); return t.getClass(); } });
    }

    static Object deep(Method self) throws Throwable {
        try {
            return self.invoke(null, self);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
