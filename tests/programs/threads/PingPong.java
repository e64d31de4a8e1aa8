// Strict alternation of two threads by wait and notify, timed waits that end by time, wait with a condition.
public class PingPong {
    static final Object LOCK = new Object();
    static int turn;
    static StringBuilder log = new StringBuilder();

    static void play(int me, String word) {
        for (int i = 0; i < 5; i++) {
            synchronized (LOCK) {
                while (turn != me) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                log.append(word).append(i).append(' ');
                turn = (turn + 1) % 3;
                LOCK.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> play(2, "c"));
        Thread b = new Thread(() -> play(1, "b"));
        a.start();
        b.start();
        play(0, "a");
        a.join();
        b.join();
        System.out.println(log);
        synchronized (LOCK) {
            LOCK.wait(5);
            System.out.println("timed out");
            LOCK.wait(1, 500);
        }
        boolean[] ready = {false};
        Thread waiter = new Thread(() -> {
            synchronized (ready) {
                while (!ready[0]) {
                    try {
                        ready.wait(10000);
                    } catch (InterruptedException e) {
                        System.out.println("unexpected");
                    }
                }
                System.out.println("ready");
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.TIMED_WAITING) {
            Thread.sleep(1);
        }
        System.out.println(waiter.getState());
        synchronized (ready) {
            ready[0] = true;
            ready.notify();
        }
        waiter.join();
        try {
            synchronized (LOCK) {
                LOCK.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
