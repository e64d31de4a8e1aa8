package java.util.concurrent;

/** A future whose {@code run} computes the result. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
    @Override
    void run();
}
