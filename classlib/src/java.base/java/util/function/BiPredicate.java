package java.util.function;

import java.util.Objects;

/** A condition on two values. */
@FunctionalInterface
public interface BiPredicate<T, U> {
    boolean test(T t, U u);

    /** Short-circuiting conjunction. */
    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (t, u) -> test(t, u) && other.test(t, u);
    }

    /** Negation. */
    default BiPredicate<T, U> negate() {
        return (t, u) -> !test(t, u);
    }

    /** Short-circuiting disjunction. */
    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (t, u) -> test(t, u) || other.test(t, u);
    }
}
