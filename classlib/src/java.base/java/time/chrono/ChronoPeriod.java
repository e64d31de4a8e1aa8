package java.time.chrono;

import java.time.temporal.TemporalAmount;

/** A span of years, months and days. */
public interface ChronoPeriod extends TemporalAmount {
    boolean isZero();

    boolean isNegative();

    ChronoPeriod negated();
}
