package java.util.function;

/** An operator on two {@code long} values. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
