// Two threads need one class: the second waits until the first has initialised it.
public class InitRace {
    static StringBuffer log = new StringBuffer();

    static class Slow {
        static int value;

        static {
            log.append("begin ");
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                log.append("interrupted ");
            }
            value = 7;
            log.append("end ");
        }
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int k = i;
            threads[i] = new Thread(() -> seen[k] = Slow.value);
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(log + "" + seen[0] + seen[1] + seen[2]);
    }
}
