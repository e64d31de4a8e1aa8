package java.time.chrono;

import java.time.temporal.TemporalAmount;
import java.util.Objects;

/** A span of years, months and days. */
public interface ChronoPeriod extends TemporalAmount {
    static ChronoPeriod between(ChronoLocalDate startDateInclusive, ChronoLocalDate endDateExclusive) {
        Objects.requireNonNull(startDateInclusive, "startDateInclusive");
        return startDateInclusive.until(Objects.requireNonNull(endDateExclusive, "endDateExclusive"));
    }

    Chronology getChronology();

    ChronoPeriod plus(TemporalAmount amountToAdd);

    ChronoPeriod minus(TemporalAmount amountToSubtract);

    ChronoPeriod multipliedBy(int scalar);

    ChronoPeriod normalized();

    boolean isZero();

    boolean isNegative();

    ChronoPeriod negated();
}
