package java.util.function;

import java.util.Objects;

/** A condition on one value. */
@FunctionalInterface
public interface Predicate<T> {
    boolean test(T t);

    /** Short-circuiting conjunction. */
    default Predicate<T> and(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) && other.test(t);
    }

    /** Negation. */
    default Predicate<T> negate() {
        return t -> !test(t);
    }

    /** Short-circuiting disjunction. */
    default Predicate<T> or(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) || other.test(t);
    }

    /** Equality with {@code targetRef} by {@link Objects#equals}; null is equal to null only. */
    static <T> Predicate<T> isEqual(Object targetRef) {
        return targetRef == null ? t -> t == null : t -> targetRef.equals(t);
    }

    /** The negation of {@code target}, for method references. */
    @SuppressWarnings("unchecked")
    static <T> Predicate<T> not(Predicate<? super T> target) {
        Objects.requireNonNull(target);
        return (Predicate<T>) target.negate();
    }
}
