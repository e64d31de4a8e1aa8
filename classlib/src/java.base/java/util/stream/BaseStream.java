package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;

/** What streams of objects and of primitive values have in common. A stream is used once, by one operation. */
public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    Spliterator<T> spliterator();

    /** Whether {@link #parallel} was asked for last; the elements are passed one after the other all the same. */
    boolean isParallel();

    S sequential();

    S parallel();

    S unordered();

    /** Adds an action for {@link #close}; actions run in the order in which they were added. */
    S onClose(Runnable closeHandler);

    @Override
    void close();
}
