package java.util.function;

/** A function from {@code int} to {@code double}. */
@FunctionalInterface
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
