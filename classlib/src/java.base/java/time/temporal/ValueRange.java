package java.time.temporal;

import java.time.DateTimeException;

/** The values that a field can have; the greatest may depend on other fields. */
public final class ValueRange {
    private final long minimum;
    private final long largestMinimum;
    private final long smallestMaximum;
    private final long maximum;

    private ValueRange(long minimum, long largestMinimum, long smallestMaximum, long maximum) {
        this.minimum = minimum;
        this.largestMinimum = largestMinimum;
        this.smallestMaximum = smallestMaximum;
        this.maximum = maximum;
    }

    public static ValueRange of(long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException("Minimum value must be less than maximum value");
        }
        return new ValueRange(min, min, max, max);
    }

    public static ValueRange of(long min, long maxSmallest, long maxLargest) {
        if (min > maxSmallest) {
            throw new IllegalArgumentException("Minimum value must be less than smallest maximum value");
        }
        return of(min, min, maxSmallest, maxLargest);
    }

    public static ValueRange of(long minSmallest, long minLargest, long maxSmallest, long maxLargest) {
        if (minSmallest > minLargest) {
            throw new IllegalArgumentException("Smallest minimum value must be less than largest minimum value");
        }
        if (maxSmallest > maxLargest) {
            throw new IllegalArgumentException("Smallest maximum value must be less than largest maximum value");
        }
        if (minLargest > maxLargest) {
            throw new IllegalArgumentException("Largest minimum value must be less than largest maximum value");
        }
        if (minSmallest > maxSmallest) {
            throw new IllegalArgumentException("Smallest minimum value must be less than smallest maximum value");
        }
        return new ValueRange(minSmallest, minLargest, maxSmallest, maxLargest);
    }
    //#for declared value
    //#| long getMinimum() | minimum
    //#| long getLargestMinimum() | largestMinimum
    //#| long getSmallestMaximum() | smallestMaximum
    //#| long getMaximum() | maximum
    //#| boolean isFixed() | minimum == largestMinimum && smallestMaximum == maximum

    public $declared$ {
        return $value$;
    }
    //#end

    /** Whether all values fit an int. */
    public boolean isIntValue() {
        return minimum >= Integer.MIN_VALUE && maximum <= Integer.MAX_VALUE;
    }

    public boolean isValidValue(long value) {
        return value >= minimum && value <= maximum;
    }

    public boolean isValidIntValue(long value) {
        return isIntValue() && isValidValue(value);
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw invalid(value, field);
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        if (!isValidIntValue(value)) {
            throw invalid(value, field);
        }
        return (int) value;
    }

    private DateTimeException invalid(long value, TemporalField field) {
        String name = field == null ? "" : " for " + field;
        return new DateTimeException("Invalid value" + name + " (valid values " + this + "): " + value);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof ValueRange)) {
            return false;
        }
        ValueRange that = (ValueRange) obj;
        return minimum == that.minimum && largestMinimum == that.largestMinimum
                && smallestMaximum == that.smallestMaximum && maximum == that.maximum;
    }

    @Override
    public int hashCode() {
        long hash = minimum + (largestMinimum << 16) + (largestMinimum >> 48) + (smallestMaximum << 32)
                + (smallestMaximum >> 32) + (maximum << 48) + (maximum >> 16);
        return (int) (hash ^ hash >>> 32);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(minimum);
        if (minimum != largestMinimum) {
            text.append('/').append(largestMinimum);
        }
        text.append(" - ").append(smallestMaximum);
        return smallestMaximum == maximum ? text.toString() : text.append('/').append(maximum).toString();
    }
}
