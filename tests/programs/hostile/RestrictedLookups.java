import java.lang.invoke.LambdaConversionException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Supplier;

/**
 * Methods of the library that act for whoever calls them, by way of lookups that are nobody's own: with these they would act for
 * the library. And field updaters for fields that are not the program's.
 */
public class RestrictedLookups {
    interface Attempt {
        Object made() throws Throwable;
    }

    static void show(String what, Attempt attempt) {
        try {
            System.out.println(what + " " + attempt.made());
        } catch (Throwable refused) {
            String text = refused + (refused.getCause() == null ? "" : " / " + refused.getCause());
            // Names of hidden classes and hash codes.
            System.out.println(what + " ! " + text.replaceAll("\\$\\$\\w+/\\w+|@\\w+", ""));
        }
    }

    static MethodType type(Class<?> result, Class<?>... parameters) {
        return MethodType.methodType(result, parameters);
    }

    static volatile int shared;
    private volatile int own = 3;
    volatile String text = "text";

    static class Mate {
        private volatile long hidden = 4;
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup open = MethodHandles.publicLookup();
        MethodHandles.Lookup moved = MethodHandles.lookup().in(String.class);
        MethodHandles.Lookup dropped = MethodHandles.lookup().dropLookupMode(MethodHandles.Lookup.ORIGINAL);
        for (MethodHandles.Lookup lookup : new MethodHandles.Lookup[] {open, moved, dropped}) {
            System.out.println(lookup + " " + lookup.lookupModes());
            acting(lookup);
        }
        escape(open);
        escape(moved);
        bound();
        updaters();
    }

    static void acting(MethodHandles.Lookup lookup) {
        show("lookup", () -> lookup.findStatic(MethodHandles.class, "lookup", type(MethodHandles.Lookup.class)));
        show("invoke", () -> lookup.findVirtual(Method.class, "invoke", type(Object.class, Object.class, Object[].class)));
        show("unreflected", () -> lookup.unreflect(Method.class.getMethod("invoke", Object.class, Object[].class)));
        show("newInstance", () -> lookup.findVirtual(Constructor.class, "newInstance", type(Object.class, Object[].class)));
        show("of a class", () -> lookup.findVirtual(Class.class, "newInstance", type(Object.class)));
        show("get", () -> lookup.findVirtual(Field.class, "get", type(Object.class, Object.class)));
        show("setInt", () -> lookup.findVirtual(Field.class, "setInt", type(void.class, Object.class, int.class)));
        show("accessible", () -> lookup.findVirtual(Method.class, "setAccessible", type(void.class, boolean.class)));
        show("all accessible", () -> lookup.findStatic(AccessibleObject.class, "setAccessible",
                type(void.class, AccessibleObject[].class, boolean.class)));
        show("try", () -> lookup.findVirtual(Field.class, "trySetAccessible", type(boolean.class)));
        show("canAccess", () -> lookup.findVirtual(Field.class, "canAccess", type(boolean.class, Object.class)));
        show("default", () -> lookup.findStatic(InvocationHandler.class, "invokeDefault",
                type(Object.class, Object.class, Method.class, Object[].class)));
        show("forName", () -> lookup.findStatic(Class.class, "forName", type(Class.class, String.class)));
        show("bundle", () -> lookup.findStatic(ResourceBundle.class, "getBundle", type(ResourceBundle.class, String.class)));
        show("services", () -> lookup.findStatic(ServiceLoader.class, "load", type(ServiceLoader.class, Class.class)));
        show("updater", () -> lookup.findStatic(AtomicIntegerFieldUpdater.class, "newUpdater",
                type(AtomicIntegerFieldUpdater.class, Class.class, String.class)));
        show("length", () -> lookup.findVirtual(String.class, "length", type(int.class)).invoke("four"));
    }

    /** A lookup of the library's, by reflection that is called through a handle. */
    static void escape(MethodHandles.Lookup lookup) {
        show("escape", () -> {
            MethodHandle invoke = lookup.findVirtual(Method.class, "invoke", type(Object.class, Object.class, Object[].class));
            return invoke.invoke(MethodHandles.class.getMethod("lookup"), (Object) null, new Object[0]);
        });
    }

    /** What the class's own lookup finds acts for it. */
    static void bound() {
        MethodHandles.Lookup own = MethodHandles.lookup();
        show("own lookup", () -> own.findStatic(MethodHandles.class, "lookup", type(MethodHandles.Lookup.class)).invoke());
        show("own invoke", () -> own.findVirtual(Method.class, "invoke", type(Object.class, Object.class, Object[].class))
                .invoke(MethodHandles.class.getMethod("lookup"), (Object) null, new Object[0]));
        show("supplied", () -> ((Supplier<?>) MethodHandles::lookup).get().toString().startsWith("RestrictedLookups"));
        show("in the library", () -> MethodHandles.privateLookupIn(String.class, own));
        // Interfaces of the library that programs have not got.
        try {
            Class<?> inside = Class.forName("java.lang.invoke.DirectCall");
            MethodType call = type(Object.class, Object[].class);
            MethodHandle called = own.findStatic(RestrictedLookups.class, "called", call);
            LambdaMetafactory.metafactory(own, "call", type(inside), call, called, call);
            System.out.println("a lambda of the library's");
        } catch (ReflectiveOperationException | LinkageError | InternalError | LambdaConversionException refused) {
            System.out.println("no lambda of the library's");
        }
    }

    static Object called(Object[] arguments) {
        return arguments;
    }

    static void updaters() {
        show("own field", () -> AtomicIntegerFieldUpdater.newUpdater(RestrictedLookups.class, "own")
                .incrementAndGet(new RestrictedLookups()));
        show("own reference", () -> AtomicReferenceFieldUpdater.newUpdater(RestrictedLookups.class, String.class, "text")
                .getAndSet(new RestrictedLookups(), "other"));
        show("a nest mate's", () -> AtomicLongFieldUpdater.newUpdater(Mate.class, "hidden").get(new Mate()));
        show("AtomicInteger", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicInteger.class, "value")
                .incrementAndGet(new AtomicInteger()));
        show("AtomicLong", () -> AtomicLongFieldUpdater.newUpdater(AtomicLong.class, "value").get(new AtomicLong()));
        show("AtomicReference", () -> AtomicReferenceFieldUpdater.newUpdater(AtomicReference.class, Object.class, "value")
                .get(new AtomicReference<>("inside")));
        show("by a handle", () -> MethodHandles.lookup().findStatic(AtomicIntegerFieldUpdater.class, "newUpdater",
                type(AtomicIntegerFieldUpdater.class, Class.class, String.class)).invoke(AtomicInteger.class, "value"));
        show("by reflection", () -> AtomicIntegerFieldUpdater.class.getMethod("newUpdater", Class.class, String.class)
                .invoke(null, AtomicInteger.class, "value"));
        show("by a proxy", () -> ((Supplier<?>) Proxy.newProxyInstance(RestrictedLookups.class.getClassLoader(),
                new Class<?>[] {Supplier.class}, (self, method, none) -> MethodHandles.lookup())).get());
    }
}
