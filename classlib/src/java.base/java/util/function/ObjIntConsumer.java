package java.util.function;

/** An action on an object and one {@code int}. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}
