package java.util;

import java.util.function.Consumer;

/** A pass over the elements of a collection. */
public interface Iterator<E> {
    boolean hasNext();

    E next();

    /** Removes the element last returned; optional, absent unless overridden. */
    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    default void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        while (hasNext()) {
            action.accept(next());
        }
    }
}
