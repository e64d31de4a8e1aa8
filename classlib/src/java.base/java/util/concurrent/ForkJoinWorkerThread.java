package java.util.concurrent;

/** A thread of a {@link ForkJoinPool}. */
public class ForkJoinWorkerThread extends Thread {
    private final ForkJoinPool pool;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        super(pool.nextThreadName());
        this.pool = pool;
        setDaemon(true);
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    @Override
    public void run() {
        pool.work();
    }
}
