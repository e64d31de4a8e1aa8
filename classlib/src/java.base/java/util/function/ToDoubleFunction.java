package java.util.function;

/** A function with a {@code double} result. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
