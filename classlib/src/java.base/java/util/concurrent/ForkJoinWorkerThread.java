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

    public int getPoolIndex() {
        return pool.indexOf(this);
    }

    public int getQueuedTaskCount() {
        return (int) pool.getQueuedTaskCount();
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    @Override
    public void run() {
        Throwable thrown = null;
        try {
            onStart();
            pool.work();
        } catch (Throwable failure) {
            thrown = failure;
        } finally {
            onTermination(thrown);
        }
    }
}
