// A failing static initialiser: ExceptionInInitializerError with cause, then NoClassDefFoundError, also for subclasses.
public class InitFailure {
    static class Bad {
        static int before = 1;
        static int x = Integer.parseInt("zzz");
        static int after = 2;

        static void touch() {
            System.out.println("never");
        }
    }

    static class Child extends Bad {
        static {
            System.out.println("never either");
        }
    }

    static class Err {
        static {
            if (true) {
                throw new StackOverflowError("as error");
            }
        }
    }

    static class Checked {
        static int v;

        static {
            v = 1;
            Object o = null;
            o.hashCode();
        }
    }

    interface Act {
        void run();
    }

    static void show(String what, Act act) {
        try {
            act.run();
            System.out.println(what + " ok");
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + ": " + t.getMessage());
            for (Throwable c = t.getCause(); c != null; c = c.getCause()) {
                System.out.println("  caused by " + c.getClass().getName() + ": " + c.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        show("field", () -> System.out.println(Bad.before));
        show("field again", () -> System.out.println(Bad.before));
        show("method", () -> Bad.touch());
        show("new", () -> new Bad());
        show("array", () -> System.out.println(new Bad[1].length));
        show("child", () -> new Child());
        show("child again", () -> new Child());
        show("error", () -> new Err());
        show("error again", () -> new Err());
        show("npe", () -> System.out.println(Checked.v));
        show("npe again", () -> Checked.v = 3);
    }
}
