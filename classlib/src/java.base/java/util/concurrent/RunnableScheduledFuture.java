package java.util.concurrent;

/** A task that runs at some time, perhaps again and again. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
    boolean isPeriodic();
}
