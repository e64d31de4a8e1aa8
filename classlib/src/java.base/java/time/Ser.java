package java.time;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;

/** Dates, times and zones as streams have them: a byte for the class, and its parts. */
final class Ser implements Externalizable {
    static final byte DURATION = 1;
    static final byte INSTANT = 2;
    static final byte LOCAL_DATE = 3;
    static final byte LOCAL_TIME = 4;
    static final byte LOCAL_DATE_TIME = 5;
    static final byte ZONED_DATE_TIME = 6;
    static final byte ZONE_REGION = 7;
    static final byte ZONE_OFFSET = 8;
    static final byte OFFSET_TIME = 9;
    static final byte OFFSET_DATE_TIME = 10;
    static final byte YEAR = 11;
    static final byte YEAR_MONTH = 12;
    static final byte MONTH_DAY = 13;
    static final byte PERIOD = 14;
    private static final long serialVersionUID = -7683839454370182990L;
    private static final int QUARTER = 900;
    private static final int OTHER = 127;

    private byte kind;
    private Object object;

    public Ser() {
    }

    Ser(byte kind, Object object) {
        this.kind = kind;
        this.object = object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(kind);
        switch (object) {
            case Duration of -> {
                out.writeLong(of.getSeconds());
                out.writeInt(of.getNano());
            }
            case Instant of -> {
                out.writeLong(of.getEpochSecond());
                out.writeInt(of.getNano());
            }
            case LocalDate of -> write(of, out);
            case LocalTime of -> write(of, out);
            case LocalDateTime of -> write(of, out);
            case ZonedDateTime of -> {
                write(of.toLocalDateTime(), out);
                write(of.getOffset(), out);
                write(of.getZone(), out);
            }
            case ZoneOffset of -> write(of, out);
            case ZoneId of -> out.writeUTF(of.getId());
            case OffsetTime of -> {
                write(of.toLocalTime(), out);
                write(of.getOffset(), out);
            }
            case OffsetDateTime of -> {
                write(of.toLocalDateTime(), out);
                write(of.getOffset(), out);
            }
            case Year of -> out.writeInt(of.getValue());
            case YearMonth of -> {
                out.writeInt(of.getYear());
                out.writeByte(of.getMonthValue());
            }
            case MonthDay of -> {
                out.writeByte(of.getMonthValue());
                out.writeByte(of.getDayOfMonth());
            }
            case Period of -> {
                out.writeInt(of.getYears());
                out.writeInt(of.getMonths());
                out.writeInt(of.getDays());
            }
            default -> throw new InvalidClassException("Unknown serialized type");
        }
    }

    private static void write(LocalDate date, ObjectOutput out) throws IOException {
        out.writeInt(date.getYear());
        out.writeByte(date.getMonthValue());
        out.writeByte(date.getDayOfMonth());
    }

    /** The last part that is not zero is written as its complement. */
    private static void write(LocalTime time, ObjectOutput out) throws IOException {
        boolean hasNanos = time.getNano() != 0;
        boolean hasSeconds = hasNanos || time.getSecond() != 0;
        boolean hasMinutes = hasSeconds || time.getMinute() != 0;
        out.writeByte(hasMinutes ? time.getHour() : ~time.getHour());
        if (hasMinutes) {
            out.writeByte(hasSeconds ? time.getMinute() : ~time.getMinute());
        }
        if (hasSeconds) {
            out.writeByte(hasNanos ? time.getSecond() : ~time.getSecond());
        }
        if (hasNanos) {
            out.writeInt(time.getNano());
        }
    }

    private static void write(LocalDateTime dateTime, ObjectOutput out) throws IOException {
        write(dateTime.toLocalDate(), out);
        write(dateTime.toLocalTime(), out);
    }

    private static void write(ZoneOffset offset, ObjectOutput out) throws IOException {
        int seconds = offset.getTotalSeconds();
        boolean isWhole = seconds % QUARTER == 0;
        out.writeByte(isWhole ? seconds / QUARTER : OTHER);
        if (!isWhole) {
            out.writeInt(seconds);
        }
    }

    private static void write(ZoneId zone, ObjectOutput out) throws IOException {
        if (zone instanceof ZoneOffset offset) {
            out.writeByte(ZONE_OFFSET);
            write(offset, out);
        } else {
            out.writeByte(ZONE_REGION);
            out.writeUTF(zone.getId());
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        kind = in.readByte();
        object = read(kind, in);
    }

    private static Object read(byte kind, ObjectInput in) throws IOException {
        return switch (kind) {
            case DURATION -> Duration.ofSeconds(in.readLong(), in.readInt());
            case INSTANT -> Instant.ofEpochSecond(in.readLong(), in.readInt());
            case LOCAL_DATE -> readDate(in);
            case LOCAL_TIME -> readTime(in);
            case LOCAL_DATE_TIME -> readDateTime(in);
            case ZONED_DATE_TIME -> {
                LocalDateTime dateTime = readDateTime(in);
                ZoneOffset offset = readOffset(in);
                ZoneId zone = (ZoneId) read(in.readByte(), in);
                if (zone instanceof ZoneOffset && !offset.equals(zone)) {
                    throw new IllegalArgumentException("ZoneId must match ZoneOffset");
                }
                yield ZonedDateTime.ofInstant(dateTime, offset, zone);
            }
            case ZONE_REGION -> ZoneId.of(in.readUTF());
            case ZONE_OFFSET -> readOffset(in);
            case OFFSET_TIME -> OffsetTime.of(readTime(in), readOffset(in));
            case OFFSET_DATE_TIME -> OffsetDateTime.of(readDateTime(in), readOffset(in));
            case YEAR -> Year.of(in.readInt());
            case YEAR_MONTH -> YearMonth.of(in.readInt(), in.readByte());
            case MONTH_DAY -> MonthDay.of(in.readByte(), in.readByte());
            case PERIOD -> Period.of(in.readInt(), in.readInt(), in.readInt());
            default -> throw new StreamCorruptedException("Unknown serialized type");
        };
    }

    private static LocalDate readDate(ObjectInput in) throws IOException {
        return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
    }

    private static LocalTime readTime(ObjectInput in) throws IOException {
        int hour = in.readByte();
        if (hour < 0) {
            return LocalTime.of(~hour, 0);
        }
        int minute = in.readByte();
        if (minute < 0) {
            return LocalTime.of(hour, ~minute);
        }
        int second = in.readByte();
        return second < 0 ? LocalTime.of(hour, minute, ~second) : LocalTime.of(hour, minute, second, in.readInt());
    }

    private static LocalDateTime readDateTime(ObjectInput in) throws IOException {
        return LocalDateTime.of(readDate(in), readTime(in));
    }

    private static ZoneOffset readOffset(ObjectInput in) throws IOException {
        int quarters = in.readByte();
        return ZoneOffset.ofTotalSeconds(quarters == OTHER ? in.readInt() : quarters * QUARTER);
    }

    private Object readResolve() {
        return object;
    }
}
