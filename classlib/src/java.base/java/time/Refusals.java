package java.time;

import java.time.temporal.TemporalAccessor;

/** Messages of exceptions that several classes throw. */
final class Refusals {
    private Refusals() {
    }

    /** Something has not got what an object of the class {@code name} is made of. */
    static String unobtainable(String name, TemporalAccessor temporal) {
        return "Unable to obtain " + name + " from TemporalAccessor: " + temporal + " of type "
                + temporal.getClass().getName();
    }
}
