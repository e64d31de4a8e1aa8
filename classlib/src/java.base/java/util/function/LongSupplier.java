package java.util.function;

/** A source of {@code long} values. */
@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
