// javac: -g
/** Failed class initialisers: the trace of the first failure is kept for those who come later. */
public class FailedInitialisers {
    static class Fails {
        static int x;
        static { fail("first"); }
        static void fail(String message) { throw new IllegalStateException(message, new Error("cause")); }
    }

    static class FailsWithError {
        static int x;
        static { if (true) throw new Error("error"); }
    }

    static class Parent {
        static { if (true) throw new IllegalStateException("parent"); }
    }

    static class Child extends Parent {
        static int x;
    }

    static class Outer {
        static int x;
        static { Inner.x++; }
    }

    static class Inner {
        static int x = FailedInitialisers.none.length();
    }

    static class Deep {
        static int x = down(0);
        static int down(int n) { return down(n + 1) + 1; }
    }

    static String none;

    /** Makes other throwables in its constructor, and hides its trace. */
    static class Own extends RuntimeException {
        Own(String message) {
            super(message, new Error("made in a constructor"));
            addSuppressed(new Error("suppressed"));
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            return new StackTraceElement[] { new StackTraceElement("Made", "up", "Made.java", 1) };
        }
    }

    static class Wrapped extends Exception {
        Wrapped() { this(new RuntimeException("argument")); }
        Wrapped(Throwable cause) { super("wrapped", cause); }
    }

    static void attempt(Runnable action) {
        for (int i = 0; i < 2; i++) {
            try {
                action.run();
            } catch (Throwable thrown) {
                thrown.printStackTrace();
                Throwable cause = thrown.getCause();
                System.out.println(thrown.getStackTrace().length + " "
                        + (cause == null ? -1 : cause.getStackTrace().length) + " "
                        + (cause != null && cause.getCause() != null));
            }
        }
    }

    public static void main(String[] args) {
        attempt(() -> { Fails.x++; });
        attempt(() -> { FailsWithError.x++; });
        attempt(() -> { Child.x++; });
        attempt(() -> new Parent());
        attempt(() -> { Outer.x++; });
        attempt(() -> { Inner.x++; });
        Thread other = new Thread(() -> {
            try {
                Fails.x++;
            } catch (NoClassDefFoundError error) {
                System.out.println(error + " / " + error.getCause());
            }
        });
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            System.out.println(e);
        }
        try {
            Deep.x++;
        } catch (StackOverflowError error) {
            System.out.println(error);
        }
        try {
            Deep.x++;
        } catch (NoClassDefFoundError error) {
            StackTraceElement[] trace = error.getCause().getStackTrace();
            System.out.println(error.getCause() + " " + trace.length + " " + trace[1000].getMethodName());
        }
        new Own("own").printStackTrace();
        new Wrapped().printStackTrace();
    }
}
