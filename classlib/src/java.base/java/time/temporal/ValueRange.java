package java.time.temporal;

import java.time.DateTimeException;

/** The values that a field can have; the greatest may depend on other fields. */
public final class ValueRange {
    private final long minimum;
    private final long smallestMaximum;
    private final long maximum;

    private ValueRange(long minimum, long smallestMaximum, long maximum) {
        this.minimum = minimum;
        this.smallestMaximum = smallestMaximum;
        this.maximum = maximum;
    }

    public static ValueRange of(long minimum, long maximum) {
        return of(minimum, maximum, maximum);
    }

    public static ValueRange of(long minimum, long smallestMaximum, long maximum) {
        if (minimum > smallestMaximum || smallestMaximum > maximum) {
            throw new IllegalArgumentException("Minimum value must be less than maximum value");
        }
        return new ValueRange(minimum, smallestMaximum, maximum);
    }

    public long getMinimum() {
        return minimum;
    }

    public long getSmallestMaximum() {
        return smallestMaximum;
    }

    public long getMaximum() {
        return maximum;
    }

    public boolean isFixed() {
        return smallestMaximum == maximum;
    }

    public boolean isValidValue(long value) {
        return value >= minimum && value <= maximum;
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw new DateTimeException(
                    "Invalid value for " + field + " (valid values " + this + "): " + value);
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        return (int) checkValidValue(value, field);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ValueRange && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public String toString() {
        return minimum + " - " + smallestMaximum + (isFixed() ? "" : "/" + maximum);
    }
}
