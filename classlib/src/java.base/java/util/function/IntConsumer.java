package java.util.function;

import java.util.Objects;

/** An action on one {@code int}. */
@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default IntConsumer andThen(IntConsumer after) {
        Objects.requireNonNull(after);
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
