package java.util.function;

/** A source of {@code boolean} values. */
@FunctionalInterface
public interface BooleanSupplier {
    boolean getAsBoolean();
}
