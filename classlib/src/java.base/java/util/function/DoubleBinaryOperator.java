package java.util.function;

/** An operator on two {@code double} values. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
