package java.util.function;

/** A function with an {@code int} result. */
@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
