package java.util.function;

import java.util.Objects;

/** An operator on one {@code double}. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    /** This operator applied to the result of {@code before}. */
    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsDouble(before.applyAsDouble(operand));
    }

    /** {@code after} applied to the result of this operator. */
    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsDouble(applyAsDouble(operand));
    }

    /** The operator that gives its argument back. */
    static DoubleUnaryOperator identity() {
        return operand -> operand;
    }
}
