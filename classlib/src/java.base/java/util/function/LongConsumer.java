package java.util.function;

import java.util.Objects;

/** An action on one {@code long}. */
@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default LongConsumer andThen(LongConsumer after) {
        Objects.requireNonNull(after);
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
