import java.io.Serializable;
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

/** LambdaMetafactory called as any method: what it makes, and what it refuses. */
public class DirectMetafactory {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static MethodType type(Class<?> result, Class<?>... parameters) {
        return MethodType.methodType(result, parameters);
    }

    static String join(String a, Object b) { return a + b; }
    static int twice(int x) { return 2 * x; }
    static long wide(long x) { return x; }
    static void nothing(Object o) { System.out.println("nothing " + o); }
    static Object any(Object o) { return o; }
    static String all(String... texts) { return String.join("-", texts); }
    private String secret(int x) { return "secret" + x; }
    String open(int x) { return "open" + x; }
    interface Def { default String hello() { return "default"; } Object go(Object o); }
    static abstract class Abstract { abstract Object go(Object o); }
    interface Generic<T> { T go(T t); }
    interface Special extends Generic<String> { String go(String s); }
    interface Marker { }
    static final class Final { }
    interface Prim { long go(int x); }
    interface Bool { boolean go(Object o); }
    sealed interface Closed permits Allowed { Object go(Object o); }
    record Allowed() implements Closed { public Object go(Object o) { return o; } }

    interface Body { Object run() throws Throwable; }
    static void shown(String what, Body body) {
        try {
            System.out.println(what + ": " + body.run());
        } catch (Throwable thrown) {
            System.out.println(what + " throws " + clean(String.valueOf(thrown)) + (thrown.getCause() == null ? "" : ", cause " + clean(thrown.getCause().toString())));
        }
    }
    static String clean(String text) { return text.replaceAll("Lambda(/|\\+)?0x[0-9a-f]+(@[0-9a-f]+)?", "Lambda").replaceAll("\\$\\$Lambda[^ ]*", "\\$\\$Lambda"); }
    static MethodHandle of(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return LOOKUP.findStatic(DirectMetafactory.class, name, type(result, parameters));
    }
    static MethodHandle meta(String name, MethodType factory, MethodType erased, MethodHandle body, MethodType instantiated) throws Throwable {
        return LambdaMetafactory.metafactory(LOOKUP, name, factory, erased, body, instantiated).getTarget();
    }

    public static void main(String[] args) throws Throwable {
        MethodType objects = type(Object.class, Object.class);
        MethodHandle any = of("any", Object.class, Object.class);
        MethodHandle join = of("join", String.class, String.class, Object.class);
        MethodHandle twice = of("twice", int.class, int.class);
        MethodHandle wide = of("wide", long.class, long.class);
        MethodHandle nothing = of("nothing", void.class, Object.class);
        shown("plain", () -> ((Function) meta("apply", type(Function.class), objects, any, objects).invoke()).apply("x"));
        shown("one instance", () -> { MethodHandle h = meta("apply", type(Function.class), objects, any, objects); return h.invoke() == h.invoke(); });
        shown("captured", () -> ((Function) meta("apply", type(Function.class, String.class), objects, join, objects).invoke("a")).apply("x"));
        shown("captured int", () -> ((Supplier) meta("get", type(Supplier.class, int.class), type(Object.class), twice, type(Integer.class)).invoke(21)).get());
        shown("boxes", () -> ((Function) meta("apply", type(Function.class), objects, twice, type(Integer.class, Integer.class)).invoke()).apply(4));
        shown("widens", () -> ((Prim) meta("go", type(Prim.class), type(long.class, int.class), twice, type(long.class, int.class)).invoke()).go(4));
        shown("unboxes and widens", () -> ((ToLongFunction) meta("applyAsLong", type(ToLongFunction.class), type(long.class, Object.class), wide, type(long.class, Integer.class)).invoke()).applyAsLong(4));
        shown("cast of the result", () -> ((ToLongFunction) meta("applyAsLong", type(ToLongFunction.class), type(long.class, Object.class), any, type(long.class, Integer.class)).invoke()).applyAsLong(4));
        shown("void", () -> { ((Consumer) meta("accept", type(Consumer.class), type(void.class, Object.class), nothing, type(void.class, Object.class)).invoke()).accept(1); return "done"; });
        shown("dropped", () -> { ((Consumer) meta("accept", type(Consumer.class), type(void.class, Object.class), any, type(void.class, Object.class)).invoke()).accept(1); return "done"; });
        shown("virtual", () -> ((Function) meta("apply", type(Function.class), objects, LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Integer.class, String.class)).invoke()).apply("four"));
        shown("interface", () -> ((Function) meta("apply", type(Function.class), objects, LOOKUP.findVirtual(List.class, "size", type(int.class)), type(Integer.class, List.class)).invoke()).apply(List.of(1)));
        shown("constructor", () -> ((Function) meta("apply", type(Function.class), objects, LOOKUP.findConstructor(StringBuilder.class, type(void.class, String.class)), type(StringBuilder.class, String.class)).invoke()).apply("built"));
        shown("private", () -> ((IntFunction) meta("apply", type(IntFunction.class, DirectMetafactory.class), type(Object.class, int.class), LOOKUP.findVirtual(DirectMetafactory.class, "secret", type(String.class, int.class)), type(String.class, int.class)).invoke(new DirectMetafactory())).apply(1));
        shown("special", () -> ((IntFunction) meta("apply", type(IntFunction.class, DirectMetafactory.class), type(Object.class, int.class), LOOKUP.findSpecial(DirectMetafactory.class, "open", type(String.class, int.class), DirectMetafactory.class), type(String.class, int.class)).invoke(new DirectMetafactory())).apply(1));
        shown("captured null receiver", () -> meta("get", type(Supplier.class, String.class), type(Object.class), LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Integer.class)).invoke((String) null) == null);
        shown("varargs", () -> ((Function) meta("apply", type(Function.class), objects, of("all", String.class, String[].class), type(String.class, String[].class)).invoke()).apply(new String[] {"a", "b"}));
        shown("default kept", () -> ((Def) meta("go", type(Def.class), objects, any, objects).invoke()).hello());
        shown("call with wrong type", () -> ((Function) meta("apply", type(Function.class), objects, twice, type(Integer.class, Integer.class)).invoke()).apply("no"));
        shown("call site", () -> LambdaMetafactory.metafactory(LOOKUP, "apply", type(Function.class), objects, any, objects).getClass());
        shown("site type", () -> LambdaMetafactory.metafactory(LOOKUP, "apply", type(Function.class, String.class), objects, join, objects).type());
        shown("hidden", () -> meta("apply", type(Function.class), objects, any, objects).invoke().getClass().isHidden());
        shown("synthetic", () -> meta("apply", type(Function.class), objects, any, objects).invoke().getClass().isSynthetic());

        // Refused.
        shown("null lookup", () -> LambdaMetafactory.metafactory(null, "apply", type(Function.class), objects, any, objects));
        shown("null name", () -> meta(null, type(Function.class), objects, any, objects));
        shown("null factory", () -> meta("apply", null, objects, any, objects));
        shown("null erased", () -> meta("apply", type(Function.class), null, any, objects));
        shown("null implementation", () -> meta("apply", type(Function.class), objects, null, objects));
        shown("null instantiated", () -> meta("apply", type(Function.class), objects, any, null));
        shown("public lookup", () -> LambdaMetafactory.metafactory(MethodHandles.publicLookup(), "apply", type(Function.class), objects, any, objects));
        shown("class", () -> meta("go", type(Abstract.class), objects, any, objects));
        shown("primitive", () -> meta("go", type(int.class), objects, any, objects));
        shown("array", () -> meta("go", type(int[].class), objects, any, objects));
        shown("void factory", () -> meta("go", type(void.class), objects, any, objects));
        shown("object", () -> meta("go", type(Object.class), objects, any, objects));
        shown("empty name", () -> meta("", type(Function.class), objects, any, objects));
        for (String name : new String[] {"a.b", "a;b", "a[b", "a/b", "<init>", "<clinit>", "a<b", "a b"}) {
            shown("name " + name, () -> meta(name, type(Function.class), objects, any, objects));
        }
        shown("too few for implementation", () -> meta("apply", type(Function.class), objects, join, objects));
        shown("too many for implementation", () -> meta("apply", type(Function.class, String.class), objects, any, objects));
        shown("virtual arity", () -> meta("get", type(Supplier.class), type(Object.class), LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Object.class)));
        shown("constructor arity", () -> meta("get", type(Supplier.class), type(Object.class), LOOKUP.findConstructor(StringBuilder.class, type(void.class, String.class)), type(Object.class)));
        shown("instantiated arity", () -> meta("apply", type(Function.class), objects, any, type(Object.class)));
        shown("instantiated arity 2", () -> meta("apply", type(Function.class), objects, any, type(Object.class, Object.class, Object.class)));
        shown("captured mismatch", () -> meta("apply", type(Function.class, Integer.class), objects, join, objects));
        shown("captured primitive mismatch", () -> meta("get", type(Supplier.class, long.class), type(Object.class), twice, type(Integer.class)));
        shown("captured widening", () -> meta("get", type(Supplier.class, int.class), type(Object.class), wide, type(Long.class)));
        shown("captured boxing", () -> meta("get", type(Supplier.class, int.class), type(Object.class), any, type(Object.class)));
        shown("receiver mismatch", () -> meta("apply", type(Function.class), objects, LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Integer.class, Integer.class)));
        shown("captured receiver mismatch", () -> meta("get", type(Supplier.class, Integer.class), type(Object.class), LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Integer.class)));
        shown("receiver too general", () -> meta("apply", type(Function.class), objects, LOOKUP.findVirtual(String.class, "length", type(int.class)), type(Integer.class, Object.class)));
        shown("receiver primitive", () -> meta("go", type(Prim.class), type(long.class, int.class), LOOKUP.findVirtual(Integer.class, "intValue", type(int.class)), type(long.class, int.class)));
        shown("argument mismatch", () -> meta("apply", type(Function.class), objects, twice, type(Integer.class, String.class)));
        shown("argument object to int", () -> meta("apply", type(Function.class), objects, twice, type(Integer.class, Object.class)));
        shown("argument number to int", () -> meta("apply", type(Function.class), objects, twice, type(Integer.class, Number.class)));
        shown("argument narrowing", () -> meta("apply", type(Function.class), objects, twice, type(Integer.class, Long.class)));
        shown("argument unrelated", () -> meta("apply", type(Function.class, String.class), objects, join, type(Object.class, int.class)));
        shown("argument 2", () -> meta("apply", type(BiFunction.class), type(Object.class, Object.class, Object.class), join, type(String.class, Integer.class, Object.class)));
        shown("argument boxed", () -> meta("go", type(Prim.class), type(long.class, int.class), of("wide", long.class, long.class), type(long.class, Integer.class)));
        shown("dynamic not subtype", () -> meta("go", type(Special.class), type(String.class, String.class), any, type(String.class, Object.class)));
        shown("dynamic unrelated", () -> meta("go", type(Special.class), type(String.class, String.class), any, type(String.class, Integer.class)));
        shown("dynamic primitive", () -> meta("go", type(Prim.class), type(long.class, int.class), twice, type(long.class, long.class)));
        shown("dynamic result", () -> meta("go", type(Special.class), type(String.class, String.class), any, type(Integer.class, String.class)));
        shown("dynamic result primitive", () -> meta("go", type(Special.class), type(String.class, String.class), any, type(int.class, String.class)));
        shown("dynamic result void", () -> meta("go", type(Special.class), type(String.class, String.class), any, type(void.class, String.class)));
        shown("result void", () -> meta("apply", type(Function.class), objects, nothing, objects));
        shown("result mismatch", () -> meta("apply", type(Function.class), objects, join, type(Object.class, Object.class)));
        shown("result int to String", () -> meta("apply", type(Function.class), objects, twice, type(String.class, Integer.class)));
        shown("result int to Long", () -> meta("apply", type(Function.class), objects, twice, type(Long.class, Integer.class)));
        shown("result int to Number", () -> meta("apply", type(Function.class), objects, twice, type(Number.class, Integer.class)).type());
        shown("result long to int", () -> meta("applyAsInt", type(ToIntFunction.class), type(int.class, Object.class), wide, type(int.class, Integer.class)));
        shown("result int to boolean", () -> meta("go", type(Bool.class), type(boolean.class, Object.class), twice, type(boolean.class, Integer.class)));
        shown("result String to int", () -> ((ToIntFunction) meta("applyAsInt", type(ToIntFunction.class), type(int.class, Object.class), LOOKUP.findVirtual(String.class, "trim", type(String.class)), type(int.class, String.class)).invoke()).applyAsInt("1"));
        shown("result Long to int", () -> meta("applyAsInt", type(ToIntFunction.class), type(int.class, Object.class), LOOKUP.findStatic(Long.class, "valueOf", type(Long.class, String.class)), type(int.class, String.class)));
        shown("result String to Integer", () -> ((Function) meta("apply", type(Function.class), objects, LOOKUP.findVirtual(String.class, "trim", type(String.class)), type(Integer.class, String.class)).invoke()).apply("1"));
        shown("not direct", () -> meta("apply", type(Function.class), objects, MethodHandles.identity(Object.class), objects));
        shown("not direct 2", () -> meta("apply", type(Function.class), objects, MethodHandles.dropArguments(any, 0, int.class), objects));
        shown("field", () -> meta("get", type(Supplier.class), type(Object.class), LOOKUP.findStaticGetter(DirectMetafactory.class, "LOOKUP", MethodHandles.Lookup.class), type(Object.class)));

        shown("sealed", () -> meta("go", type(Closed.class), objects, any, objects));

        // The other one.
        shown("alt", () -> ((Function) LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 0).getTarget().invoke()).apply("alt"));
        shown("alt marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, LambdaMetafactory.FLAG_MARKERS, 2, Marker.class, Runnable.class).getTarget().invoke() instanceof Marker);
        shown("alt serializable", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, LambdaMetafactory.FLAG_SERIALIZABLE).getTarget().invoke() instanceof Serializable);
        shown("alt bridge", () -> { Special s = (Special) LambdaMetafactory.altMetafactory(LOOKUP, "go", type(Special.class), type(String.class, String.class), any, type(String.class, String.class), LambdaMetafactory.FLAG_BRIDGES, 1, objects).getTarget().invoke(); return ((Generic) s).go("bridged"); });
        shown("alt no bridge", () -> { Special s = (Special) LambdaMetafactory.altMetafactory(LOOKUP, "go", type(Special.class), type(String.class, String.class), any, type(String.class, String.class), 0).getTarget().invoke(); return ((Generic) s).go("bridged"); });
        shown("alt everything", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 7, 1, Marker.class, 1, type(String.class, Object.class)).getTarget().type());
        shown("alt too few", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any));
        shown("alt no flags", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects));
        shown("alt bad flags", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, "flags"));
        shown("alt unknown flags", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 8).type());
        shown("alt no count", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2));
        shown("alt negative count", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, -1));
        shown("alt missing marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 2, Marker.class));
        shown("alt bad marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 1, "marker"));
        shown("alt null marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 1, null));
        shown("alt class marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 1, String.class));
        shown("alt too many", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 1, Marker.class, "more"));
        shown("alt too many 0", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 0, "more"));
        shown("alt bridge arity", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 4, 1, type(Object.class)));
        shown("alt bridge type", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, type(String.class, String.class), 4, 1, type(Object.class, Integer.class)));
        shown("alt bad bridge", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 4, 1, String.class));
        shown("alt null arguments", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), (Object[]) null));
        shown("alt bad first", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), "x", any, objects, 0));
        shown("alt null first", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), null, any, objects, 0));
        shown("alt sealed marker", () -> LambdaMetafactory.altMetafactory(LOOKUP, "apply", type(Function.class), objects, any, objects, 2, 1, Closed.class));
    }
}
