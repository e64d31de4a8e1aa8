package java.time.temporal;

/** Asks something of a date or a time. */
@FunctionalInterface
public interface TemporalQuery<R> {
    R queryFrom(TemporalAccessor temporal);
}
