// exit: 1
// The main thread has a handler of its own: it prints instead, the exit code is still 1.
public class MainHandler {
    public static void main(String[] args) {
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + ": " + e.getMessage()));
        int[] a = new int[2];
        a[2] = 1;
    }
}
