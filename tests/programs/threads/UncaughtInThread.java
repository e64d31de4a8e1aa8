// An exception that ends a thread: default text on standard error, own handlers, default handler; exit code stays 0.
public class UncaughtInThread {
    static void fail(String s) {
        throw new IllegalStateException(s);
    }

    public static void main(String[] args) throws Exception {
        Thread plain = new Thread(() -> fail("plain"), "first");
        plain.start();
        plain.join();
        System.out.println("main goes on");
        Thread handled = new Thread(() -> fail("handled"), "second");
        handled.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " handler " + e.getMessage()));
        handled.start();
        handled.join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " default " + e));
        Thread third = new Thread(() -> fail("third"), "third");
        third.start();
        third.join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler fails too");
            throw new RuntimeException("in handler");
        });
        Thread fourth = new Thread(() -> fail("fourth"), "fourth");
        fourth.start();
        fourth.join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread error = new Thread(() -> {
            throw new AssertionError("an error");
        }, "fifth");
        error.start();
        error.join();
        System.out.println(error.isAlive() + " " + error.getState());
    }
}
