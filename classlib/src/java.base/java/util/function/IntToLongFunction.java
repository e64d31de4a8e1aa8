package java.util.function;

/** A function from {@code int} to {@code long}. */
@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
