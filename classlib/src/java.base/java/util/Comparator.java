package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A total order. */
@FunctionalInterface
public interface Comparator<T> {
    int compare(T a, T b);

    boolean equals(Object obj);

    default Comparator<T> reversed() {
        return Collections.reverseOrder(this);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        Objects.requireNonNull(other);
        return (a, b) -> {
            int r = compare(a, b);
            return r != 0 ? r : other.compare(a, b);
        };
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> key, Comparator<? super U> c) {
        return thenComparing(comparing(key, c));
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> key) {
        return thenComparing(comparing(key));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> key) {
        return thenComparing(comparingInt(key));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> key) {
        return thenComparing(comparingLong(key));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> key) {
        return thenComparing(comparingDouble(key));
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return Collections.reverseOrder();
    }

    @SuppressWarnings("unchecked")
    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return (Comparator<T>) NaturalOrder.INSTANCE;
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> c) {
        return new NullsAtEnd<>(true, c);
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> c) {
        return new NullsAtEnd<>(false, c);
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> key, Comparator<? super U> c) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(c);
        return (a, b) -> c.compare(key.apply(a), key.apply(b));
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> key) {
        Objects.requireNonNull(key);
        return (a, b) -> key.apply(a).compareTo(key.apply(b));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            int x = key.applyAsInt(a);
            int y = key.applyAsInt(b);
            return x < y ? -1 : x == y ? 0 : 1;
        };
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> {
            long x = key.applyAsLong(a);
            long y = key.applyAsLong(b);
            return x < y ? -1 : x == y ? 0 : 1;
        };
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (a, b) -> Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
    }
}
