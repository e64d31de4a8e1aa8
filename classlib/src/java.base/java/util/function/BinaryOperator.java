package java.util.function;

import java.util.Comparator;
import java.util.Objects;

/** A function of two arguments of one type, which is also the result's. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    /** The lesser argument by {@code comparator}; the first of two equal ones. */
    static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (a, b) -> comparator.compare(a, b) <= 0 ? a : b;
    }

    /** The greater argument by {@code comparator}; the first of two equal ones. */
    static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (a, b) -> comparator.compare(a, b) >= 0 ? a : b;
    }
}
