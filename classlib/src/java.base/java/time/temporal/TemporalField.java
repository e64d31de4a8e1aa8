package java.time.temporal;

/** A part of dates or times, such as the hour. */
public interface TemporalField {
    TemporalUnit getBaseUnit();

    TemporalUnit getRangeUnit();

    ValueRange range();

    boolean isDateBased();

    boolean isTimeBased();

    @Override
    String toString();
}
