//#file $Type$Supplier.java: int long double
package java.util.function;

/** A source of {@code $type$} values. */
@FunctionalInterface
public interface $Type$Supplier {
    $type$ getAs$Type$();
}
