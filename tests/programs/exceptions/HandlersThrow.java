/** What is said of handlers of uncaught exceptions that throw themselves. */
public class HandlersThrow {
    static void deep() {
        deep();
    }

    static void run(String name, Runnable body, Thread.UncaughtExceptionHandler handler) throws InterruptedException {
        Thread thread = new Thread(body, name);
        thread.setUncaughtExceptionHandler(handler);
        thread.start();
        thread.join();
        System.out.println(name + " " + thread.getState());
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable fails = () -> {
            throw new IllegalStateException("first");
        };
        run("exception", fails, (thread, thrown) -> {
            throw new RuntimeException("in the handler");
        });
        run("stack", HandlersThrow::deep, (thread, thrown) -> deep());
        run("memory", fails, (thread, thrown) -> {
            throw new OutOfMemoryError();
        });
        run("handled", HandlersThrow::deep, (thread, thrown) -> System.out.println("handler " + thrown));
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            throw new Error();
        });
        run("default", fails, null);
    }
}
