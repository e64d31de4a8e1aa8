package java.util.concurrent;

/** A task with a result, which may fail. */
@FunctionalInterface
public interface Callable<V> {
    V call() throws Exception;
}
