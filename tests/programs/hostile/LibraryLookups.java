// Rights asked of lambdas, library objects and hidden classes.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

public class LibraryLookups {
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
    static String describe(Lookup lookup) {
        return lookup.lookupModes() + " " + lookup.lookupClass().getName().replaceAll("\\$\\$Lambda.*", "lambda");
    }

    static final List<Lookup> FOUND = new ArrayList<>();

    static void attack(String name, Lookup lookup) {
        FOUND.add(lookup);
        show(name + " String.value", () -> lookup.findGetter(String.class, "value", byte[].class));
        show(name + " String.hash", () -> lookup.findSetter(String.class, "hash", int.class));
        show(name + " private String", () -> MethodHandles.privateLookupIn(String.class, lookup));
        show(name + " private Object", () -> MethodHandles.privateLookupIn(Object.class, lookup));
        show(name + " in String", () -> lookup.in(String.class).lookupModes());
        show(name + " Thread.start0", () -> lookup.findVirtual(Thread.class, "start0", MethodType.methodType(void.class)));
        show(name + " Lookup", () -> lookup.findConstructor(Lookup.class, MethodType.methodType(void.class, Class.class)));
        for (String type : new String[] {"java.lang.invoke.Linkage", "java.lang.invoke.DirectCall", "java.lang.StringConcat",
            "java.lang.StringBytes", "jdk.internal.util.DecimalDigits", "java.lang.Shutdown"}) {
            for (String method : new String[] {"handle", "size", "exit", "concat", "hash"}) {
                try {
                    Class<?> found = Class.forName(type);
                    lookup.accessClass(found);
                    System.out.println(name + " may use " + type);
                    lookup.findStatic(found, method, MethodType.methodType(void.class));
                    System.out.println(name + " has found " + method);
                } catch (ReflectiveOperationException | LinkageError expected) {
                    // There are none, or they are closed.
                }
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup full = MethodHandles.lookup();
        Runnable lambda = () -> { };
        Supplier<Lookup> supplier = MethodHandles::lookup;
        attack("own", full);
        attack("in lambda", full.in(lambda.getClass()));
        show("private lambda", () -> {
            Lookup inside = MethodHandles.privateLookupIn(lambda.getClass(), full);
            attack("private lambda", inside);
            return describe(inside);
        });
        show("private supplier", () -> {
            Lookup inside = MethodHandles.privateLookupIn(supplier.getClass(), full);
            attack("private supplier", inside);
            return describe(inside);
        });
        attack("public", MethodHandles.publicLookup());
        for (Object library : new Object[] {Optional.of(1).map(x -> x), Comparator.naturalOrder(), Comparator.comparing(x -> 1),
            new TreeMap<>().entrySet(), List.of(), Stream.of(1), Thread.currentThread(), Runtime.getRuntime(), "".chars(),
            full, MethodHandles.zero(int.class), MethodType.methodType(void.class)}) {
            show("private " + (library instanceof List ? "List" : library instanceof Stream ? "Stream" : "library"),
                    () -> MethodHandles.privateLookupIn(library.getClass(), full));
        }
        show("by a thread", () -> {
            Lookup[] made = new Lookup[1];
            Thread thread = new Thread(() -> made[0] = MethodHandles.lookup());
            thread.start();
            thread.join();
            return describe(made[0]);
        });
        show("by a local", () -> ThreadLocal.withInitial(MethodHandles::lookup).get().lookupClass().getName().startsWith("LibraryLookups"));
        show("by a stream", () -> Stream.generate(MethodHandles::lookup).limit(1).map(Lookup::lookupModes).toList());
        show("by a comparator", () -> {
            List<Lookup> made = new ArrayList<>();
            List.of(2, 1).stream().sorted((a, b) -> {
                made.add(MethodHandles.lookup());
                return 0;
            }).toList();
            return describe(made.get(0));
        });
        MethodHandle maker = full.findStatic(MethodHandles.class, "lookup", MethodType.methodType(Lookup.class));
        show("handle", () -> describe((Lookup) maker.invokeExact()));
        show("handle with arguments", () -> describe((Lookup) maker.invokeWithArguments()));
        show("converted handle", () -> describe((Lookup) (Object) maker.asType(MethodType.methodType(Object.class)).invoke()));
        show("bound handle", () -> describe((Lookup) MethodHandles.dropArguments(maker, 0, String.class).invoke("x")));
        show("filtered handle", () -> MethodHandles.filterReturnValue(maker, full.findVirtual(Lookup.class, "lookupClass",
                MethodType.methodType(Class.class))).invoke());
        show("handle of a handle", () -> describe((Lookup) MethodHandles.exactInvoker(maker.type()).invoke(maker)));
        show("public handle", () -> MethodHandles.publicLookup().findStatic(MethodHandles.class, "lookup",
                MethodType.methodType(Lookup.class)));
        show("forName handle", () -> (Object) full.findStatic(Class.class, "forName",
                MethodType.methodType(Class.class, String.class)).invoke("LibraryLookups"));
        show("null name", () -> full.findStatic(String.class, "valueOf", null));
    }
}
