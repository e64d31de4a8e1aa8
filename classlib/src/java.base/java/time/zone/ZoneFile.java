package java.time.zone;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A file of the format TZif (RFC 9636): the second block, of 64-bit times, and the rule behind it. What is the standard
 * time of a period, the file does not tell: it is that of the last period without daylight saving time.
 */
final class ZoneFile {
    private static final int HEADER = 44;

    private final byte[] data;
    private int at;

    ZoneFile(byte[] data) {
        this.data = data;
    }

    private int number(int place) {
        return (data[place] & 0xff) << 24 | (data[place + 1] & 0xff) << 16 | (data[place + 2] & 0xff) << 8
                | data[place + 3] & 0xff;
    }

    private long longNumber(int place) {
        return (long) number(place) << 32 | number(place + 4) & 0xffff_ffffL;
    }

    ZoneRules rules() {
        // The first block has 32-bit times and is passed over.
        int second = HEADER + number(32) * 5 + number(36) * 6 + number(40) + number(28) * 8 + number(24)
                + number(20);
        int utcCount = number(second + 20);
        int standardCount = number(second + 24);
        int leapCount = number(second + 28);
        int timeCount = number(second + 32);
        int typeCount = number(second + 36);
        int letterCount = number(second + 40);
        int times = second + HEADER;
        int indices = times + 8 * timeCount;
        int types = indices + timeCount;
        at = types + 6 * typeCount + letterCount + leapCount * 12 + standardCount + utcCount + 1;
        List<ZoneOffsetTransitionRule> lastRules = footer();
        long[] instants = new long[timeCount];
        int[] walls = new int[timeCount + 1];
        boolean[] daylight = new boolean[timeCount + 1];
        walls[0] = number(types);
        daylight[0] = data[types + 4] != 0;
        for (int i = 0; i < timeCount; i++) {
            int type = types + 6 * (data[indices + i] & 0xff);
            instants[i] = longNumber(times + 8 * i);
            walls[i + 1] = number(type);
            daylight[i + 1] = data[type + 4] != 0;
        }
        return ZoneRules.of(instants, walls, standards(walls, daylight), lastRules);
    }

    /** The standard offsets of the periods. */
    private static int[] standards(int[] walls, boolean[] daylight) {
        int[] standards = new int[walls.length];
        int standard = walls[0];
        for (int i = 0; i < walls.length; i++) {
            if (!daylight[i]) {
                standard = walls[i];
            } else if (walls[i] < standard) {
                // Daylight saving time that takes an hour off is standard time, and what is around it is not.
                standard = walls[i];
            }
            standards[i] = standard;
        }
        for (int i = 0; i < walls.length; i++) {
            boolean before = i > 0 && daylight[i - 1] && walls[i - 1] < walls[i] && walls[i - 1] == standards[i - 1];
            boolean after = i + 1 < walls.length && daylight[i + 1] && walls[i + 1] < walls[i]
                    && walls[i + 1] == standards[i + 1];
            if (!daylight[i] && (before || after)) {
                standards[i] = before ? walls[i - 1] : walls[i + 1];
            }
        }
        return standards;
    }

    private char next() {
        return at < data.length ? (char) data[at] : '\n';
    }

    /** The rule of the years to come, as POSIX writes it. */
    private List<ZoneOffsetTransitionRule> footer() {
        List<ZoneOffsetTransitionRule> rules = new ArrayList<>();
        name();
        if (next() == '\n') {
            return rules;
        }
        int standard = -time();
        if (next() == '\n') {
            return rules;
        }
        name();
        int daylight = next() == ',' ? standard + 3600 : -time();
        if (isAllYear()) {
            return rules;
        }
        // Where daylight saving time takes an hour off, it is the winter's.
        int base = Math.min(standard, daylight);
        rules.add(rule(base, standard, daylight));
        rules.add(rule(base, daylight, standard));
        rules.sort((a, b) -> a.getMonth().compareTo(b.getMonth()));
        return rules;
    }

    /** Whether daylight saving time lasts from the first moment of each year to the last (RFC 8536, 3.3.1). */
    private boolean isAllYear() {
        byte[] rule = ",0/0,J365/".getBytes(StandardCharsets.US_ASCII);
        return at + rule.length <= data.length && Arrays.equals(data, at, at + rule.length, rule, 0, rule.length);
    }

    private void name() {
        if (next() == '<') {
            while (data[at++] != '>') {
                continue;
            }
            return;
        }
        while (Character.isLetter(next())) {
            at++;
        }
    }

    private int digits() {
        int value = 0;
        while (next() >= '0' && next() <= '9') {
            value = value * 10 + next() - '0';
            at++;
        }
        return value;
    }

    private int time() {
        boolean negative = next() == '-';
        if (negative || next() == '+') {
            at++;
        }
        int seconds = digits() * 3600;
        for (int unit = 60; next() == ':'; unit = 1) {
            at++;
            seconds += digits() * unit;
        }
        return negative ? -seconds : seconds;
    }

    /** {@code ,M3.5.0/2}, or {@code ,J60/2} for a day of a year without leap day. */
    private ZoneOffsetTransitionRule rule(int standard, int before, int after) {
        at++;
        Month month;
        int day;
        DayOfWeek weekday = null;
        if (next() == 'M') {
            at++;
            month = Month.of(digits());
            at++;
            int week = digits();
            at++;
            int number = digits();
            weekday = number == 0 ? DayOfWeek.SUNDAY : DayOfWeek.of(number);
            day = week == 5 ? -1 : week * 7 - 6;
        } else if (next() == 'J') {
            at++;
            int dayOfYear = digits();
            month = java.time.LocalDate.ofYearDay(2001, dayOfYear).getMonth();
            day = java.time.LocalDate.ofYearDay(2001, dayOfYear).getDayOfMonth();
        } else {
            throw new DateTimeException("a rule by day of the year");
        }
        int seconds = 7200;
        if (next() == '/') {
            at++;
            seconds = time();
        }
        // Java's rules have times of one day only: others are those of another day.
        int days = Math.floorDiv(seconds, 86400);
        boolean endOfDay = seconds == 86400;
        if (days != 0 && !endOfDay) {
            seconds = Math.floorMod(seconds, 86400);
            if (day == -1) {
                day = month.maxLength() - 6;
            }
            day += days;
            weekday = weekday == null ? null : weekday.plus(days);
            if (day < 1) {
                month = month.minus(1);
                day += month.maxLength();
            }
        }
        LocalTime time = endOfDay ? LocalTime.MIDNIGHT : LocalTime.ofSecondOfDay(seconds);
        return ZoneOffsetTransitionRule.of(month, day, weekday, time, endOfDay,
                ZoneOffsetTransitionRule.TimeDefinition.WALL, ZoneOffset.ofTotalSeconds(standard),
                ZoneOffset.ofTotalSeconds(before), ZoneOffset.ofTotalSeconds(after));
    }
}
