package java.util.function;

/** A source of values. */
@FunctionalInterface
public interface Supplier<T> {
    T get();
}
