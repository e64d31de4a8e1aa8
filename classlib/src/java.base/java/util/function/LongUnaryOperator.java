package java.util.function;

import java.util.Objects;

/** An operator on one {@code long}. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long operand);

    /** This operator applied to the result of {@code before}. */
    default LongUnaryOperator compose(LongUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsLong(before.applyAsLong(operand));
    }

    /** {@code after} applied to the result of this operator. */
    default LongUnaryOperator andThen(LongUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsLong(applyAsLong(operand));
    }

    /** The operator that gives its argument back. */
    static LongUnaryOperator identity() {
        return operand -> operand;
    }
}
