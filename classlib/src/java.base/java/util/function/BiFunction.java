package java.util.function;

import java.util.Objects;

/** A function of two arguments. */
@FunctionalInterface
public interface BiFunction<T, U, R> {
    R apply(T t, U u);

    /** {@code after} applied to the result of this function. */
    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return (t, u) -> after.apply(apply(t, u));
    }
}
