package java.util.function;

import java.util.Objects;

/** An action on two values. */
@FunctionalInterface
public interface BiConsumer<T, U> {
    void accept(T t, U u);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        Objects.requireNonNull(after);
        return (t, u) -> {
            accept(t, u);
            after.accept(t, u);
        };
    }
}
