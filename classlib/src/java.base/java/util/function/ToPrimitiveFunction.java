//#file To$Type$Function.java: int long double
package java.util.function;

/** A function with a {@code $type$} result. */
@FunctionalInterface
public interface To$Type$Function<T> {
    $type$ applyAs$Type$(T value);
}
