// Class initialisers that wait for each other, throw, start threads, and are looked at while they run.
public class InitialiserKnots {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown);
        }
    }
    static class Slow {
        static int value;
        static final Thread STARTED;

        static {
            STARTED = new Thread(() -> value = 5);
            value = 1;
        }
    }

    static class Cycle {
        static final Object SELF = Other.OTHER;
        static final Object OWN = new Object();
    }

    static class Other {
        static final Object OTHER = Cycle.OWN;
    }

    static class Failing {
        static int count;

        static {
            if (true) {
                throw new IllegalStateException("first");
            }
        }

        static void use() {
        }
    }

    static class Derived extends Failing {
        static int own = 3;
    }

    static class FailingError {
        static final int VALUE = fail();

        static int fail() {
            throw new AssertionError("error");
        }
    }

    static class Deep {
        static final int VALUE = recurse(0);

        static int recurse(int depth) {
            return recurse(depth + 1) + 1;
        }
    }

    interface Default {
        Object MADE = make("Default");

        default void method() {
        }
    }

    interface Plain {
        Object MADE = make("Plain");
    }

    static class Implementing implements Default, Plain {
        static {
            make("Implementing");
        }
    }

    static Object make(String name) {
        System.out.println("initialising " + name);
        return name;
    }

    static class First {
        static Object lock = new Object();

        static {
            InitialiserKnots.pause();
            Second.touch();
        }

        static void touch() {
        }
    }

    static class Second {
        static {
            InitialiserKnots.pause();
            First.touch();
        }

        static void touch() {
        }
    }

    static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException thrown) {
            System.out.println(thrown);
        }
    }

    static class Interrupted {
        static {
            Thread.currentThread().interrupt();
        }

        static void touch() {
        }
    }

    static class Locking {
        static {
            synchronized (Locking.class) {
                Locking.class.notifyAll();
            }
        }

        static synchronized int value() {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        show("slow", () -> {
            Slow.STARTED.start();
            Slow.STARTED.join();
            return Slow.value;
        });
        show("cycle", () -> Cycle.SELF + " " + (Cycle.OWN != null));
        for (int i = 0; i < 2; i++) {
            show("failing", () -> Failing.count);
            show("failing new", () -> new Failing());
            show("derived", () -> Derived.own);
            show("derived array", () -> new Derived[1].length);
            show("forName", () -> Class.forName("InitialiserKnots$Failing"));
            show("error", () -> FailingError.VALUE);
            show("instance", () -> null instanceof Failing);
        }
        show("deep", () -> Deep.VALUE);
        show("implementing", () -> new Implementing() == null);
        show("plain", () -> Plain.MADE);
        show("interrupted", () -> {
            Interrupted.touch();
            return Thread.interrupted();
        });
        show("locking", () -> Locking.value());
        Thread one = new Thread(First::touch);
        Thread two = new Thread(Second::touch);
        one.setDaemon(true);
        two.setDaemon(true);
        one.start();
        two.start();
        one.join(1000);
        two.join(1000);
        System.out.println(one.isAlive() + " " + two.isAlive());
        Thread third = new Thread(() -> System.out.println(First.lock));
        third.setDaemon(true);
        third.start();
        third.interrupt();
        third.join(200);
        System.out.println(third.isAlive() + " " + third.isInterrupted());
    }
}
