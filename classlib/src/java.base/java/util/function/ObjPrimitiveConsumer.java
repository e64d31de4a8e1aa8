//#file Obj$Type$Consumer.java: int long double
package java.util.function;

/** An action on an object and one {@code $type$}. */
@FunctionalInterface
public interface Obj$Type$Consumer<T> {
    void accept(T t, $type$ value);
}
