//#file $Type$Predicate.java: int long double
package java.util.function;

import java.util.Objects;

/** A condition on one {@code $type$}. */
@FunctionalInterface
public interface $Type$Predicate {
    boolean test($type$ value);

    /** Short-circuiting conjunction. */
    default $Type$Predicate and($Type$Predicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** Negation. */
    default $Type$Predicate negate() {
        return value -> !test(value);
    }

    /** Short-circuiting disjunction. */
    default $Type$Predicate or($Type$Predicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }
}
