import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

// Call sites and constants whose bootstrap methods are the program's own; method handles and types as constants.
public class OwnBootstraps {
    static int linked;

    // A site that puts its own name, the static arguments and its arguments together.
    public static CallSite describe(MethodHandles.Lookup lookup, String name, MethodType type, Object... statics) throws Throwable {
        linked++;
        String head = lookup.lookupClass().getSimpleName() + "." + name + type + Arrays.toString(statics);
        MethodHandle text = lookup.findStatic(OwnBootstraps.class, "text", MethodType.methodType(String.class, String.class, Object[].class));
        MethodHandle bound = MethodHandles.insertArguments(text, 0, head);
        return new ConstantCallSite(bound.asCollector(Object[].class, type.parameterCount()).asType(type));
    }

    static String text(String head, Object[] arguments) {
        return head + " <- " + Arrays.toString(arguments);
    }

    // Static arguments with types of their own, which are converted.
    public static CallSite typed(MethodHandles.Lookup lookup, String name, MethodType type, long wide, Number boxed, Class<?> of,
            MethodHandle handle, MethodType shape) throws Throwable {
        linked++;
        String head = name + " " + wide + " " + boxed + " " + of + " " + shape + " " + handle.type() + " " + (int) handle.invoke(6, 7);
        return new ConstantCallSite(MethodHandles.constant(String.class, head));
    }

    static final MutableCallSite[] SITES = new MutableCallSite[2];
    static int mutable;

    public static CallSite mutable(MethodHandles.Lookup lookup, String name, MethodType type) throws Throwable {
        linked++;
        MutableCallSite site = new MutableCallSite(MethodHandles.dropArguments(MethodHandles.constant(int.class, mutable), 0, int.class));
        SITES[mutable++] = site;
        return site;
    }

    static int twice(int value) {
        return 2 * value;
    }

    static int times(int a, int b) {
        return a * b;
    }

    public static CallSite failing(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        linked++;
        switch (name) {
            case "checked": throw new Exception("no such luck");
            case "runtime": throw new IllegalStateException("not now");
            case "error": throw new AssertionError("really not");
            case "nothing": return null;
            default: return new ConstantCallSite(MethodHandles.constant(String.class, "mistyped"));
        }
    }

    public static Object noSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        linked++;
        return "no call site";
    }

    // Constants.
    public static Object constant(MethodHandles.Lookup lookup, String name, Class<?> type, Object... statics) {
        linked++;
        return name + ":" + type.getSimpleName() + Arrays.toString(statics);
    }

    public static int number(MethodHandles.Lookup lookup, String name, Class<?> type, int base) {
        linked++;
        return base + name.length();
    }

    public static Object thrown(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        linked++;
        if (name.equals("null")) {
            return null;
        }
        throw new java.io.IOException("unlucky " + name);
    }

    public static Object circular(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return Sites.circular();
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        for (int i = 0; i < 2; i++) {
            int before = linked;
            try {
                System.out.println(what + ": " + action.run() + ", linked " + (linked - before));
            } catch (Throwable t) {
                System.out.println(what + ": " + t.getClass().getName() + ": " + t.getMessage() + ", linked " + (linked - before)
                        + (i == 0 && t.getCause() != null ? ", cause " + t.getCause() : ""));
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        attempt("describe", () -> Sites.describe(1, "two", 3L, 4.5, 'c', true));
        attempt("no arguments", () -> Sites.plain());
        attempt("typed", () -> Sites.typed());
        attempt("dynamic argument", () -> Sites.dynamicArgument());
        for (String name : new String[] {"checked", "runtime", "error", "nothing", "mistyped", "noSite", "arity", "missing"}) {
            attempt(name, () -> Sites.class.getSimpleName() + Sites.failing(name));
        }

        System.out.println(Sites.first(5) + " " + Sites.second(5) + " " + Sites.first(6));
        SITES[0].setTarget(MethodHandles.lookup().findStatic(OwnBootstraps.class, "twice", MethodType.methodType(int.class, int.class)));
        System.out.println(Sites.first(5) + " " + Sites.second(5));
        long sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += Sites.first(i) + Sites.second(i);
        }
        System.out.println(sum + " " + linked);
        attempt("wrong target", () -> {
            SITES[0].setTarget(MethodHandles.constant(int.class, 1));
            return "changed";
        });
        attempt("constant target", () -> {
            new ConstantCallSite(MethodHandles.constant(int.class, 1)).setTarget(MethodHandles.constant(int.class, 2));
            return "changed";
        });
        MutableCallSite empty = new MutableCallSite(MethodType.methodType(void.class));
        attempt("empty site", () -> {
            empty.getTarget().invoke();
            return "called";
        });
        System.out.println((int) SITES[0].dynamicInvoker().invokeExact(21));

        attempt("text constant", () -> Sites.text());
        System.out.println(Sites.text() == Sites.text());
        attempt("nested", () -> Sites.nested());
        attempt("int constant", () -> Sites.number() + 1);
        attempt("long constant", () -> Sites.wideNumber() + 1);
        attempt("null constant", () -> Sites.nothing());
        attempt("thrown", () -> Sites.thrown());
        attempt("wrong constant", () -> Sites.wrong());
        attempt("circular", () -> {
            try {
                return Sites.circular();
            } catch (StackOverflowError e) {
                return "endless";
            }
        });

        System.out.println(Sites.type() + " " + (Sites.type() == Sites.type()) + " " + Sites.type().equals(Sites.type()));
        Sites sites = new Sites();
        sites.field = 5;
        System.out.println((int) Sites.handle("getfield").invoke(sites));
        Sites.handle("putfield").invoke(sites, 17);
        System.out.println(sites.field + " " + Sites.handle("putfield").type());
        Sites.handle("putstatic").invoke("stored");
        System.out.println((String) Sites.handle("getstatic").invokeExact());
        System.out.println((int) Sites.handle("invokestatic").invoke(6, 9));
        System.out.println((String) Sites.handle("invokevirtual").invoke((Object) 12345));
        System.out.println((int) Sites.handle("invokeinterface").invoke((CharSequence) "four"));
        System.out.println((String) Sites.handle("invokespecial").invoke(sites) + " " + Sites.handle("invokespecial").type());
        System.out.println(((StringBuilder) Sites.handle("newinvokespecial").invoke("made")).append("!"));
        MethodHandle varargs = Sites.handle("varargs");
        System.out.println(varargs.isVarargsCollector() + " " + varargs.invoke("%s-%s", 1, 2));
        System.out.println((int) Sites.handle("invoker").invoke(Sites.handle("invokestatic"), 5, 8));
        attempt("handle of nothing", () -> Sites.handle("missing"));
        attempt("handle of private", () -> Sites.handle("private"));

        VarHandle variable = Sites.variable();
        variable.set(sites, 99);
        System.out.println(sites.field + " " + (int) variable.getAndAdd(sites, 1) + " " + sites.field);
        int[] array = {1, 2, 3};
        Sites.elements().setVolatile(array, 1, 20);
        System.out.println(Arrays.toString(array));
        System.out.println(Sites.invoked() + " " + Sites.cast() + " " + Sites.primitive() + " " + Sites.unit());
    }

    private static int hidden() {
        return 1;
    }
}
