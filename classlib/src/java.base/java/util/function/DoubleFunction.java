package java.util.function;

/** A function of one {@code double}. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
