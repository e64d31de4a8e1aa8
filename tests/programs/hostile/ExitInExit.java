// exit: 5
// Exits from shutdown hooks, from handlers and from initialisers.
public class ExitInExit {
    static class Initialised {
        static {
            System.exit(5);
        }

        static void touch() {
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime runtime = Runtime.getRuntime();
        runtime.addShutdownHook(new Thread(() -> {
            try {
                runtime.addShutdownHook(new Thread());
            } catch (IllegalStateException expected) {
                System.out.println("no hook: " + expected.getMessage());
            }
            try {
                runtime.removeShutdownHook(new Thread());
            } catch (IllegalStateException expected) {
                System.out.println("no hook: " + expected.getMessage());
            }
            Thread inner = new Thread(() -> System.out.println("inner"));
            inner.start();
            try {
                inner.join();
            } catch (InterruptedException thrown) {
                System.out.println(thrown);
            }
            throw new IllegalStateException("in a hook") {
                @Override
                public void printStackTrace(java.io.PrintStream to) {
                    System.out.println("printed");
                }
            };
        }));
        Thread waiting = new Thread(() -> {
            synchronized (Runtime.class) {
                try {
                    Thread.sleep(100000);
                } catch (InterruptedException thrown) {
                    System.out.println(thrown);
                }
            }
        });
        waiting.start();
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("not reached"));
        try {
            Initialised.touch();
        } finally {
            System.out.println("not reached");
        }
    }
}
