package java.util.function;

/** A function of one {@code long}. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
