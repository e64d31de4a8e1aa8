package java.util.function;

/** A function with a {@code long} result. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
