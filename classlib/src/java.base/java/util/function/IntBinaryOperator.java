package java.util.function;

/** An operator on two {@code int} values. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
