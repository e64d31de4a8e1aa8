//#file $Type$UnaryOperator.java: int long double
package java.util.function;

import java.util.Objects;

/** An operator on one {@code $type$}. */
@FunctionalInterface
public interface $Type$UnaryOperator {
    $type$ applyAs$Type$($type$ operand);

    /** This operator applied to the result of {@code before}. */
    default $Type$UnaryOperator compose($Type$UnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAs$Type$(before.applyAs$Type$(operand));
    }

    /** {@code after} applied to the result of this operator. */
    default $Type$UnaryOperator andThen($Type$UnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAs$Type$(applyAs$Type$(operand));
    }

    /** The operator that gives its argument back. */
    static $Type$UnaryOperator identity() {
        return operand -> operand;
    }
}
