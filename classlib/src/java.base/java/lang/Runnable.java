package java.lang;

/** Something to be run. */
@FunctionalInterface
public interface Runnable {
    void run();
}
