package java.time.temporal;

import java.time.DateTimeException;

/** Has the fields of a date or a time. */
public interface TemporalAccessor {
    boolean isSupported(TemporalField field);

    long getLong(TemporalField field);

    default ValueRange range(TemporalField field) {
        if (!isSupported(field)) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.range();
    }

    default int get(TemporalField field) {
        long value = getLong(field);
        if (value != (int) value) {
            throw new DateTimeException("Invalid field " + field + " for get() method, use getLong() instead");
        }
        return (int) value;
    }

    default <R> R query(TemporalQuery<R> query) {
        return query.queryFrom(this);
    }
}
