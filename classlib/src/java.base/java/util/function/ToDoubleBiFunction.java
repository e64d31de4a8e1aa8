package java.util.function;

/** A function of two arguments with result {@code double}. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}
