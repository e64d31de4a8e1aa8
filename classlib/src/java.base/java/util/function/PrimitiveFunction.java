//#file $Type$Function.java: int long double
package java.util.function;

/** A function of one {@code $type$}. */
@FunctionalInterface
public interface $Type$Function<R> {
    R apply($type$ value);
}
