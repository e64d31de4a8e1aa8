/** Waits again and again, and works for about a millisecond in between. */
public class Bursts {
    static long work(int rounds) {
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += (sum ^ i) % 7;
        }
        return sum;
    }

    static void nap() throws InterruptedException {
        Thread.sleep(25);
    }

    public static void main(String[] args) throws InterruptedException {
        long sum = 0;
        for (int i = 0; i < 40; i++) {
            sum += work(500_000);
            nap();
        }
        System.out.println(sum);
    }
}
