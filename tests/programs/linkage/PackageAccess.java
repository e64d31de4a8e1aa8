// Members whose access was narrowed after compilation, seen from another package: class, field, method, constructor.
import lib.*;

public class PackageAccess {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (IllegalAccessError e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    static class Child extends Open {
        Object call(Open o) {
            return protectedCall(this) + "" + getClass().getSimpleName();
        }

        static Object protectedCall(Child c) {
            return c.protectedMethod();
        }
    }

    public static void main(String[] args) {
        Open o = new Open();
        show("public", () -> o.stays());
        show("package-private method", () -> o.narrowed());
        show("private method", () -> o.hidden());
        show("package-private field", () -> o.field);
        show("static field", () -> Open.staticField);
        show("static field write", () -> Open.staticField = 4);
        show("constructor", () -> new Open(1));
        show("class", () -> new Narrow());
        show("class literal", () -> Narrow.class);
        show("class array", () -> new Narrow[1].length);
        show("protected through subclass", () -> new Child().call(o));
        show("protected of another object", () -> o.becomesProtected());
    }
}
