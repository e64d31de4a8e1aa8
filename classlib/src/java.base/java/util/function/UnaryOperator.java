package java.util.function;

/** A function whose argument and result have one type. */
@FunctionalInterface
public interface UnaryOperator<T> extends Function<T, T> {
    /** The operator that gives its argument back. */
    static <T> UnaryOperator<T> identity() {
        return t -> t;
    }
}
