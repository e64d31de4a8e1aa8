package java.util.function;

/** A function from {@code long} to {@code double}. */
@FunctionalInterface
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
