import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/** Special calls of methods that are not above the calling class: what linking refuses comes first. */
public class SpecialCallers {
    static class Base {
        public void open() {
        }

        protected void shielded() {
        }

        private void own() {
        }

        void near() {
        }

        static void fixed() {
        }
    }

    abstract static class Half extends Base {
        abstract void missing();
    }

    static class Whole extends Half {
        @Override
        void missing() {
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    interface Face {
        default void inherited() {
        }

        void demanded();

        private void own() {
        }
    }

    static class Bearer implements Face {
        @Override
        public void demanded() {
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static class Heir extends Bearer {
        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static class Items extends ArrayList<String> {
    }

    static class Own {
        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static void shown(MethodHandles.Lookup lookup, Class<?> owner, String name, MethodType type, Class<?> caller) {
        String text = owner.getSimpleName() + "." + name + " by " + caller.getSimpleName() + ": ";
        try {
            text += lookup.findSpecial(owner, name, type, caller).type();
        } catch (ReflectiveOperationException refused) {
            String cause = refused.getCause() == null ? "" : " by " + refused.getCause().getClass().getSimpleName();
            text += refused.getMessage().replaceAll("module @\\w+", "module") + cause;
        }
        System.out.println(text);
    }

    static void all(MethodHandles.Lookup lookup, MethodType type, Class<?> owner, String... names) {
        for (String name : names) {
            shown(lookup, owner, name, type, lookup.lookupClass());
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodType range = MethodType.methodType(void.class, int.class, int.class);
        MethodType nothing = MethodType.methodType(void.class);
        MethodType object = MethodType.methodType(Object.class);
        MethodType text = MethodType.methodType(String.class);
        MethodHandles.Lookup own = Own.lookup();
        all(own, range, ArrayList.class, "removeRange", "absent");
        all(own, range, AbstractList.class, "removeRange");
        all(own, range, Items.class, "removeRange");
        all(own, nothing, ArrayList.class, "clear", "<init>", "<clinit>");
        all(own, nothing, Base.class, "open", "shielded", "own", "near", "fixed", "absent");
        all(own, nothing, Half.class, "missing", "open");
        all(own, MethodType.methodType(Object.class, int.class), AbstractList.class, "get");
        all(own, MethodType.methodType(int.class), List.class, "size", "absent");
        all(own, nothing, Face.class, "inherited", "demanded", "own", "absent");
        all(own, text, Whole.class, "toString");
        all(own, object, int[].class, "clone");
        all(Whole.lookup(), nothing, Half.class, "missing", "open", "own");
        all(Whole.lookup(), nothing, Base.class, "shielded", "fixed");
        all(Bearer.lookup(), nothing, Face.class, "demanded", "own");
        all(Heir.lookup(), nothing, Face.class, "inherited", "own");
        shown(own, Face.class, "inherited", nothing, Heir.class);
        shown(own, Base.class, "open", nothing, Whole.class);
        String called = (String) own.findSpecial(Whole.class, "toString", text, Own.class).invoke(new Own());
        System.out.println(called.startsWith("SpecialCallers$Own@"));
    }
}
