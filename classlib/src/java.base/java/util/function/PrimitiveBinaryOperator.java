//#file $Type$BinaryOperator.java: int long double
package java.util.function;

/** An operator on two {@code $type$} values. */
@FunctionalInterface
public interface $Type$BinaryOperator {
    $type$ applyAs$Type$($type$ left, $type$ right);
}
