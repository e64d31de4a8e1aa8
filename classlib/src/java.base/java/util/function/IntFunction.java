package java.util.function;

/** A function of one {@code int}. */
@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
