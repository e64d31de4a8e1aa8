import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/** Handles of protected members that other packages' superclasses have: clone above all. */
public class ProtectedHandles implements Cloneable {
    static class Many extends ArrayList<String> {
        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }

        @Override
        protected void removeRange(int from, int to) {
            System.out.println("overridden " + from + " " + to);
        }
    }

    int[] numbers = {1, 2, 3};

    @Override
    protected Object clone() {
        return "overridden";
    }

    interface Deed {
        Object perform() throws Throwable;
    }

    static void shown(String name, Deed deed) {
        try {
            System.out.println(name + ": " + deed.perform());
        } catch (Throwable thrown) {
            System.out.println(name + ": " + thrown);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType copies = MethodType.methodType(Object.class);
        MethodHandle special = lookup.findSpecial(Object.class, "clone", copies, ProtectedHandles.class);
        ProtectedHandles first = new ProtectedHandles();
        shown("type", special::type);
        shown("special", () -> ((ProtectedHandles) special.invoke(first)).numbers == first.numbers);
        shown("exactly", () -> (Object) special.invokeExact(first) != first);
        shown("of another", () -> (Object) special.invoke(new Object()));
        shown("of a list", () -> (Object) special.invoke((Object) new ArrayList<>(List.of(1))));
        shown("null", () -> (Object) special.invoke((Object) null));
        shown("virtual", () -> (Object) lookup.findVirtual(ProtectedHandles.class, "clone", copies).invoke(first));
        shown("virtual of Object", () -> {
            MethodHandle virtual = lookup.findVirtual(Object.class, "clone", copies);
            return virtual.type() + " " + (Object) virtual.invoke(first);
        });
        shown("finalize", () -> lookup.findSpecial(Object.class, "finalize", MethodType.methodType(void.class),
                ProtectedHandles.class).type());
        MethodType range = MethodType.methodType(void.class, int.class, int.class);
        Many many = new Many();
        many.addAll(List.of("a", "b", "c", "d"));
        shown("range", () -> (Object) Many.lookup().findSpecial(ArrayList.class, "removeRange", range, Many.class).invoke(many, 1, 3));
        shown("left", () -> many);
        shown("virtual range", () -> (Object) Many.lookup().findVirtual(ArrayList.class, "removeRange", range).invoke(many, 0, 1));
        shown("left", () -> many);
        shown("another's virtual range", () -> lookup.findVirtual(ArrayList.class, "removeRange", range));
    }
}
