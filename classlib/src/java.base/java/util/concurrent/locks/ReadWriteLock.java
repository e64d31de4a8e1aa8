package java.util.concurrent.locks;

/** Two locks on one thing: many may read at a time, or one may write. */
public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}
