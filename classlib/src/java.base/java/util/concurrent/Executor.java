package java.util.concurrent;

/** Runs tasks, somewhere and at some time. */
public interface Executor {
    void execute(Runnable command);
}
