// Fields and methods that another version of the class no longer has, has as static, or has with another access.
public class MissingMembers {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (IncompatibleClassChangeError e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Changed c = new Changed(1);
        show("kept", () -> c.kept());
        show("field gone", () -> c.gone);
        show("static field gone", () -> Changed.staticGone);
        show("method gone", () -> c.method("x", 1, null));
        show("static method gone", () -> Changed.staticMethod(1.5));
        show("constructor gone", () -> new Changed());
        show("now static", () -> c.becomesStatic());
        show("now instance", () -> Changed.becomesInstance());
        show("static field now instance", () -> Changed.fieldBecomesInstance);
        show("field now static", () -> c.fieldBecomesStatic);
        show("other type", () -> c.otherType);
        show("now private", () -> c.becomesPrivate());
        show("private field", () -> c.fieldBecomesPrivate);
        show("again", () -> c.method("x", 1, null));
        show("final write", () -> c.notFinal = 3);
        show("kept", () -> c.kept());
    }
}
