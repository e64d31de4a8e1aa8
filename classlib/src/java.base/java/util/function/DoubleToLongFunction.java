package java.util.function;

/** A function from {@code double} to {@code long}. */
@FunctionalInterface
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
