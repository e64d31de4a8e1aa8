package java.nio.file.attribute;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** When something happened to a file: an instant, or a number of units since 1970, however far from all instants. */
public final class FileTime implements Comparable<FileTime> {
    private static final long SECONDS_OF_DAY = 86_400;
    private static final long NANOS = 1_000_000_000L;

    private final long value;
    /** {@code null} where it is an instant. */
    private final TimeUnit unit;
    /** Of a number of units the next one that there is, once somebody has asked for it. */
    private Instant instant;

    private FileTime(long value, TimeUnit unit, Instant instant) {
        this.value = value;
        this.unit = unit;
        this.instant = instant;
    }

    public static FileTime fromMillis(long value) {
        return from(value, TimeUnit.MILLISECONDS);
    }

    public static FileTime from(Instant instant) {
        return new FileTime(0, null, Objects.requireNonNull(instant, "instant"));
    }

    public static FileTime from(long value, TimeUnit unit) {
        return new FileTime(value, Objects.requireNonNull(unit, "unit"), null);
    }

    public long toMillis() {
        return to(TimeUnit.MILLISECONDS);
    }

    public Instant toInstant() {
        if (instant == null) {
            long days = days();
            if (days < Math.floorDiv(Instant.MIN.getEpochSecond(), SECONDS_OF_DAY)) {
                instant = Instant.MIN;
            } else if (days > Math.floorDiv(Instant.MAX.getEpochSecond(), SECONDS_OF_DAY)) {
                instant = Instant.MAX;
            } else {
                instant = Instant.ofEpochSecond(days * SECONDS_OF_DAY, nanosOfDay());
            }
        }
        return instant;
    }

    /** Rounds a number of units towards zero, the fraction of an instant's second to what was before. */
    public long to(TimeUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (this.unit != null) {
            return unit.convert(value, this.unit);
        }
        long whole = unit.convert(instant.getEpochSecond(), TimeUnit.SECONDS);
        if (whole == Long.MIN_VALUE) {
            return whole;
        }
        long sum = whole + unit.convert(instant.getNano(), TimeUnit.NANOSECONDS);
        return sum < whole ? Long.MAX_VALUE : sum;
    }

    /** The days since 1970 that are over. */
    private long days() {
        return unit == null ? Math.floorDiv(instant.getEpochSecond(), SECONDS_OF_DAY)
                : Math.floorDiv(value, unit.convert(1, TimeUnit.DAYS));
    }

    /** How much of the day after them is over. */
    private long nanosOfDay() {
        return unit == null ? Math.floorMod(instant.getEpochSecond(), SECONDS_OF_DAY) * NANOS + instant.getNano()
                : unit.toNanos(Math.floorMod(value, unit.convert(1, TimeUnit.DAYS)));
    }

    @Override
    public int compareTo(FileTime other) {
        int order = Long.compare(days(), other.days());
        return order != 0 ? order : Long.compare(nanosOfDay(), other.nanosOfDay());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof FileTime && compareTo((FileTime) obj) == 0;
    }

    @Override
    public int hashCode() {
        return toInstant().hashCode();
    }

    /** As of an instant, but without a sign after 9999, with no year 0, and with no more digits than the fraction needs. */
    @Override
    public String toString() {
        String text = toInstant().toString();
        int end = text.indexOf('-', 1);
        long year = Long.parseLong(text.substring(0, end));
        int last = text.length() - 1;
        if (text.indexOf('.') >= 0) {
            while (text.charAt(last - 1) == '0') {
                last--;
            }
        }
        String rest = text.substring(end, last) + "Z";
        if (year > 0) {
            return text.substring(text.charAt(0) == '+' ? 1 : 0, end) + rest;
        }
        String before = Long.toString(1 - year);
        return "-" + "0".repeat(Math.max(0, 4 - before.length())) + before + rest;
    }
}
