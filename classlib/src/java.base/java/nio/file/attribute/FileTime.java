package java.nio.file.attribute;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** When something happened to a file. */
public final class FileTime implements Comparable<FileTime> {
    private final Instant instant;

    private FileTime(Instant instant) {
        this.instant = instant;
    }

    public static FileTime fromMillis(long value) {
        return new FileTime(Instant.ofEpochMilli(value));
    }

    public static FileTime from(Instant instant) {
        return new FileTime(instant);
    }

    public static FileTime from(long value, TimeUnit unit) {
        long seconds = unit.toSeconds(value);
        return new FileTime(Instant.ofEpochSecond(seconds,
                unit.toNanos(value - unit.convert(seconds, TimeUnit.SECONDS))));
    }

    public long toMillis() {
        return instant.toEpochMilli();
    }

    public Instant toInstant() {
        return instant;
    }

    public long to(TimeUnit unit) {
        long whole = unit.convert(instant.getEpochSecond(), TimeUnit.SECONDS);
        return whole + unit.convert(instant.getNano(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(FileTime other) {
        return instant.compareTo(other.instant);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof FileTime && ((FileTime) obj).instant.equals(instant);
    }

    @Override
    public int hashCode() {
        return instant.hashCode();
    }

    @Override
    public String toString() {
        return instant.toString();
    }
}
