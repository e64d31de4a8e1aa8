// Mutual exclusion by synchronized methods, static methods and blocks; reentrancy; release on exception.
public class SynchronizedCounters {
    static int shared;
    static int viaStatic;
    int instance;

    synchronized void bump() {
        int v = instance;
        for (int i = 0; i < 3; i++) {
            v += 1;
        }
        instance = v;
    }

    static synchronized void bumpStatic() {
        int v = viaStatic;
        Thread.yield();
        viaStatic = v + 1;
    }

    synchronized int nested(int n) {
        return n == 0 ? 0 : 1 + nested(n - 1);
    }

    synchronized void fails() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) throws Exception {
        SynchronizedCounters c = new SynchronizedCounters();
        Object lock = new Object();
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    c.bump();
                    synchronized (lock) {
                        int v = shared;
                        if (k % 50 == 0) {
                            Thread.yield();
                        }
                        shared = v + 1;
                    }
                    if (k % 20 == 0) {
                        bumpStatic();
                    }
                    try {
                        c.fails();
                    } catch (IllegalStateException e) {
                        continue;
                    }
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(c.instance + " " + shared + " " + viaStatic + " " + c.nested(50));
        synchronized (lock) {
            synchronized (lock) {
                System.out.println(Thread.holdsLock(lock) + " " + Thread.holdsLock(c));
            }
            System.out.println(Thread.holdsLock(lock));
        }
        System.out.println(Thread.holdsLock(lock));
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            lock.wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        int h = lock.hashCode();
        synchronized (lock) {
            System.out.println(h == lock.hashCode());
        }
        System.out.println(h == System.identityHashCode(lock));
    }
}
