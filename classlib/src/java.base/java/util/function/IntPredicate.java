package java.util.function;

import java.util.Objects;

/** A condition on one {@code int}. */
@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    /** Short-circuiting conjunction. */
    default IntPredicate and(IntPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** Negation. */
    default IntPredicate negate() {
        return value -> !test(value);
    }

    /** Short-circuiting disjunction. */
    default IntPredicate or(IntPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }
}
