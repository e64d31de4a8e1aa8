package java.util.function;

import java.util.Objects;

/** An action on one {@code double}. */
@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default DoubleConsumer andThen(DoubleConsumer after) {
        Objects.requireNonNull(after);
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
