package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Locale;
import java.util.Objects;

/** What is written, and how. */
final class PrintState {
    final DateTimeFormatter formatter;
    private final TemporalAccessor temporal;
    /** How many optional parts this lies in. */
    int optional;

    PrintState(TemporalAccessor temporal, DateTimeFormatter formatter) {
        this.formatter = formatter;
        this.temporal = adjust(temporal, formatter);
    }

    /** The value in the formatter's zone and calendar, if it has them. */
    private static TemporalAccessor adjust(TemporalAccessor temporal, DateTimeFormatter formatter) {
        Chronology overrideChronology = formatter.getChronology();
        ZoneId overrideZone = formatter.getZone();
        if (overrideChronology == null && overrideZone == null) {
            return temporal;
        }
        Chronology chronology = temporal.query(TemporalQueries.chronology());
        ZoneId zone = temporal.query(TemporalQueries.zoneId());
        if (Objects.equals(overrideChronology, chronology)) {
            overrideChronology = null;
        }
        if (Objects.equals(overrideZone, zone)) {
            overrideZone = null;
        }
        if (overrideChronology == null && overrideZone == null) {
            return temporal;
        }
        Chronology effectiveChronology = overrideChronology != null ? overrideChronology : chronology;
        if (overrideZone != null) {
            if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                Chronology used = Objects.requireNonNullElse(effectiveChronology, IsoChronology.INSTANCE);
                return used.zonedDateTime(Instant.from(temporal), overrideZone);
            }
            if (overrideZone.normalized() instanceof ZoneOffset && temporal.isSupported(ChronoField.OFFSET_SECONDS)
                    && temporal.get(ChronoField.OFFSET_SECONDS)
                            != overrideZone.getRules().getOffset(Instant.EPOCH).getTotalSeconds()) {
                throw new DateTimeException("Unable to apply override zone '" + overrideZone
                        + "' because the temporal object being formatted has a different offset but"
                        + " does not represent an instant: " + temporal);
            }
        }
        ZoneId effectiveZone = overrideZone != null ? overrideZone : zone;
        ChronoLocalDate date = null;
        if (overrideChronology != null && temporal.isSupported(ChronoField.EPOCH_DAY)) {
            date = effectiveChronology.date(temporal);
        }
        return new Overridden(temporal, date, effectiveChronology, effectiveZone);
    }

    /** A value with another date, calendar or zone. */
    private record Overridden(TemporalAccessor temporal, ChronoLocalDate date, Chronology chronology, ZoneId zone)
            implements TemporalAccessor {
        @Override
        public boolean isSupported(TemporalField field) {
            return date != null && field.isDateBased() ? date.isSupported(field) : temporal.isSupported(field);
        }

        @Override
        public ValueRange range(TemporalField field) {
            return date != null && field.isDateBased() ? date.range(field) : temporal.range(field);
        }

        @Override
        public long getLong(TemporalField field) {
            return date != null && field.isDateBased() ? date.getLong(field) : temporal.getLong(field);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R> R query(TemporalQuery<R> query) {
            if (query == TemporalQueries.chronology()) {
                return (R) chronology;
            }
            if (query == TemporalQueries.zoneId()) {
                return (R) zone;
            }
            return query == TemporalQueries.precision() ? temporal.query(query) : query.queryFrom(this);
        }

        @Override
        public String toString() {
            return temporal + (chronology != null ? " with chronology " + chronology : "")
                    + (zone != null ? " with zone " + zone : "");
        }
    }

    TemporalAccessor temporal() {
        return temporal;
    }

    Locale locale() {
        return formatter.getLocale();
    }

    DecimalStyle style() {
        return formatter.getDecimalStyle();
    }

    /** A field's value, or null where it is not there and need not be. */
    Long value(TemporalField field) {
        return optional > 0 && !temporal.isSupported(field) ? null : (Long) temporal.getLong(field);
    }

    <R> R value(TemporalQuery<R> query) {
        R result = temporal.query(query);
        if (result == null && optional == 0) {
            throw new DateTimeException("Unable to extract " + query + " from temporal " + temporal);
        }
        return result;
    }
}
