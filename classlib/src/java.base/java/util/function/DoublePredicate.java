package java.util.function;

import java.util.Objects;

/** A condition on one {@code double}. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    /** Short-circuiting conjunction. */
    default DoublePredicate and(DoublePredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** Negation. */
    default DoublePredicate negate() {
        return value -> !test(value);
    }

    /** Short-circuiting disjunction. */
    default DoublePredicate or(DoublePredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }
}
