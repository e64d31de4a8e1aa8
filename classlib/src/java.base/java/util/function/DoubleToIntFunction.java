package java.util.function;

/** A function from {@code double} to {@code int}. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
