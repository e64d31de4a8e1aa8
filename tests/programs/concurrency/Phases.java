import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class Phases {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        AtomicInteger work = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            phaser.register();
            int rounds = i + 1;
            new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    work.incrementAndGet();
                    if (r == rounds - 1) {
                        phaser.arriveAndDeregister();
                    } else {
                        phaser.arriveAndAwaitAdvance();
                    }
                }
            }).start();
        }
        for (int i = 0; i < 3; i++) {
            int phase = phaser.arriveAndAwaitAdvance();
            System.out.println("phase " + phase);
        }
        System.out.println(work + " " + phaser.getRegisteredParties() + " " + phaser.arriveAndDeregister() + " " + phaser.isTerminated() + " " + (phaser.getPhase() < 0) + " " + (phaser.arrive() < 0));
        Phaser counted = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                System.out.println("advance " + phase + " " + registered);
                return phase >= 1;
            }
        };
        System.out.println(counted.arrive() + " " + counted.getArrivedParties() + " " + counted.getUnarrivedParties() + " " + counted.arrive()
                + " " + counted.getPhase());
        try {
            counted.awaitAdvanceInterruptibly(1, 5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected);
        }
        System.out.println(counted.awaitAdvance(0) + " " + counted.bulkRegister(2) + " " + counted.getRegisteredParties());
        for (int i = 0; i < 4; i++) {
            counted.arrive();
        }
        System.out.println(counted.isTerminated() + " " + counted.register());
        try {
            new Phaser().arrive();
        } catch (IllegalStateException expected) {
            System.out.println(expected.toString().replaceAll("Phaser@[0-9a-f]+", "Phaser"));
        }
    }
}
