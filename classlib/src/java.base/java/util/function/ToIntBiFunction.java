package java.util.function;

/** A function of two arguments with result {@code int}. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
