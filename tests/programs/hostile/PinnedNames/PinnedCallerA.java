import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Of the first loader: looks up members of a class of the second one, whose name it has for a class of its own. */
public class PinnedCallerA {
    public Object x = "secret";

    interface Attempt {
        Object made() throws Throwable;
    }

    static void show(String what, Attempt attempt) {
        try {
            System.out.println(what + " " + attempt.made());
        } catch (ReflectiveOperationException refused) {
            System.out.println(what + " ! " + refused + " because of a " + refused.getCause());
        } catch (LinkageError refused) {
            System.out.println(what + " ! linkage");
        } catch (Throwable other) {
            System.out.println(what + " ! " + other.getClass());
        }
    }

    public static void go(Class<?> owner) {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        PinnedCallerA own = new PinnedCallerA();
        PinnedOwnerA mine = new PinnedOwnerA();
        MethodType reads = MethodType.methodType(long.class, PinnedCallerA.class);
        MethodType writes = MethodType.methodType(void.class, PinnedCallerA.class, long.class);
        MethodType gives = MethodType.methodType(PinnedCallerA.class);
        show("read", () -> (long) lookup.findStatic(owner, "read", reads).invokeExact(own));
        show("read in an array", () -> lookup.findStatic(owner, "read", reads).invokeWithArguments(own));
        show("write", () -> {
            lookup.findStatic(owner, "write", writes).invoke(own, 0x4141414141414140L);
            return own.x;
        });
        show("give", () -> ((PinnedCallerA) lookup.findStatic(owner, "give", gives).invokeExact()).x);
        show("all", () -> lookup.findStatic(owner, "all",
                MethodType.methodType(long.class, PinnedCallerA[].class)).invoke(new PinnedCallerA[] {own}));
        show("constructor", () -> lookup.findConstructor(owner, MethodType.methodType(void.class, PinnedCallerA.class))
                .invoke(own));
        show("getter", () -> lookup.findStaticGetter(owner, "held", PinnedCallerA.class).invoke());
        show("setter", () -> {
            lookup.findStaticSetter(owner, "held", PinnedCallerA.class).invoke(own);
            return owner.getMethod("readHeld").invoke(null);
        });
        show("variable", () -> lookup.findStaticVarHandle(owner, "held", PinnedCallerA.class));
        show("lambda", () -> {
            MethodHandle body = lookup.findVirtual(owner, "own", MethodType.methodType(long.class));
            MethodType of = MethodType.methodType(long.class, owner);
            PinnedTakerA taker = (PinnedTakerA) LambdaMetafactory.metafactory(lookup, "get",
                    MethodType.methodType(PinnedTakerA.class), of, body, of).getTarget().invoke();
            return taker.get(mine);
        });
        show("captured", () -> {
            MethodHandle body = lookup.findVirtual(owner, "own", MethodType.methodType(long.class));
            MethodType of = MethodType.methodType(long.class);
            MethodType takes = MethodType.methodType(java.util.function.LongSupplier.class, PinnedOwnerA.class);
            return ((java.util.function.LongSupplier) LambdaMetafactory.metafactory(lookup, "getAsLong", takes, of, body, of)
                    .getTarget().invoke(mine)).getAsLong();
        });
    }
}
