// Interruption of sleep, wait and join; of oneself; the flag and when it is cleared.
public class Interrupts {
    static void waitFor(Thread t, Thread.State state) throws InterruptedException {
        while (t.getState() != state) {
            Thread.sleep(1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000000);
                System.out.println("not reached");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        sleeper.start();
        waitFor(sleeper, Thread.State.TIMED_WAITING);
        sleeper.interrupt();
        sleeper.join();
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("not reached");
                } catch (InterruptedException e) {
                    System.out.println(e.getMessage() + " holds " + Thread.holdsLock(lock) + " " + Thread.interrupted());
                }
            }
        });
        waiter.start();
        waitFor(waiter, Thread.State.WAITING);
        synchronized (lock) {
            waiter.interrupt();
            System.out.println("interrupted while main holds the lock");
        }
        waiter.join();
        Thread joiner = new Thread(() -> {
            try {
                Thread.currentThread().join();
            } catch (InterruptedException e) {
                System.out.println("join " + e.getMessage());
            }
        });
        joiner.start();
        waitFor(joiner, Thread.State.WAITING);
        joiner.interrupt();
        joiner.join();
        Thread self = Thread.currentThread();
        self.interrupt();
        System.out.println(self.isInterrupted() + " " + self.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        self.interrupt();
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + self.isInterrupted());
        }
        self.interrupt();
        try {
            synchronized (lock) {
                lock.wait(10);
            }
        } catch (InterruptedException e) {
            System.out.println(e.getMessage());
        }
        int[] spins = {0};
        Thread spinner = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                spins[0]++;
            }
            System.out.println("stopped spinning");
        });
        spinner.start();
        Thread.sleep(5);
        spinner.interrupt();
        spinner.join();
        System.out.println(spins[0] >= 0);
        spinner.interrupt();
        System.out.println(spinner.isInterrupted() || !spinner.isAlive());
    }
}
