package java.util;

import java.time.ZonedDateTime;

/**
 * The calendar of most of the world, with the Julian one before 15 October 1582 or another day.
 *
 * <p>Of fields that contradict each other those that the program has set last count.
 */
public class GregorianCalendar extends Calendar {
    public static final int BC = 0;
    public static final int AD = 1;

    private static final int[] MINIMUM = {BC, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -13 * 3_600_000, 0};
    private static final int[] MAXIMUM =
            {AD, 292_278_994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * 3_600_000, 7_200_000};
    private static final int[] LEAST_MAXIMUM =
            {AD, 292_269_054, 11, 50, 3, 28, 355, 7, 3, 1, 11, 23, 59, 59, 999, 14 * 3_600_000, 1_200_000};

    private Date changeDate = new Date(HybridDate.GREGORIAN * HybridDate.DAY);
    /** The day of that, counted from 1970. */
    private long change = HybridDate.GREGORIAN;

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(Locale aLocale) {
        this(TimeZone.getDefault(), aLocale);
    }

    public GregorianCalendar(TimeZone zone, Locale aLocale) {
        super(zone, aLocale);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int dayOfMonth) {
        this(year, month, dayOfMonth, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
        this(year, month, dayOfMonth, hourOfDay, minute, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
        set(AM_PM, hourOfDay / 12);
        set(HOUR, hourOfDay % 12);
        set(year, month, dayOfMonth, hourOfDay, minute, second);
    }

    public boolean isLeapYear(int year) {
        if ((year & 3) != 0) {
            return false;
        }
        return year <= date(change).year || year % 100 != 0 || year % 400 == 0;
    }

    public void setGregorianChange(Date date) {
        if (date.getTime() != changeDate.getTime()) {
            complete();
            changeDate = (Date) date.clone();
            change = Math.floorDiv(date.getTime(), HybridDate.DAY);
            long local = time + get(ZONE_OFFSET) + get(DST_OFFSET);
            if (Math.floorDiv(local, HybridDate.DAY) < change) {
                // A day that is Gregorian now keeps its fields until another time is set.
                computeAll();
            }
        }
    }

    public final Date getGregorianChange() {
        return (Date) changeDate.clone();
    }

    private HybridDate date(long epochDay) {
        return new HybridDate(epochDay, change);
    }

    private long epochDay(long year, long month) {
        return epochDay(year, month, 1);
    }

    private long epochDay(long year, long month, long day) {
        return HybridDate.epochDay(year, month, day, change);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof GregorianCalendar other && super.equals(obj) && changeDate.equals(other.changeDate);
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ changeDate.hashCode();
    }

    @Override
    public String getCalendarType() {
        return "gregory";
    }

    @Override
    public final boolean isWeekDateSupported() {
        return true;
    }

    @Override
    public int getMinimum(int field) {
        return MINIMUM[field];
    }

    @Override
    public int getMaximum(int field) {
        return MAXIMUM[field];
    }

    @Override
    public int getGreatestMinimum(int field) {
        return MINIMUM[field];
    }

    @Override
    public int getLeastMaximum(int field) {
        return LEAST_MAXIMUM[field];
    }

    /** The astronomical year of the fields. */
    private long year() {
        if (stamps[YEAR] == UNSET) {
            return 1970;
        }
        return stamps[ERA] != UNSET && fields[ERA] == BC ? 1L - fields[YEAR] : fields[YEAR];
    }

    private long daysOfMonth(long year, long month) {
        return epochDay(year, month + 1) - epochDay(year, month);
    }

    /** The first day of week 1 of the year or month that begins with {@code first}. */
    private long firstWeek(long first) {
        int back = Math.floorMod(HybridDate.dayOfWeek(first) - getFirstDayOfWeek(), 7);
        return 7 - back >= getMinimalDaysInFirstWeek() ? first - back : first - back + 7;
    }

    private int latest(int... candidates) {
        int best = candidates[0];
        for (int field : candidates) {
            if (stamps[field] > stamps[best]) {
                best = field;
            }
        }
        return best;
    }

    /** The day that the date fields say. */
    private long day() {
        int kind = latest(DAY_OF_MONTH, WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, DAY_OF_YEAR, WEEK_OF_YEAR);
        if (stamps[DAY_OF_WEEK] > stamps[kind]) {
            // A day of the week alone goes with the week that was set last.
            int week = latest(WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR);
            kind = stamps[week] != UNSET ? week : stamps[kind] == UNSET ? DAY_OF_WEEK_IN_MONTH : kind;
        }
        long year = year();
        long month = stamps[MONTH] == UNSET ? JANUARY : fields[MONTH];
        int weekday = stamps[DAY_OF_WEEK] == UNSET ? getFirstDayOfWeek() : fields[DAY_OF_WEEK];
        int inWeek = Math.floorMod(weekday - getFirstDayOfWeek(), 7);
        switch (kind) {
            case WEEK_OF_MONTH:
                return firstWeek(epochDay(year, month)) + 7L * (fields[WEEK_OF_MONTH] - 1) + inWeek;
            case DAY_OF_WEEK_IN_MONTH:
                int count = stamps[DAY_OF_WEEK_IN_MONTH] == UNSET ? 1 : fields[DAY_OF_WEEK_IN_MONTH];
                long from = count >= 0 ? epochDay(year, month) : epochDay(year, month + 1);
                return from + Math.floorMod(weekday - HybridDate.dayOfWeek(from), 7)
                        + 7L * (count >= 0 ? count - 1 : count);
            case DAY_OF_YEAR:
                return epochDay(year, 0) + fields[DAY_OF_YEAR] - 1;
            case WEEK_OF_YEAR:
                return firstWeek(epochDay(year, 0)) + 7L * (fields[WEEK_OF_YEAR] - 1) + inWeek;
            default:
                int day = stamps[DAY_OF_MONTH] == UNSET ? 1 : fields[DAY_OF_MONTH];
                return epochDay(year, month, day);
        }
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.ofInstant(toInstant(), getTimeZone().toZoneId());
    }

    public static GregorianCalendar from(ZonedDateTime zdt) {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(zdt.getZone()));
        calendar.setFirstDayOfWeek(MONDAY);
        calendar.setMinimalDaysInFirstWeek(4);
        try {
            calendar.setTimeInMillis(Math.addExact(Math.multiplyExact(zdt.toEpochSecond(), 1000), zdt.getNano() / 1_000_000));
        } catch (ArithmeticException tooFar) {
            throw new IllegalArgumentException(tooFar);
        }
        return calendar;
    }

    @Override
    protected void computeTime() {
        if (!isLenient()) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamps[i] > COMPUTED && (fields[i] < getMinimum(i) || fields[i] > getMaximum(i))) {
                    throw new IllegalArgumentException(FIELD_NAMES[i]);
                }
            }
        }
        long hour = stamps[HOUR_OF_DAY] >= stamps[latest(HOUR, AM_PM)] ? fields[HOUR_OF_DAY]
                : fields[HOUR] + 12L * fields[AM_PM];
        long ofDay = ((hour * 60 + fields[MINUTE]) * 60 + fields[SECOND]) * 1000 + fields[MILLISECOND];
        long local = day() * HybridDate.DAY + ofDay;
        int offset = getTimeZone().offsetOfLocal(local);
        int standard = standardOffset(local - offset);
        time = local - standard - daylightOffset(offset - getTimeZone().standardOffset(local - offset));
        if (!isLenient()) {
            int[] before = fields.clone();
            computeFields();
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamps[i] > COMPUTED && fields[i] != before[i]) {
                    fields = before;
                    throw new IllegalArgumentException(FIELD_NAMES[i] + ": " + before[i] + " -> " + fields(i));
                }
            }
        }
    }

    /** The value that the time gives to a field whose own value contradicts it. */
    private int fields(int field) {
        int[] own = fields;
        fields = new int[FIELD_COUNT];
        computeFields();
        int value = fields[field];
        fields = own;
        return value;
    }

    /** The offset of standard time at an instant: what the program has set, or that of the zone. */
    private int standardOffset(long instant) {
        return stamps[ZONE_OFFSET] > COMPUTED ? fields[ZONE_OFFSET] : getTimeZone().standardOffset(instant);
    }

    private int daylightOffset(int ofZone) {
        return stamps[DST_OFFSET] > COMPUTED ? fields[DST_OFFSET] : ofZone;
    }

    @Override
    protected void computeFields() {
        int standard = standardOffset(time);
        int daylight = daylightOffset(getTimeZone().getOffset(time) - getTimeZone().standardOffset(time));
        long local = time + standard + daylight;
        long day = Math.floorDiv(local, HybridDate.DAY);
        int ofDay = (int) Math.floorMod(local, HybridDate.DAY);
        HybridDate date = date(day);
        fields[ERA] = date.year > 0 ? AD : BC;
        fields[YEAR] = date.year > 0 ? date.year : 1 - date.year;
        fields[MONTH] = date.month;
        fields[DAY_OF_MONTH] = date.day;
        long firstOfYear = epochDay(date.year, 0);
        long firstOfMonth = epochDay(date.year, date.month);
        fields[DAY_OF_YEAR] = (int) (day - firstOfYear) + 1;
        fields[DAY_OF_WEEK] = HybridDate.dayOfWeek(day);
        fields[DAY_OF_WEEK_IN_MONTH] = (int) (day - firstOfMonth) / 7 + 1;
        fields[WEEK_OF_MONTH] = (int) Math.floorDiv(day - firstWeek(firstOfMonth), 7L) + 1;
        long week = firstWeek(epochDay(weekYear(date.year, day), 0));
        fields[WEEK_OF_YEAR] = (int) ((day - week) / 7) + 1;
        fields[HOUR_OF_DAY] = ofDay / 3_600_000;
        fields[AM_PM] = fields[HOUR_OF_DAY] / 12;
        fields[HOUR] = fields[HOUR_OF_DAY] % 12;
        fields[MINUTE] = ofDay / 60_000 % 60;
        fields[SECOND] = ofDay / 1000 % 60;
        fields[MILLISECOND] = ofDay % 1000;
        fields[ZONE_OFFSET] = standard;
        fields[DST_OFFSET] = daylight;
    }

    /** The year whose weeks {@code day} of {@code year} is counted in. */
    private int weekYear(int year, long day) {
        if (day < firstWeek(epochDay(year, 0))) {
            return year - 1;
        }
        return day >= firstWeek(epochDay(year + 1, 0)) ? year + 1 : year;
    }

    private long localDay() {
        return Math.floorDiv(getTimeInMillis() + get(ZONE_OFFSET), HybridDate.DAY);
    }

    @Override
    public int getWeekYear() {
        complete();
        return weekYear((int) year(), localDay());
    }

    @Override
    public int getWeeksInWeekYear() {
        int year = getWeekYear();
        return (int) (firstWeek(epochDay(year + 1, 0)) - firstWeek(epochDay(year, 0))) / 7;
    }

    @Override
    public int getActualMaximum(int field) {
        complete();
        long year = year();
        switch (field) {
            case DAY_OF_MONTH:
                // The last day is not the number of days where days were left out.
                return date(epochDay(year, fields[MONTH] + 1) - 1).day;
            case DAY_OF_YEAR:
                return (int) (epochDay(year + 1, 0) - epochDay(year, 0));
            case WEEK_OF_MONTH: {
                long first = epochDay(year, fields[MONTH]);
                return (int) ((first + daysOfMonth(year, fields[MONTH]) - 1 - firstWeek(first)) / 7) + 1;
            }
            case WEEK_OF_YEAR: {
                long next = firstWeek(epochDay(year + 1, 0));
                return (int) ((next - firstWeek(epochDay(year, 0))) / 7);
            }
            case DAY_OF_WEEK_IN_MONTH: {
                int first = (fields[DAY_OF_MONTH] - 1) % 7;
                return (int) ((daysOfMonth(year, fields[MONTH]) - first - 1) / 7) + 1;
            }
            case YEAR:
                return fields[ERA] == AD ? 292_278_994 : 292_269_055;
            default:
                return getMaximum(field);
        }
    }

    @Override
    public void add(int field, int amount) {
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        if (amount == 0) {
            return;
        }
        complete();
        switch (field) {
            case ERA:
                set(ERA, Math.max(BC, Math.min(AD, fields[ERA] + amount)));
                complete();
                break;
            case YEAR:
            case MONTH:
                addMonths(field == YEAR ? 12L * amount : amount);
                break;
            default:
                setTimeInMillis(time + amount * unit(field));
        }
    }

    private static long unit(int field) {
        switch (field) {
            case WEEK_OF_YEAR:
            case WEEK_OF_MONTH:
            case DAY_OF_WEEK_IN_MONTH:
                return 7 * HybridDate.DAY;
            case AM_PM:
                return HybridDate.DAY / 2;
            case HOUR:
            case HOUR_OF_DAY:
                return 3_600_000;
            case MINUTE:
                return 60_000;
            case SECOND:
                return 1000;
            case MILLISECOND:
                return 1;
            default:
                return HybridDate.DAY;
        }
    }

    /** Moves by months; a day that its new month has not becomes the last one. */
    private void addMonths(long amount) {
        long months = year() * 12 + fields[MONTH] + amount;
        long year = Math.floorDiv(months, 12L);
        long month = Math.floorMod(months, 12L);
        long last = date(epochDay(year, month + 1) - 1).day;
        moveTo(epochDay(year, month, Math.min(fields[DAY_OF_MONTH], last)));
    }

    private void moveTo(long day) {
        setTimeInMillis(time + (day - localDay()) * HybridDate.DAY);
    }

    @Override
    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    @Override
    public void roll(int field, int amount) {
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        if (amount == 0) {
            return;
        }
        complete();
        long day = localDay();
        switch (field) {
            case YEAR:
                addMonths(12L * amount);
                break;
            case MONTH:
                addMonths(Math.floorMod(fields[MONTH] + (long) amount, 12L) - fields[MONTH]);
                break;
            case DAY_OF_WEEK: {
                int at = Math.floorMod(fields[DAY_OF_WEEK] - getFirstDayOfWeek(), 7);
                moveTo(day - at + Math.floorMod(at + (long) amount, 7L));
                break;
            }
            case WEEK_OF_YEAR:
            case WEEK_OF_MONTH:
            case DAY_OF_WEEK_IN_MONTH:
                rollWeeks(field, amount, day);
                break;
            default: {
                long minimum = getMinimum(field);
                long count = getActualMaximum(field) - minimum + 1;
                long value = Math.floorMod(fields[field] - minimum + amount, count) + minimum;
                setTimeInMillis(time + (value - fields[field]) * unit(field));
            }
        }
    }

    /** Moves by weeks within the year or month; from behind its end to the same day of its first week. */
    private void rollWeeks(int field, int amount, long day) {
        boolean ofYear = field == WEEK_OF_YEAR;
        long first = epochDay(year(), ofYear ? 0 : fields[MONTH]);
        long end = ofYear ? epochDay(year() + 1, 0) : epochDay(year(), fields[MONTH] + 1);
        long from = first;
        long weeks;
        if (field == DAY_OF_WEEK_IN_MONTH) {
            from += (day - first) % 7;
            weeks = (end - from + 6) / 7;
        } else {
            from -= Math.floorMod(HybridDate.dayOfWeek(first) - HybridDate.dayOfWeek(day), 7);
            from += from < first && ofYear ? 7 : 0;
            weeks = (end - from + 6) / 7;
        }
        long moved = from + 7 * Math.floorMod((day - from) / 7 + amount, weeks);
        moveTo(Math.max(first, Math.min(moved, end - 1)));
    }
}
