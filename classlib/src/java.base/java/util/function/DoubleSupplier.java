package java.util.function;

/** A source of {@code double} values. */
@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
