package java.util.function;

import java.util.Objects;

/** An action on one value. */
@FunctionalInterface
public interface Consumer<T> {
    void accept(T t);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default Consumer<T> andThen(Consumer<? super T> after) {
        Objects.requireNonNull(after);
        return t -> {
            accept(t);
            after.accept(t);
        };
    }
}
