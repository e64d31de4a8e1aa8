package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A calendar. */
public interface Chronology extends Comparable<Chronology> {
    static Chronology from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        return Objects.requireNonNullElse(temporal.query(TemporalQueries.chronology()), IsoChronology.INSTANCE);
    }

    static Chronology ofLocale(Locale locale) {
        String type = Objects.requireNonNull(locale, "locale").getUnicodeLocaleType("ca");
        if (type == null || type.equals("iso")) {
            return IsoChronology.INSTANCE;
        }
        for (Chronology known : getAvailableChronologies()) {
            if (type.equals(known.getCalendarType())) {
                return known;
            }
        }
        throw new DateTimeException("Unknown calendar system: " + type);
    }

    static Chronology of(String id) {
        Objects.requireNonNull(id, "id");
        for (Chronology known : getAvailableChronologies()) {
            if (id.equals(known.getId()) || id.equals(known.getCalendarType())) {
                return known;
            }
        }
        throw new DateTimeException("Unknown chronology: " + id);
    }

    static Set<Chronology> getAvailableChronologies() {
        return Set.of(IsoChronology.INSTANCE);
    }

    String getId();

    String getCalendarType();

    default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

    default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

    ChronoLocalDate dateEpochDay(long epochDay);

    default ChronoLocalDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    default ChronoLocalDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    default ChronoLocalDate dateNow(Clock clock) {
        return date(LocalDate.now(Objects.requireNonNull(clock, "clock")));
    }

    ChronoLocalDate date(TemporalAccessor temporal);

    default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal) {
        try {
            return date(temporal).atTime(LocalTime.from(temporal));
        } catch (DateTimeException cause) {
            throw new DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: "
                    + temporal.getClass(), cause);
        }
    }

    ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal);

    ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone);

    boolean isLeapYear(long prolepticYear);

    int prolepticYear(Era era, int yearOfEra);

    Era eraOf(int eraValue);

    List<Era> eras();

    ValueRange range(ChronoField field);

    default String getDisplayName(TextStyle style, Locale locale) {
        Objects.requireNonNull(style, "textStyle");
        Objects.requireNonNull(locale, "locale");
        return getId();
    }

    ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle);

    ChronoPeriod period(int years, int months, int days);

    default long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute, int second,
            java.time.ZoneOffset zoneOffset) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        long days = date(prolepticYear, month, dayOfMonth).toEpochDay();
        return days * 86400 + (hour * 60 + minute) * 60 + second - zoneOffset.getTotalSeconds();
    }

    default long epochSecond(Era era, int yearOfEra, int month, int dayOfMonth, int hour, int minute, int second,
            java.time.ZoneOffset zoneOffset) {
        Objects.requireNonNull(era, "era");
        return epochSecond(prolepticYear(era, yearOfEra), month, dayOfMonth, hour, minute, second, zoneOffset);
    }

    default boolean isIsoBased() {
        return false;
    }

    @Override
    int compareTo(Chronology other);

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
