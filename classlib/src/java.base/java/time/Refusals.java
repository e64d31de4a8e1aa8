package java.time;

import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** Exceptions that several classes throw, and their messages. */
final class Refusals {
    private Refusals() {
    }

    /** Something has not got what an object of the class {@code name} is made of. */
    static String unobtainable(String name, TemporalAccessor temporal) {
        return "Unable to obtain " + name + " from TemporalAccessor: " + temporal + " of type "
                + temporal.getClass().getName();
    }

    /** What the query gives, which makes an object of the class {@code name}. */
    static <T> T obtained(String name, TemporalAccessor temporal, TemporalQuery<T> query) {
        T found = temporal.query(query);
        if (found == null) {
            throw new DateTimeException(unobtainable(name, temporal));
        }
        return found;
    }
    //#for kind Kind
    //#| field | TemporalField
    //#| unit | TemporalUnit

    static void requireSupported(boolean isSupported, $Kind$ $kind$) {
        if (!isSupported) {
            throw new UnsupportedTemporalTypeException("Unsupported $kind$: " + $kind$);
        }
    }
    //#end
}
