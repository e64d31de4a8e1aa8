package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;

/** Numbers, times and extra fields as zip files have them. */
final class ZipFormat {
    static final int ENCRYPTED = 1;
    /** Checksum and sizes follow the bytes of an entry. */
    static final int FOLLOWED = 8;
    static final int UTF_8 = 0x800;

    static final int ZIP64_EXTRA = 1;
    static final int TIMESTAMP_EXTRA = 0x5455;
    private static final int NTFS_EXTRA = 10;

    static final int MODIFIED = 1;
    static final int ACCESSED = 2;
    static final int CREATED = 4;

    static final long LARGEST_INT = 0xffffffffL;
    static final int LARGEST_SHORT = 0xffff;

    /** The lower half of a time before 1980, which zip files cannot say. */
    static final long BEFORE_1980 = 1 << 21 | 1 << 16;

    private ZipFormat() {
    }

    static int getShort(byte[] bytes, int at) {
        return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
    }

    static long getInt(byte[] bytes, int at) {
        return getShort(bytes, at) | (long) getShort(bytes, at + 2) << 16;
    }

    static long getLong(byte[] bytes, int at) {
        return getInt(bytes, at) | getInt(bytes, at + 4) << 32;
    }

    static void putShort(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
    }

    static void putInt(byte[] bytes, int at, long value) {
        putShort(bytes, at, (int) value);
        putShort(bytes, at + 2, (int) (value >> 16));
    }

    static void putLong(byte[] bytes, int at, long value) {
        putInt(bytes, at, value);
        putInt(bytes, at + 4, value >> 32);
    }

    /** Two seconds a unit; in the upper half the milliseconds that are missing. */
    static long dosTime(long milliseconds) {
        LocalDateTime time = local(milliseconds);
        long units = dosTime(time);
        return units == BEFORE_1980 ? units : units + (milliseconds % 2000 << 32);
    }

    static long dosTime(LocalDateTime time) {
        int year = time.getYear() - 1980;
        if (year < 0) {
            return BEFORE_1980;
        }
        return (year << 25 | time.getMonthValue() << 21 | time.getDayOfMonth() << 16 | time.getHour() << 11
                | time.getMinute() << 5 | time.getSecond() >> 1) & LARGEST_INT;
    }

    static LocalDateTime local(long milliseconds) {
        long shifted = milliseconds + TimeZone.getDefault().getOffset(milliseconds);
        return LocalDateTime.ofEpochSecond(
                Math.floorDiv(shifted, 1000L), (int) Math.floorMod(shifted, 1000L) * 1_000_000, ZoneOffset.UTC);
    }

    static long milliseconds(LocalDateTime time) {
        long shifted = time.toEpochSecond(ZoneOffset.UTC) * 1000 + time.getNano() / 1_000_000;
        TimeZone zone = TimeZone.getDefault();
        return shifted - zone.getOffset(shifted - zone.getRawOffset());
    }

    static LocalDateTime localOfDos(long dosTime) {
        int units = (int) dosTime;
        int year = (units >> 25 & 0x7f) + 1980;
        int month = units >> 21 & 0x0f;
        int day = units >> 16 & 0x1f;
        int hour = units >> 11 & 0x1f;
        int minute = units >> 5 & 0x3f;
        int second = units << 1 & 0x3e;
        try {
            return LocalDateTime.of(year, month, day, hour, minute, second);
        } catch (DateTimeException carried) {
            return LocalDateTime.of(year, 1, 1, 0, 0)
                    .plusMonths(month - 1).plusDays(day - 1).plusHours(hour).plusMinutes(minute).plusSeconds(second);
        }
    }

    static long millisecondsOfDos(long dosTime) {
        return milliseconds(localOfDos(dosTime)) + (dosTime >> 32);
    }

    /** Takes times, and in a central header or a long entry sizes, from an extra field. */
    static void readExtra(ZipEntry entry, byte[] extra, boolean sizes) {
        int at = 0;
        while (at + 4 < extra.length) {
            int tag = getShort(extra, at);
            int length = getShort(extra, at + 2);
            at += 4;
            if (at + length > extra.length) {
                break;
            }
            if (tag == ZIP64_EXTRA && sizes) {
                if (length >= 16) {
                    entry.size = getLong(extra, at);
                    entry.compressedSize = getLong(extra, at + 8);
                }
            } else if (tag == TIMESTAMP_EXTRA && length > 0) {
                readTimestamps(entry, extra, at, length);
            } else if (tag == NTFS_EXTRA && length >= 32 && getShort(extra, at + 4) == 1 && getShort(extra, at + 6) == 24) {
                entry.modified = windowsTime(getLong(extra, at + 8));
                entry.accessed = windowsTime(getLong(extra, at + 16));
                entry.created = windowsTime(getLong(extra, at + 24));
            }
            at += length;
        }
    }

    private static void readTimestamps(ZipEntry entry, byte[] extra, int from, int length) {
        int flags = extra[from];
        int at = 1;
        if ((flags & MODIFIED) != 0 && at + 4 <= length) {
            entry.modified = unixTime(extra, from + at);
            at += 4;
        }
        if ((flags & ACCESSED) != 0 && at + 4 <= length) {
            entry.accessed = unixTime(extra, from + at);
            at += 4;
        }
        if ((flags & CREATED) != 0 && at + 4 <= length) {
            entry.created = unixTime(extra, from + at);
        }
    }

    private static FileTime unixTime(byte[] bytes, int at) {
        return FileTime.from((int) getInt(bytes, at), TimeUnit.SECONDS);
    }

    /** From tenths of microseconds since 1601. */
    private static FileTime windowsTime(long time) {
        return FileTime.from(time / 10 - 11_644_473_600_000_000L, TimeUnit.MICROSECONDS);
    }
}
