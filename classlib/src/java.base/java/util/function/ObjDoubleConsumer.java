package java.util.function;

/** An action on an object and one {@code double}. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}
