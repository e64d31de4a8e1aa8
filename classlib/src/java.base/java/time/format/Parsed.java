package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import static java.time.temporal.ChronoField.AMPM_OF_DAY;
import static java.time.temporal.ChronoField.CLOCK_HOUR_OF_AMPM;
import static java.time.temporal.ChronoField.CLOCK_HOUR_OF_DAY;
import static java.time.temporal.ChronoField.HOUR_OF_AMPM;
import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.MICRO_OF_DAY;
import static java.time.temporal.ChronoField.MICRO_OF_SECOND;
import static java.time.temporal.ChronoField.MILLI_OF_DAY;
import static java.time.temporal.ChronoField.MILLI_OF_SECOND;
import static java.time.temporal.ChronoField.MINUTE_OF_DAY;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;
import static java.time.temporal.ChronoField.SECOND_OF_DAY;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;

/** The fields that were read from a text, and the date and time that they make. */
final class Parsed implements TemporalAccessor {
    final Map<TemporalField, Long> values = new HashMap<>();
    ZoneId zone;
    Chronology chronology;
    boolean leapSecond;
    /** What the text said of the part of the day, such as "in the morning": minutes from and to; -1 for nothing. */
    int periodFrom = -1;
    int periodTo;
    Period excessDays = Period.ZERO;
    private ResolverStyle style;
    private ChronoLocalDate date;
    private LocalTime time;

    Parsed copy() {
        Parsed copy = new Parsed();
        copy.values.putAll(values);
        copy.zone = zone;
        copy.chronology = chronology;
        copy.leapSecond = leapSecond;
        copy.periodFrom = periodFrom;
        copy.periodTo = periodTo;
        return copy;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return values.containsKey(field) || date != null && date.isSupported(field)
                || time != null && time.isSupported(field)
                || field != null && !(field instanceof ChronoField) && field.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField field) {
        Objects.requireNonNull(field, "field");
        Long value = values.get(field);
        if (value != null) {
            return value;
        }
        if (date != null && date.isSupported(field)) {
            return date.getLong(field);
        }
        if (time != null && time.isSupported(field)) {
            return time.getLong(field);
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) chronology;
        }
        if (query == TemporalQueries.localDate()) {
            return (R) (date != null ? LocalDate.from(date) : null);
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (query == TemporalQueries.offset()) {
            Long offset = values.get(OFFSET_SECONDS);
            if (offset != null) {
                return (R) ZoneOffset.ofTotalSeconds(offset.intValue());
            }
            return (R) (zone instanceof ZoneOffset ? zone : null);
        }
        if (query == TemporalQueries.zone()) {
            return query.queryFrom(this);
        }
        return query == TemporalQueries.precision() ? null : query.queryFrom(this);
    }

    /**
     * Makes date and time of the fields, as far as there are enough.
     *
     * @throws DateTimeException if a value is out of range or contradicts another
     */
    Parsed resolve(ResolverStyle resolverStyle, Set<TemporalField> resolverFields) {
        if (resolverFields != null) {
            values.keySet().retainAll(resolverFields);
        }
        style = resolverStyle;
        resolveFields();
        resolveTimeLenient();
        crossCheck();
        resolvePeriod();
        resolveFractional();
        resolveInstant();
        return this;
    }

    private void resolveFields() {
        resolveInstantFields();
        resolveDateFields();
        resolveTimeFields();
        if (values.isEmpty()) {
            return;
        }
        for (int changes = 0; changes < 50; changes++) {
            boolean changed = false;
            for (TemporalField field : values.keySet().toArray(new TemporalField[0])) {
                if (!values.containsKey(field)) {
                    continue;
                }
                TemporalAccessor resolved = field.resolve(values, this, style);
                if (resolved != null) {
                    take(resolved);
                    changed = true;
                    break;
                }
                if (!values.containsKey(field)) {
                    changed = true;
                    break;
                }
            }
            if (!changed) {
                return;
            }
            resolveInstantFields();
            resolveDateFields();
            resolveTimeFields();
        }
        throw new DateTimeException("One of the parsed fields has an incorrectly implemented resolve method");
    }

    private void take(TemporalAccessor resolved) {
        if (resolved instanceof ChronoZonedDateTime<?> zoned) {
            if (zone == null) {
                zone = zoned.getZone();
            } else if (!zone.equals(zoned.getZone())) {
                throw new DateTimeException("ChronoZonedDateTime must use the effective parsed zone: " + zone);
            }
            resolved = zoned.toLocalDateTime();
        }
        if (resolved instanceof ChronoLocalDateTime<?> both) {
            update(both.toLocalTime(), Period.ZERO);
            update(both.toLocalDate());
        } else if (resolved instanceof ChronoLocalDate only) {
            update(only);
        } else if (resolved instanceof LocalTime only) {
            update(only, Period.ZERO);
        } else {
            throw new DateTimeException("Method resolve() can only return ChronoZonedDateTime, "
                    + "ChronoLocalDateTime, ChronoLocalDate or LocalTime");
        }
    }

    private void put(TemporalField from, TemporalField field, Long value) {
        Long old = values.put(field, value);
        if (old != null && old.longValue() != value.longValue()) {
            throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value
                    + " while resolving  " + from);
        }
    }

    private void resolveInstantFields() {
        Long instant = values.get(INSTANT_SECONDS);
        if (instant == null) {
            return;
        }
        ZoneId used = zone;
        if (used == null) {
            Long offset = values.get(OFFSET_SECONDS);
            if (offset == null) {
                return;
            }
            used = ZoneOffset.ofTotalSeconds(offset.intValue());
        }
        values.remove(INSTANT_SECONDS);
        ChronoZonedDateTime<?> zoned = chronology.zonedDateTime(Instant.ofEpochSecond(instant), used);
        update(zoned.toLocalDate());
        put(INSTANT_SECONDS, SECOND_OF_DAY, (long) zoned.toLocalTime().toSecondOfDay());
        put(INSTANT_SECONDS, OFFSET_SECONDS, (long) zoned.getOffset().getTotalSeconds());
    }

    private void resolveDateFields() {
        update(chronology.resolveDate(values, style));
    }

    private void update(ChronoLocalDate other) {
        if (date != null) {
            if (other != null && !date.equals(other)) {
                throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + date + " " + other);
            }
        } else if (other != null) {
            if (!chronology.equals(other.getChronology())) {
                throw new DateTimeException("ChronoLocalDate must use the effective parsed chronology: " + chronology);
            }
            date = other;
        }
    }

    private void checked(ChronoField field, long value, long zeroAllowed) {
        if (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && value != zeroAllowed) {
            field.checkValidValue(value);
        }
    }

    private void resolveTimeFields() {
        Long clockHour = values.remove(CLOCK_HOUR_OF_DAY);
        if (clockHour != null) {
            checked(CLOCK_HOUR_OF_DAY, clockHour, 0);
            put(CLOCK_HOUR_OF_DAY, HOUR_OF_DAY, clockHour == 24 ? 0 : clockHour);
        }
        Long clockHalf = values.remove(CLOCK_HOUR_OF_AMPM);
        if (clockHalf != null) {
            checked(CLOCK_HOUR_OF_AMPM, clockHalf, 0);
            put(CLOCK_HOUR_OF_AMPM, HOUR_OF_AMPM, clockHalf == 12 ? 0 : clockHalf);
        }
        if (values.containsKey(AMPM_OF_DAY) && values.containsKey(HOUR_OF_AMPM)) {
            long half = values.remove(AMPM_OF_DAY);
            long hour = values.remove(HOUR_OF_AMPM);
            if (style == ResolverStyle.LENIENT) {
                put(AMPM_OF_DAY, HOUR_OF_DAY, Math.addExact(Math.multiplyExact(half, 12), hour));
            } else {
                AMPM_OF_DAY.checkValidValue(half);
                HOUR_OF_AMPM.checkValidValue(hour);
                put(AMPM_OF_DAY, HOUR_OF_DAY, half * 12 + hour);
            }
        }
        Long nanoOfDay = values.remove(NANO_OF_DAY);
        if (nanoOfDay != null) {
            strictly(NANO_OF_DAY, nanoOfDay);
            put(NANO_OF_DAY, HOUR_OF_DAY, nanoOfDay / 3600_000_000_000L);
            put(NANO_OF_DAY, MINUTE_OF_HOUR, nanoOfDay / 60_000_000_000L % 60);
            put(NANO_OF_DAY, SECOND_OF_MINUTE, nanoOfDay / 1_000_000_000L % 60);
            put(NANO_OF_DAY, NANO_OF_SECOND, nanoOfDay % 1_000_000_000L);
        }
        //#for UNIT unit second
        //#| MICRO | micro | 1_000_000L
        //#| MILLI | milli | 1_000L
        Long $unit$OfDay = values.remove($UNIT$_OF_DAY);
        if ($unit$OfDay != null) {
            strictly($UNIT$_OF_DAY, $unit$OfDay);
            put($UNIT$_OF_DAY, SECOND_OF_DAY, $unit$OfDay / $second$);
            put($UNIT$_OF_DAY, $UNIT$_OF_SECOND, $unit$OfDay % $second$);
        }
        //#end
        Long secondOfDay = values.remove(SECOND_OF_DAY);
        if (secondOfDay != null) {
            strictly(SECOND_OF_DAY, secondOfDay);
            put(SECOND_OF_DAY, HOUR_OF_DAY, secondOfDay / 3600);
            put(SECOND_OF_DAY, MINUTE_OF_HOUR, secondOfDay / 60 % 60);
            put(SECOND_OF_DAY, SECOND_OF_MINUTE, secondOfDay % 60);
        }
        Long minuteOfDay = values.remove(MINUTE_OF_DAY);
        if (minuteOfDay != null) {
            strictly(MINUTE_OF_DAY, minuteOfDay);
            put(MINUTE_OF_DAY, HOUR_OF_DAY, minuteOfDay / 60);
            put(MINUTE_OF_DAY, MINUTE_OF_HOUR, minuteOfDay % 60);
        }
        Long nano = values.get(NANO_OF_SECOND);
        if (nano != null) {
            strictly(NANO_OF_SECOND, nano);
            Long micro = values.get(MICRO_OF_SECOND);
            if (micro != null) {
                strictly(MICRO_OF_SECOND, micro);
                nano = micro * 1000 + nano % 1000;
                put(MICRO_OF_SECOND, NANO_OF_SECOND, nano);
                values.remove(MICRO_OF_SECOND);
            }
            Long milli = values.remove(MILLI_OF_SECOND);
            if (milli != null) {
                strictly(MILLI_OF_SECOND, milli);
                put(MILLI_OF_SECOND, NANO_OF_SECOND, milli * 1_000_000L + nano % 1_000_000L);
            }
        }
        if (values.containsKey(HOUR_OF_DAY) && values.containsKey(MINUTE_OF_HOUR)
                && values.containsKey(SECOND_OF_MINUTE) && values.containsKey(NANO_OF_SECOND)) {
            resolveTime(values.remove(HOUR_OF_DAY), values.remove(MINUTE_OF_HOUR), values.remove(SECOND_OF_MINUTE),
                    values.remove(NANO_OF_SECOND));
        }
    }

    private void strictly(ChronoField field, long value) {
        if (style != ResolverStyle.LENIENT) {
            field.checkValidValue(value);
        }
    }

    private void resolveTimeLenient() {
        if (time == null) {
            if (values.containsKey(MILLI_OF_SECOND)) {
                long milli = values.remove(MILLI_OF_SECOND);
                Long micro = values.get(MICRO_OF_SECOND);
                if (micro != null) {
                    long both = milli * 1000 + micro % 1000;
                    put(MILLI_OF_SECOND, MICRO_OF_SECOND, both);
                    values.remove(MICRO_OF_SECOND);
                    values.put(NANO_OF_SECOND, both * 1000L);
                } else {
                    values.put(NANO_OF_SECOND, milli * 1_000_000L);
                }
            } else if (values.containsKey(MICRO_OF_SECOND)) {
                values.put(NANO_OF_SECOND, values.remove(MICRO_OF_SECOND) * 1000L);
            }
            Long hour = values.get(HOUR_OF_DAY);
            if (hour != null) {
                Long minute = values.get(MINUTE_OF_HOUR);
                Long second = values.get(SECOND_OF_MINUTE);
                Long nano = values.get(NANO_OF_SECOND);
                if (minute == null && (second != null || nano != null)
                        || minute != null && second == null && nano != null) {
                    return;
                }
                resolveTime(hour, minute == null ? 0 : minute, second == null ? 0 : second, nano == null ? 0 : nano);
                values.remove(HOUR_OF_DAY);
                values.remove(MINUTE_OF_HOUR);
                values.remove(SECOND_OF_MINUTE);
                values.remove(NANO_OF_SECOND);
            }
        }
        if (style != ResolverStyle.LENIENT) {
            for (Map.Entry<TemporalField, Long> entry : values.entrySet()) {
                if (entry.getKey() instanceof ChronoField field && field.isTimeBased()) {
                    field.checkValidValue(entry.getValue());
                }
            }
        }
    }

    private void resolveTime(long hour, long minute, long second, long nano) {
        if (style == ResolverStyle.LENIENT) {
            long total = Math.multiplyExact(hour, 3600_000_000_000L);
            total = Math.addExact(total, Math.multiplyExact(minute, 60_000_000_000L));
            total = Math.addExact(total, Math.multiplyExact(second, 1_000_000_000L));
            total = Math.addExact(total, nano);
            int days = (int) Math.floorDiv(total, 86400_000_000_000L);
            update(LocalTime.ofNanoOfDay(Math.floorMod(total, 86400_000_000_000L)), Period.ofDays(days));
            return;
        }
        int minutes = MINUTE_OF_HOUR.checkValidIntValue(minute);
        int nanos = NANO_OF_SECOND.checkValidIntValue(nano);
        if (style == ResolverStyle.SMART && hour == 24 && minutes == 0 && second == 0 && nanos == 0) {
            update(LocalTime.MIDNIGHT, Period.ofDays(1));
        } else {
            update(LocalTime.of(HOUR_OF_DAY.checkValidIntValue(hour), minutes,
                    SECOND_OF_MINUTE.checkValidIntValue(second), nanos), Period.ZERO);
        }
    }

    private void update(LocalTime other, Period days) {
        if (time != null) {
            if (!time.equals(other)) {
                throw new DateTimeException("Conflict found: Fields resolved to different times: " + time + " " + other);
            }
            if (!excessDays.isZero() && !days.isZero() && !excessDays.equals(days)) {
                throw new DateTimeException("Conflict found: Fields resolved to different excess periods: " + excessDays
                        + " " + days);
            }
            excessDays = days;
        } else {
            time = other;
            excessDays = days;
        }
    }

    private void crossCheck() {
        if (date != null) {
            crossCheck(date);
        }
        if (time != null) {
            crossCheck(time);
            if (date != null && !values.isEmpty()) {
                crossCheck(date.atTime(time));
            }
        }
    }

    private void crossCheck(TemporalAccessor target) {
        for (Iterator<Map.Entry<TemporalField, Long>> it = values.entrySet().iterator(); it.hasNext();) {
            Map.Entry<TemporalField, Long> entry = it.next();
            TemporalField field = entry.getKey();
            if (!target.isSupported(field)) {
                continue;
            }
            long derived;
            try {
                derived = target.getLong(field);
            } catch (RuntimeException absent) {
                continue;
            }
            if (derived != entry.getValue()) {
                throw new DateTimeException("Conflict found: Field " + field + " " + derived + " differs from " + field
                        + " " + entry.getValue() + " derived from " + target);
            }
            it.remove();
        }
    }

    private void resolvePeriod() {
        if (date != null && time != null && !excessDays.isZero()) {
            date = date.plus(excessDays);
            excessDays = Period.ZERO;
        }
    }

    private void resolveFractional() {
        if (time == null && (values.containsKey(INSTANT_SECONDS) || values.containsKey(SECOND_OF_DAY)
                || values.containsKey(SECOND_OF_MINUTE))) {
            Long nano = values.get(NANO_OF_SECOND);
            if (nano != null) {
                values.put(MICRO_OF_SECOND, nano / 1000);
                values.put(MILLI_OF_SECOND, nano / 1_000_000);
            } else {
                values.put(NANO_OF_SECOND, 0L);
                values.put(MICRO_OF_SECOND, 0L);
                values.put(MILLI_OF_SECOND, 0L);
            }
        }
    }

    private void resolveInstant() {
        if (date == null || time == null) {
            return;
        }
        Long offset = values.get(OFFSET_SECONDS);
        if (offset != null) {
            values.put(INSTANT_SECONDS,
                    date.atTime(time).atZone(ZoneOffset.ofTotalSeconds(offset.intValue())).toEpochSecond());
        } else if (zone != null) {
            values.put(INSTANT_SECONDS, date.atTime(time).atZone(zone).toEpochSecond());
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(values).append(',').append(chronology);
        if (zone != null) {
            text.append(',').append(zone);
        }
        if (date != null || time != null) {
            text.append(" resolved to ");
            if (date != null) {
                text.append(date);
                if (time != null) {
                    text.append('T').append(time);
                }
            } else {
                text.append(time);
            }
        }
        return text.toString();
    }
}
