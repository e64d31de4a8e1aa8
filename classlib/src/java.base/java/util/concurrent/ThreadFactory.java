package java.util.concurrent;

/** Makes threads that have not been started. */
public interface ThreadFactory {
    Thread newThread(Runnable task);
}
