// A hundred threads, a barrier made of wait/notifyAll, and a chain in which each thread starts the next.
public class ManyThreads {
    static class Barrier {
        final int parties;
        int waiting, generation;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized int await() throws InterruptedException {
            int mine = generation;
            if (++waiting == parties) {
                waiting = 0;
                generation++;
                notifyAll();
            } else {
                while (mine == generation) {
                    wait();
                }
            }
            return mine;
        }
    }

    static int[] sums = new int[3];
    static int depth;

    static void chain(int n) throws InterruptedException {
        depth++;
        if (n > 0) {
            Thread t = new Thread(() -> {
                try {
                    chain(n - 1);
                } catch (InterruptedException e) {
                    depth = -1000;
                }
            });
            t.start();
            t.join();
        }
    }

    public static void main(String[] args) throws Exception {
        Barrier barrier = new Barrier(20);
        Thread[] all = new Thread[20];
        for (int i = 0; i < all.length; i++) {
            int id = i;
            all[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 3; round++) {
                        int g = barrier.await();
                        synchronized (sums) {
                            sums[g] += id;
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
        chain(80);
        System.out.println(depth);
    }
}
