package java.util.function;

import java.util.Objects;

/** A function of one argument. */
@FunctionalInterface
public interface Function<T, R> {
    R apply(T t);

    /** This function applied to the result of {@code before}. */
    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        Objects.requireNonNull(before);
        return v -> apply(before.apply(v));
    }

    /** {@code after} applied to the result of this function. */
    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return t -> after.apply(apply(t));
    }

    /** The function that gives its argument back. */
    static <T> Function<T, T> identity() {
        return t -> t;
    }
}
