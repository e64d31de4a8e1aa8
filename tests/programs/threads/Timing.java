// Sleeps end in order of their deadlines; join and wait with time-outs; time moves forward by what was slept.
public class Timing {
    static final StringBuffer LOG = new StringBuffer();

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        int[] millis = {300, 100, 200};
        for (int i = 0; i < 3; i++) {
            int ms = millis[i];
            threads[i] = new Thread(() -> {
                try {
                    Thread.sleep(ms);
                } catch (InterruptedException e) {
                    LOG.append("interrupted ");
                }
                LOG.append(ms).append(' ');
            });
            threads[i].start();
        }
        threads[0].join(1);
        System.out.println(threads[0].isAlive());
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(LOG);
        long before = System.nanoTime(), wall = System.currentTimeMillis();
        Thread.sleep(50);
        long slept = (System.nanoTime() - before) / 1_000_000;
        System.out.println((slept >= 49) + " " + (System.currentTimeMillis() - wall >= 49));
        Object lock = new Object();
        synchronized (lock) {
            before = System.nanoTime();
            lock.wait(30);
            System.out.println((System.nanoTime() - before) / 1_000_000 >= 29);
        }
        Thread.sleep(0);
        Thread.sleep(1, 1);
        before = System.nanoTime();
        threads[1].join(100000);
        System.out.println((System.nanoTime() - before) / 1_000_000_000 < 50);
    }
}
