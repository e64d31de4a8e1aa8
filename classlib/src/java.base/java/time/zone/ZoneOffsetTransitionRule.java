package java.time.zone;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

/** When a zone changes its offset each year. */
public final class ZoneOffsetTransitionRule implements Serializable {
    private static final long serialVersionUID = 6889046316657758795L;

    private final Month month;
    private final int dom;
    private final DayOfWeek dow;
    private final LocalTime time;
    private final boolean timeEndOfDay;
    private final TimeDefinition timeDefinition;
    private final ZoneOffset standardOffset;
    private final ZoneOffset offsetBefore;
    private final ZoneOffset offsetAfter;

    private ZoneOffsetTransitionRule(Month month, int dom, DayOfWeek dow, LocalTime time, boolean timeEndOfDay,
            TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore, ZoneOffset offsetAfter) {
        this.month = month;
        this.dom = dom;
        this.dow = dow;
        this.time = time;
        this.timeEndOfDay = timeEndOfDay;
        this.timeDefinition = timeDefinition;
        this.standardOffset = standardOffset;
        this.offsetBefore = offsetBefore;
        this.offsetAfter = offsetAfter;
    }

    public static ZoneOffsetTransitionRule of(Month month, int dayOfMonthIndicator, DayOfWeek dayOfWeek, LocalTime time,
            boolean timeEndOfDay, TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore,
            ZoneOffset offsetAfter) {
        Objects.requireNonNull(month, "month");
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(timeDefinition, "timeDefnition");
        Objects.requireNonNull(standardOffset, "standardOffset");
        Objects.requireNonNull(offsetBefore, "offsetBefore");
        Objects.requireNonNull(offsetAfter, "offsetAfter");
        if (dayOfMonthIndicator < -28 || dayOfMonthIndicator > 31 || dayOfMonthIndicator == 0) {
            throw new IllegalArgumentException(
                    "Day of month indicator must be between -28 and 31 inclusive excluding zero");
        }
        if (timeEndOfDay && !time.equals(LocalTime.MIDNIGHT)) {
            throw new IllegalArgumentException("Time must be midnight when end of day flag is true");
        }
        if (time.getNano() != 0) {
            throw new IllegalArgumentException("Time's nano-of-second must be zero");
        }
        return new ZoneOffsetTransitionRule(month, dayOfMonthIndicator, dayOfWeek, time, timeEndOfDay, timeDefinition,
                standardOffset, offsetBefore, offsetAfter);
    }

    public Month getMonth() {
        return month;
    }

    public int getDayOfMonthIndicator() {
        return dom;
    }

    public DayOfWeek getDayOfWeek() {
        return dow;
    }

    public LocalTime getLocalTime() {
        return time;
    }

    public boolean isMidnightEndOfDay() {
        return timeEndOfDay;
    }

    public TimeDefinition getTimeDefinition() {
        return timeDefinition;
    }

    public ZoneOffset getStandardOffset() {
        return standardOffset;
    }

    public ZoneOffset getOffsetBefore() {
        return offsetBefore;
    }

    public ZoneOffset getOffsetAfter() {
        return offsetAfter;
    }

    public ZoneOffsetTransition createTransition(int year) {
        LocalDate date;
        if (dom < 0) {
            LocalDate first = LocalDate.of(year, month, 1);
            date = first.withDayOfMonth(first.lengthOfMonth() + 1 + dom);
            if (dow != null) {
                date = date.with(TemporalAdjusters.previousOrSame(dow));
            }
        } else {
            date = LocalDate.of(year, month, dom);
            if (dow != null) {
                date = date.with(TemporalAdjusters.nextOrSame(dow));
            }
        }
        if (timeEndOfDay) {
            date = date.plusDays(1);
        }
        LocalDateTime local = timeDefinition.createDateTime(LocalDateTime.of(date, time), standardOffset, offsetBefore);
        return ZoneOffsetTransition.of(local, offsetBefore, offsetAfter);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneOffsetTransitionRule other && month == other.month && dom == other.dom
                && dow == other.dow && timeDefinition == other.timeDefinition && timeEndOfDay == other.timeEndOfDay
                && time.equals(other.time) && standardOffset.equals(other.standardOffset)
                && offsetBefore.equals(other.offsetBefore) && offsetAfter.equals(other.offsetAfter);
    }

    @Override
    public int hashCode() {
        int hash = (time.toSecondOfDay() + (timeEndOfDay ? 1 : 0) << 15) + (month.ordinal() << 11) + (dom + 32 << 5)
                + ((dow == null ? 7 : dow.ordinal()) << 2) + timeDefinition.ordinal();
        return hash ^ standardOffset.hashCode() ^ offsetBefore.hashCode() ^ offsetAfter.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("TransitionRule[");
        text.append(offsetBefore.compareTo(offsetAfter) > 0 ? "Gap " : "Overlap ");
        text.append(offsetBefore).append(" to ").append(offsetAfter).append(", ");
        if (dow == null) {
            text.append(month.name()).append(' ').append(dom);
        } else if (dom == -1) {
            text.append(dow.name()).append(" on or before last day of ").append(month.name());
        } else if (dom < 0) {
            text.append(dow.name()).append(" on or before last day minus ").append(-dom - 1).append(" of ")
                    .append(month.name());
        } else {
            text.append(dow.name()).append(" on or after ").append(month.name()).append(' ').append(dom);
        }
        return text.append(" at ").append(timeEndOfDay ? "24:00" : time.toString()).append(' ').append(timeDefinition)
                .append(", standard offset ").append(standardOffset).append(']').toString();
    }

    /** Which clock a rule's time is read from. */
    public enum TimeDefinition {
        UTC,
        WALL,
        STANDARD;

        public LocalDateTime createDateTime(LocalDateTime dateTime, ZoneOffset standardOffset, ZoneOffset wallOffset) {
            return switch (this) {
                case UTC -> dateTime.plusSeconds(wallOffset.getTotalSeconds());
                case STANDARD -> dateTime.plusSeconds(wallOffset.getTotalSeconds() - standardOffset.getTotalSeconds());
                default -> dateTime;
            };
        }
    }
}
