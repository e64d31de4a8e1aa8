package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The offsets of a zone at all times: changes that have been, and rules for the years behind the last of them. */
public final class ZoneRules implements Serializable {
    private static final long serialVersionUID = 3044319355680032515L;
    /** Changes of so many years to come are kept. */
    private static final int MOST_YEARS = 400;

    /** Seconds of the epoch at which the offset changes. */
    private final long[] instants;
    /** Total and standard offsets, before the first change and after each. */
    private final ZoneOffset[] walls;
    private final ZoneOffset[] standards;
    private final List<ZoneOffsetTransitionRule> lastRules;
    /** The first year that the rules are for. */
    private final int firstYear;
    /** Whether the changes are those of a file, that end where the rules begin. */
    private final boolean isOfFile;
    private final transient Map<Integer, ZoneOffsetTransition[]> years = new HashMap<>();

    private ZoneRules(long[] instants, ZoneOffset[] walls, ZoneOffset[] standards,
            List<ZoneOffsetTransitionRule> lastRules, boolean isOfFile) {
        this.instants = instants;
        this.walls = walls;
        this.standards = standards;
        this.lastRules = lastRules;
        this.isOfFile = isOfFile;
        int last = instants.length - 1;
        firstYear = last < 0 ? Integer.MIN_VALUE
                : LocalDateTime.ofEpochSecond(instants[last], 0, walls[last]).getYear();
    }

    public static ZoneRules of(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return new ZoneRules(new long[0], new ZoneOffset[] {offset}, new ZoneOffset[] {offset}, List.of(), false);
    }

    public static ZoneRules of(ZoneOffset baseStandardOffset, ZoneOffset baseWallOffset,
            List<ZoneOffsetTransition> standardOffsetTransitionList, List<ZoneOffsetTransition> transitionList,
            List<ZoneOffsetTransitionRule> lastRules) {
        Objects.requireNonNull(baseStandardOffset, "baseStandardOffset");
        Objects.requireNonNull(baseWallOffset, "baseWallOffset");
        Objects.requireNonNull(standardOffsetTransitionList, "standardOffsetTransitionList");
        Objects.requireNonNull(transitionList, "transitionList");
        Objects.requireNonNull(lastRules, "lastRules");
        if (lastRules.size() > 16) {
            throw new IllegalArgumentException("Too many transition rules");
        }
        List<Long> times = new ArrayList<>();
        for (ZoneOffsetTransition t : transitionList) {
            times.add(t.toEpochSecond());
        }
        for (ZoneOffsetTransition t : standardOffsetTransitionList) {
            if (!times.contains(t.toEpochSecond())) {
                times.add(t.toEpochSecond());
            }
        }
        times.sort(null);
        long[] instants = new long[times.size()];
        ZoneOffset[] walls = new ZoneOffset[instants.length + 1];
        ZoneOffset[] standards = new ZoneOffset[instants.length + 1];
        walls[0] = baseWallOffset;
        standards[0] = baseStandardOffset;
        for (int i = 0; i < instants.length; i++) {
            instants[i] = times.get(i);
            walls[i + 1] = at(transitionList, instants[i], walls[i]);
            standards[i + 1] = at(standardOffsetTransitionList, instants[i], standards[i]);
        }
        return new ZoneRules(instants, walls, standards, List.copyOf(lastRules), false);
    }

    private static ZoneOffset at(List<ZoneOffsetTransition> changes, long instant, ZoneOffset before) {
        for (ZoneOffsetTransition t : changes) {
            if (t.toEpochSecond() == instant) {
                return t.getOffsetAfter();
            }
        }
        return before;
    }

    static ZoneRules of(long[] instants, int[] walls, int[] standards, List<ZoneOffsetTransitionRule> lastRules) {
        ZoneOffset[] w = new ZoneOffset[walls.length];
        ZoneOffset[] s = new ZoneOffset[walls.length];
        for (int i = 0; i < walls.length; i++) {
            w[i] = ZoneOffset.ofTotalSeconds(walls[i]);
            s[i] = ZoneOffset.ofTotalSeconds(standards[i]);
        }
        return new ZoneRules(instants, w, s, List.copyOf(lastRules), true);
    }

    public boolean isFixedOffset() {
        return isConstant() && walls[0].equals(standards[0]);
    }

    /** Whether nothing ever changes: no question then looks at the time it is about. */
    private boolean isConstant() {
        return instants.length == 0 && lastRules.isEmpty();
    }

    /** The changes of a year that the rules are for. */
    private ZoneOffsetTransition[] ofYear(int year) {
        synchronized (years) {
            ZoneOffsetTransition[] changes = years.get(year);
            if (changes == null) {
                changes = new ZoneOffsetTransition[lastRules.size()];
                for (int i = 0; i < changes.length; i++) {
                    changes[i] = lastRules.get(i).createTransition(year);
                }
                Arrays.sort(changes);
                if (years.size() < MOST_YEARS) {
                    years.put(year, changes);
                }
            }
            return changes;
        }
    }

    private boolean isBeyond(long second) {
        return !lastRules.isEmpty() && (instants.length == 0 || second >= instants[instants.length - 1]);
    }

    /** The index of the period of an instant that is not beyond the last change. */
    private int period(long second) {
        int found = Arrays.binarySearch(instants, second);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The last or first year there is where the offset leads beyond it. */
    private static int yearOf(long second, ZoneOffset offset) {
        long day = Math.floorDiv(second + offset.getTotalSeconds(), 86_400L);
        long existing = Math.clamp(day, LocalDate.MIN.toEpochDay(), LocalDate.MAX.toEpochDay());
        return LocalDate.ofEpochDay(existing).getYear();
    }

    /** The last change at or before an instant that the rules are for, or null. */
    private ZoneOffsetTransition lastChange(long second) {
        int year = yearOf(second, walls[walls.length - 1]);
        long least = instants.length == 0 ? Long.MIN_VALUE : instants[instants.length - 1];
        for (int y = year; y >= Math.max(firstYear, year - 1); y--) {
            ZoneOffsetTransition[] changes = ofYear(y);
            for (int i = changes.length - 1; i >= 0; i--) {
                long at = changes[i].toEpochSecond();
                if (at <= second && at > least) {
                    return changes[i];
                }
            }
        }
        return null;
    }

    private ZoneOffset offset(long second) {
        if (isBeyond(second)) {
            ZoneOffsetTransition change = lastChange(second);
            return change == null ? walls[walls.length - 1] : change.getOffsetAfter();
        }
        return walls[period(second)];
    }

    public ZoneOffset getOffset(Instant instant) {
        return isConstant() ? walls[0] : offset(instant.getEpochSecond());
    }

    /** The change that a local time lies in, or what is valid then. */
    private Object around(LocalDateTime local) {
        if (isConstant()) {
            return walls[0];
        }
        // The periods that it can lie in are those of instants as far away as offsets go.
        long second = local.toEpochSecond(ZoneOffset.UTC);
        long from = second - 19 * 3600;
        long to = second + 19 * 3600;
        ZoneOffset offset = offset(from);
        ZoneOffsetTransition change = nextChange(from);
        while (change != null && change.toEpochSecond() <= to) {
            long before = second - change.getOffsetBefore().getTotalSeconds();
            long after = second - change.getOffsetAfter().getTotalSeconds();
            long at = change.toEpochSecond();
            if (change.isGap() ? before >= at && after < at : after >= at && before < at) {
                return change;
            }
            if (before < at) {
                break;
            }
            offset = change.getOffsetAfter();
            change = nextChange(at);
        }
        return offset;
    }

    public ZoneOffset getOffset(LocalDateTime localDateTime) {
        Object found = around(localDateTime);
        return found instanceof ZoneOffsetTransition change ? change.getOffsetBefore() : (ZoneOffset) found;
    }

    public List<ZoneOffset> getValidOffsets(LocalDateTime localDateTime) {
        Object found = around(localDateTime);
        // Unlike the others this list may be asked whether it has null.
        return found instanceof ZoneOffsetTransition change ? change.validOffsets()
                : Collections.singletonList((ZoneOffset) found);
    }

    public ZoneOffsetTransition getTransition(LocalDateTime localDateTime) {
        return around(localDateTime) instanceof ZoneOffsetTransition change ? change : null;
    }

    public ZoneOffset getStandardOffset(Instant instant) {
        if (isConstant()) {
            return standards[0];
        }
        long second = instant.getEpochSecond();
        if (isBeyond(second)) {
            return lastRules.get(0).getStandardOffset().equals(standards[standards.length - 1])
                    ? standards[standards.length - 1] : beyondStandard(second);
        }
        return standards[period(second)];
    }

    private ZoneOffset beyondStandard(long second) {
        return lastChange(second) == null ? standards[standards.length - 1] : lastRules.get(0).getStandardOffset();
    }

    public Duration getDaylightSavings(Instant instant) {
        return Duration.ofSeconds(
                getOffset(instant).getTotalSeconds() - getStandardOffset(instant).getTotalSeconds());
    }

    public boolean isDaylightSavings(Instant instant) {
        return !getStandardOffset(instant).equals(getOffset(instant));
    }

    public boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset offset) {
        return getValidOffsets(localDateTime).contains(offset);
    }

    private ZoneOffsetTransition change(int index) {
        return new ZoneOffsetTransition(instants[index], walls[index], walls[index + 1]);
    }

    private ZoneOffsetTransition nextChange(long second) {
        for (int i = period(second); i < instants.length; i++) {
            if (!walls[i].equals(walls[i + 1])) {
                return change(i);
            }
        }
        if (lastRules.isEmpty()) {
            return null;
        }
        long after = instants.length == 0 ? second : Math.max(second, instants[instants.length - 1]);
        int year = yearOf(after, walls[walls.length - 1]);
        for (int y = Math.max(year - 1, firstYear); y <= year + 1 && y <= 999_999_999; y++) {
            for (ZoneOffsetTransition t : ofYear(y)) {
                if (t.toEpochSecond() > after) {
                    return t;
                }
            }
        }
        return null;
    }

    public ZoneOffsetTransition nextTransition(Instant instant) {
        return isConstant() ? null : nextChange(instant.getEpochSecond());
    }

    public ZoneOffsetTransition previousTransition(Instant instant) {
        if (isConstant()) {
            return null;
        }
        long second = instant.getEpochSecond();
        if (instant.getNano() > 0 && second < Long.MAX_VALUE) {
            second++;
        }
        if (isBeyond(second - 1)) {
            ZoneOffsetTransition found = lastChange(second - 1);
            if (found != null) {
                return found;
            }
        }
        for (int i = period(second - 1) - 1; i >= 0; i--) {
            if (!walls[i].equals(walls[i + 1])) {
                return change(i);
            }
        }
        return null;
    }

    public List<ZoneOffsetTransition> getTransitions() {
        List<ZoneOffsetTransition> all = new ArrayList<>();
        for (int i = 0; i < instants.length; i++) {
            if (!walls[i].equals(walls[i + 1])) {
                all.add(change(i));
            }
        }
        if (isOfFile && !all.isEmpty() && !lastRules.isEmpty()) {
            addFirstYears(all);
        }
        return List.copyOf(all);
    }

    /** Java lists also what the rules change in their first year and the one after it. */
    private void addFirstYears(List<ZoneOffsetTransition> all) {
        ZoneOffsetTransition last = all.getLast();
        ZoneOffsetTransition next = nextChange(last.toEpochSecond());
        int year = last.getDateTimeBefore().getYear();
        if (next != null && !Arrays.asList(ofYear(year)).contains(last)) {
            // The last change is not by these rules, so that they begin with the next one.
            year = next.getDateTimeBefore().getYear();
        }
        while (next != null && next.getDateTimeBefore().getYear() <= year + 1) {
            all.add(next);
            next = nextChange(next.toEpochSecond());
        }
    }

    public List<ZoneOffsetTransitionRule> getTransitionRules() {
        return lastRules;
    }

    @Override
    public boolean equals(Object otherRules) {
        return this == otherRules || otherRules instanceof ZoneRules other && Arrays.equals(instants, other.instants)
                && Arrays.equals(walls, other.walls) && Arrays.equals(standards, other.standards)
                && lastRules.equals(other.lastRules);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(instants) ^ Arrays.hashCode(walls) ^ Arrays.hashCode(standards) ^ lastRules.hashCode();
    }

    @Override
    public String toString() {
        return "ZoneRules[currentStandardOffset=" + standards[standards.length - 1] + "]";
    }
}
