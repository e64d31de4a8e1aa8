package java.util.concurrent;

/** The result of a task that runs at some time. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {
}
