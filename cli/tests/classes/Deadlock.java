public class Deadlock {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static void go(Object first, Object second) {
        synchronized (first) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
            synchronized (second) {
                System.out.println("not reached");
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> go(A, B), "left");
        Thread right = new Thread(() -> go(B, A), "right");
        left.start();
        right.start();
        left.join();
    }
}
