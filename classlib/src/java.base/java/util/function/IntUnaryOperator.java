package java.util.function;

import java.util.Objects;

/** An operator on one {@code int}. */
@FunctionalInterface
public interface IntUnaryOperator {
    int applyAsInt(int operand);

    /** This operator applied to the result of {@code before}. */
    default IntUnaryOperator compose(IntUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsInt(before.applyAsInt(operand));
    }

    /** {@code after} applied to the result of this operator. */
    default IntUnaryOperator andThen(IntUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsInt(applyAsInt(operand));
    }

    /** The operator that gives its argument back. */
    static IntUnaryOperator identity() {
        return operand -> operand;
    }
}
