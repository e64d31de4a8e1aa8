package java.util.function;

/** A function of two arguments with result {@code long}. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}
