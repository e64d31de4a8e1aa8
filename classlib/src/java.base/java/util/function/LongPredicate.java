package java.util.function;

import java.util.Objects;

/** A condition on one {@code long}. */
@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    /** Short-circuiting conjunction. */
    default LongPredicate and(LongPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** Negation. */
    default LongPredicate negate() {
        return value -> !test(value);
    }

    /** Short-circuiting disjunction. */
    default LongPredicate or(LongPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }
}
