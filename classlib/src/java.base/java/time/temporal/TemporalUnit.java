package java.time.temporal;

import java.time.Duration;

/** A measure of time, such as an hour. */
public interface TemporalUnit {
    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();

    <R extends Temporal> R addTo(R temporal, long amount);

    long between(Temporal from, Temporal to);

    @Override
    String toString();
}
