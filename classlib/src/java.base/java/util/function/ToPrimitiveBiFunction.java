//#file To$Type$BiFunction.java: int long double
package java.util.function;

/** A function of two arguments with result {@code $type$}. */
@FunctionalInterface
public interface To$Type$BiFunction<T, U> {
    $type$ applyAs$Type$(T t, U u);
}
