package java.util.function;

/** A source of {@code int} values. */
@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
