import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class Timers {
    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("clock", true);
        CountDownLatch ticks = new CountDownLatch(4);
        TimerTask ticking = new TimerTask() {
            private int count;

            @Override
            public void run() {
                System.out.println("tick " + count++ + " on " + Thread.currentThread().getName());
                if (count == 4) {
                    System.out.println(cancel() + " " + cancel());
                }
                ticks.countDown();
            }
        };
        timer.schedule(ticking, 5, 5);
        ticks.await();
        CountDownLatch once = new CountDownLatch(1);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("once");
                once.countDown();
            }
        }, 10);
        once.await();
        try {
            timer.schedule(ticking, 5);
        } catch (IllegalStateException expected) {
            System.out.println(expected);
        }
        TimerTask later = new TimerTask() {
            @Override
            public void run() {
                System.out.println("never");
            }
        };
        timer.schedule(later, 100_000);
        System.out.println(later.cancel() + " " + timer.purge());
        timer.cancel();
        try {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException expected) {
            System.out.println(expected);
        }
        try {
            new Timer(true).schedule(later, -1);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected);
        }
    }
}
