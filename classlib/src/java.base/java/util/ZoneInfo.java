package java.util;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;

/** A zone by a fixed offset, or by the rules of a region. */
final class ZoneInfo extends TimeZone {
    private static final long serialVersionUID = 2653134537216586139L;

    /** 1900-01-01T00:00Z: earlier, the offset of standard time today is taken, whatever the rules know. */
    private static final long FIRST = -2_208_988_800_000L;

    /** Null for a fixed offset. */
    private transient ZoneRules rules;
    private int rawOffset;

    ZoneInfo(String id, int rawOffset) {
        setID(id);
        this.rawOffset = rawOffset;
    }

    ZoneInfo(String id, ZoneRules rules) {
        setID(id);
        this.rules = rules.isFixedOffset() ? null : rules;
        // The last one that the rules have, whenever that is.
        rawOffset = rules.getStandardOffset(Instant.MAX).getTotalSeconds() * 1000;
    }

    /** The zone of a name of the database, or null. */
    static ZoneInfo region(String id) {
        String known = id.length() == 3 ? ZoneId.SHORT_IDS.getOrDefault(id, id) : id;
        try {
            return new ZoneInfo(id, ZoneRulesProvider.getRules(known, true));
        } catch (java.time.zone.ZoneRulesException unknown) {
            return null;
        }
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        rawOffset = offsetMillis;
        rules = null;
    }

    @Override
    public int getOffset(long date) {
        return rules == null || date < FIRST ? rawOffset
                : rules.getOffset(Instant.ofEpochMilli(date)).getTotalSeconds() * 1000;
    }

    @Override
    int standardOffset(long date) {
        return rules == null || date < FIRST ? rawOffset
                : rules.getStandardOffset(Instant.ofEpochMilli(date)).getTotalSeconds() * 1000;
    }

    /** Times that are skipped are told by the offset before, times that come twice by the one after. */
    @Override
    int offsetOfLocal(long local) {
        if (rules == null || local < FIRST + getOffset(FIRST)) {
            return rawOffset;
        }
        LocalDateTime time = LocalDateTime.ofEpochSecond(Math.floorDiv(local, 1000), 0, ZoneOffset.UTC);
        ZoneOffsetTransition change = rules.getTransition(time);
        ZoneOffset offset = change == null ? rules.getOffset(time)
                : change.isGap() ? change.getOffsetBefore() : change.getOffsetAfter();
        return offset.getTotalSeconds() * 1000;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        if (milliseconds < 0 || milliseconds >= 86_400_000) {
            throw new IllegalArgumentException();
        }
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC || month < 0 || month > 11) {
            throw new IllegalArgumentException();
        }
        int y = era == GregorianCalendar.BC ? 1 - year : year;
        if (day < 1 || day > Month.of(month + 1).length(Year.isLeap(y)) || dayOfWeek < Calendar.SUNDAY
                || dayOfWeek > Calendar.SATURDAY) {
            throw new IllegalArgumentException();
        }
        long standard = HybridDate.epochDay(y, month, day) * HybridDate.DAY + milliseconds;
        return getOffset(standard - rawOffset);
    }

    @Override
    public boolean useDaylightTime() {
        return rules != null && !rules.getTransitionRules().isEmpty();
    }

    @Override
    public boolean observesDaylightTime() {
        if (rules == null) {
            return false;
        }
        Instant now = Instant.ofEpochMilli(System.currentTimeMillis());
        return useDaylightTime() || rules.isDaylightSavings(now);
    }

    @Override
    public boolean inDaylightTime(Date date) {
        Objects.requireNonNull(date);
        return rules != null && date.getTime() >= FIRST
                && rules.isDaylightSavings(Instant.ofEpochMilli(date.getTime()));
    }

    @Override
    public int getDSTSavings() {
        if (!useDaylightTime()) {
            return 0;
        }
        var rule = rules.getTransitionRules().get(0);
        return Math.abs(rule.getOffsetAfter().getTotalSeconds() - rule.getOffsetBefore().getTotalSeconds()) * 1000;
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        return other instanceof ZoneInfo info ? rawOffset == info.rawOffset && Objects.equals(rules, info.rules)
                : other != null && rawOffset == other.getRawOffset() && !useDaylightTime() && !other.useDaylightTime();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneInfo other && getID().equals(other.getID()) && rawOffset == other.rawOffset
                && Objects.equals(rules, other.rules);
    }

    @Override
    public int hashCode() {
        return rawOffset;
    }

    @Override
    public String toString() {
        return "sun.util.calendar.ZoneInfo[id=\"" + getID() + "\",offset=" + rawOffset + ",dstSavings="
                + getDSTSavings() + ",useDaylight=" + useDaylightTime() + ",transitions="
                + (rules == null ? 0 : rules.getTransitions().size()) + ",lastRule=null]";
    }
}
