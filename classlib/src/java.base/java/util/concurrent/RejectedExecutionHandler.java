package java.util.concurrent;

/** Decides what becomes of a task that an executor does not take. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable task, ThreadPoolExecutor executor);
}
