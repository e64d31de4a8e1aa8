package java.util.concurrent;

/** Something that is due at some time. */
public interface Delayed extends Comparable<Delayed> {
    /** What is left of the delay, not positive once it is over. */
    long getDelay(TimeUnit unit);
}
