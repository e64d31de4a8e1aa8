// remove: MissingClass$Gone.class
// A class that was there at compile time and is missing at run time: when the error comes, and that it comes again.
public class MissingClass {
    static class Gone {
        static int f = 1;

        static int m() {
            return 2;
        }
    }

    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (NoClassDefFoundError e) {
            System.out.println(what + " " + e + " | " + e.getCause());
        }
    }

    static Object unused(Object o) {
        return o instanceof Gone ? 1 : 2;
    }

    public static void main(String[] args) {
        System.out.println("started");
        show("new", () -> new Gone());
        show("static field", () -> Gone.f);
        show("static method", () -> Gone.m());
        show("array", () -> new Gone[1].length);
        show("multi", () -> new Gone[1][1].length);
        show("literal", () -> Gone.class);
        show("cast of null", () -> (Gone) null);
        show("cast", () -> (Gone) (Object) "x");
        show("instanceof null", () -> null instanceof Gone);
        show("instanceof", () -> unused("x"));
        show("again", () -> Gone.m());
        try {
            throw new IllegalStateException("other");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
