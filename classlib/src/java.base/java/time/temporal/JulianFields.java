package java.time.temporal;

import java.time.DateTimeException;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Days counted from other days than 1970-01-01. */
public final class JulianFields {
    public static final TemporalField JULIAN_DAY = new Days("JulianDay", 2440588);
    public static final TemporalField MODIFIED_JULIAN_DAY = new Days("ModifiedJulianDay", 40587);
    public static final TemporalField RATA_DIE = new Days("RataDie", 719163);

    private JulianFields() {
    }

    private static final class Days implements TemporalField {
        private final String name;
        private final long offset;

        Days(String name, long offset) {
            this.name = name;
            this.offset = offset;
        }
        //#for declared value
        //#| TemporalUnit getBaseUnit() | ChronoUnit.DAYS
        //#| TemporalUnit getRangeUnit() | ChronoUnit.FOREVER
        //#| boolean isDateBased() | true
        //#| boolean isTimeBased() | false
        //#| ValueRange range() | ValueRange.of(-365243219162L + offset, 365241780471L + offset)

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public boolean isSupportedBy(TemporalAccessor temporal) {
            return temporal.isSupported(ChronoField.EPOCH_DAY);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            if (!isSupportedBy(temporal)) {
                throw new DateTimeException("Unsupported field: " + this);
            }
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor temporal) {
            return temporal.getLong(ChronoField.EPOCH_DAY) + offset;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R temporal, long newValue) {
            if (!range().isValidValue(newValue)) {
                throw new DateTimeException("Invalid value: " + name + " " + newValue);
            }
            return (R) temporal.with(ChronoField.EPOCH_DAY, Math.subtractExact(newValue, offset));
        }

        @Override
        public ChronoLocalDate resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partialTemporal,
                ResolverStyle resolverStyle) {
            long value = fieldValues.remove(this);
            Chronology chronology = Chronology.from(partialTemporal);
            if (resolverStyle != ResolverStyle.LENIENT) {
                range().checkValidValue(value, this);
                return chronology.dateEpochDay(value - offset);
            }
            return chronology.dateEpochDay(Math.subtractExact(value, offset));
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
