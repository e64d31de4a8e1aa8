package java.util.function;

/** A function from {@code long} to {@code int}. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
