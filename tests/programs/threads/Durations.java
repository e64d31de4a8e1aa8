import java.time.Duration;

/** Sleeping and joining for a Duration. */
public class Durations {
    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime();
        Thread.sleep(Duration.ofMillis(5));
        System.out.println(System.nanoTime() - start >= 5_000_000);
        Thread.sleep(Duration.ZERO);
        Thread.sleep(Duration.ofSeconds(-5));
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(Duration.ofSeconds(Long.MAX_VALUE));
            } catch (InterruptedException e) {
                System.out.println(e.getMessage());
            }
        });
        try {
            sleeper.join(Duration.ofMillis(1));
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        sleeper.start();
        System.out.println(sleeper.join(Duration.ofMillis(2)) + " " + sleeper.join(Duration.ZERO)
                + " " + sleeper.join(Duration.ofMillis(-1)));
        sleeper.interrupt();
        System.out.println(sleeper.join(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999)) + " " + sleeper.join(Duration.ZERO));
        try {
            Thread.sleep((Duration) null);
        } catch (NullPointerException e) {
            System.out.println("no duration");
        }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(Duration.ZERO);
            System.out.println("slept");
        } catch (InterruptedException e) {
            System.out.println(e.getMessage());
        }
    }
}
