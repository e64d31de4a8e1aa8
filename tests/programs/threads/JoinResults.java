// Threads by Runnable, subclass and lambda; join gives their results; names, states, priorities, ids in order.
public class JoinResults {
    static class Worker extends Thread {
        final int n;
        long sum;

        Worker(int n) {
            super("worker-" + n);
            this.n = n;
        }

        @Override
        public void run() {
            for (int i = 1; i <= n; i++) {
                sum += i;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Worker[] workers = new Worker[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker((i + 1) * 1000);
            System.out.println(workers[i].getName() + " " + workers[i].getState() + " " + workers[i].isAlive() + " " + workers[i].isDaemon() + " " + workers[i].getPriority());
        }
        for (Worker w : workers) {
            w.start();
        }
        for (Worker w : workers) {
            w.join();
            System.out.println(w.sum + " " + w.getState() + " " + w.isAlive());
        }
        String[] box = new String[1];
        Thread t = new Thread(() -> box[0] = Thread.currentThread().getName(), "named");
        t.start();
        t.join();
        System.out.println(box[0] + " " + Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " " + Thread.currentThread().isAlive());
        t.run();
        System.out.println(box[0]);
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("cannot restart " + e.getMessage());
        }
        Thread unnamed = new Thread(() -> {
        });
        System.out.println(unnamed.getName().startsWith("Thread-") + " " + unnamed.getState());
        unnamed.setName("renamed");
        unnamed.setPriority(7);
        System.out.println(unnamed.getName() + unnamed.getPriority());
        new Thread().run();
        Thread.currentThread().setName("the main one");
        System.out.println(Thread.currentThread().getName());
        t.join(10);
        Thread.yield();
    }
}
