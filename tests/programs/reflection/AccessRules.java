import java.lang.reflect.*;
import java.util.*;
import one.Base;
import two.Derived;

/** Who may use what by reflection: packages, protected members, nests, classes that are not public, and what is forced. */
public class AccessRules {
    interface Call { Object call() throws Throwable; }
    static class Mate { private static String secret() { return "mate"; } private int n = 6; private Mate() { } }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + String.valueOf(call.call()).replaceAll("@[0-9a-f]+", "@"));
        } catch (Throwable e) {
            System.out.println(what + " ! " + e + " / " + e.getCause());
        }
    }

    public static void main(String[] args) throws Throwable {
        Derived derived = new Derived(), sub = new Derived.Sub();
        Base base = new Base();
        for (boolean forced : new boolean[] {false, true}) {
            for (Field f : Base.class.getDeclaredFields()) {
                f.setAccessible(forced);
                for (Object on : new Object[] {base, derived, sub}) {
                    show(f.getName() + " " + on.getClass().getName(), () -> f.get(on));
                    show(f.getName() + " by two " + on.getClass().getName(), () -> Derived.get(f, on));
                }
                show(f.getName() + " can", () -> f.canAccess(base) + " " + f.canAccess(derived));
            }
            for (String name : new String[] {"sPub", "sProt", "sPack", "sPriv", "mPub", "mProt", "mPack", "mPriv"}) {
                Method m = Base.class.getDeclaredMethod(name);
                m.setAccessible(forced);
                for (Object on : new Object[] {base, derived, sub}) {
                    show(name + " " + on.getClass().getName(), () -> m.invoke(on));
                    show(name + " by two " + on.getClass().getName(), () -> Derived.call(m, on));
                    show(name + " by one " + on.getClass().getName(), () -> base.peer(m, on));
                }
                show(name + " can", () -> m.canAccess(name.startsWith("s") ? null : base));
            }
            Object[][] made = {{}, {1}, {"s"}, {1L}};
            Class<?>[][] types = {{}, {int.class}, {String.class}, {long.class}};
            for (int i = 0; i < made.length; i++) {
                Constructor<?> c = Base.class.getDeclaredConstructor(types[i]);
                c.setAccessible(forced);
                Object[] arguments = made[i];
                show(c.toString(), () -> c.newInstance(arguments).getClass());
                show(c + " by two", () -> Derived.make(c, arguments));
                show(c + " can", () -> c.canAccess(null));
            }
        }
        Class<?> nested = Class.forName("one.Base$Nested"), hidden = Base.hidden().getClass();
        show("nested", () -> nested.getConstructor().newInstance());
        show("nested", () -> nested.getField("value").get(null));
        show("hidden", () -> hidden.getMethod("call").invoke(Base.hidden()));
        show("hidden", () -> { Method m = hidden.getMethod("call"); System.out.println(m.trySetAccessible()); return m.invoke(Base.hidden()); });
        show("hidden", () -> hidden.newInstance());
        show("mate", () -> Mate.class.getDeclaredMethod("secret").invoke(null));
        show("mate", () -> Mate.class.getDeclaredField("n").get(Mate.class.getDeclaredConstructor().newInstance()));
        show("can", () -> Base.class.getDeclaredMethod("mPub").canAccess(null));
        show("can", () -> Base.class.getDeclaredMethod("mPub").canAccess("other"));
        show("can", () -> Base.class.getDeclaredMethod("sPub").canAccess(base));
        Method priv = Base.class.getDeclaredMethod("mPriv");
        AccessibleObject.setAccessible(new AccessibleObject[] {priv}, true);
        show("all", () -> priv.invoke(base));
        for (int i = 0; i < 5000; i++) priv.invoke(base);
        priv.setAccessible(false);
        show("none", () -> priv.invoke(base));
    }
}
