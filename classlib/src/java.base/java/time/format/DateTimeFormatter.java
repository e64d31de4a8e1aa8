package java.time.format;

import java.io.IOException;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes and reads dates and times. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = iso(new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2));
    public static final DateTimeFormatter ISO_OFFSET_DATE =
            iso(insensitive().append(ISO_LOCAL_DATE).appendOffsetId());
    public static final DateTimeFormatter ISO_DATE =
            iso(insensitive().append(ISO_LOCAL_DATE).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_LOCAL_TIME = noDate(new DateTimeFormatterBuilder()
            .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
            .optionalStart().appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalStart()
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true));
    public static final DateTimeFormatter ISO_OFFSET_TIME =
            noDate(insensitive().append(ISO_LOCAL_TIME).appendOffsetId());
    public static final DateTimeFormatter ISO_TIME =
            noDate(insensitive().append(ISO_LOCAL_TIME).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME =
            iso(insensitive().append(ISO_LOCAL_DATE).appendLiteral('T').append(ISO_LOCAL_TIME));
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = iso(insensitive().append(ISO_LOCAL_DATE_TIME)
            .parseLenient().appendOffsetId().parseStrict());
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = iso(new DateTimeFormatterBuilder()
            .append(ISO_OFFSET_DATE_TIME).optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId()
            .appendLiteral(']'));
    public static final DateTimeFormatter ISO_DATE_TIME = iso(new DateTimeFormatterBuilder()
            .append(ISO_LOCAL_DATE_TIME).optionalStart().appendOffsetId().optionalStart().appendLiteral('[')
            .parseCaseSensitive().appendZoneRegionId().appendLiteral(']'));
    public static final DateTimeFormatter ISO_ORDINAL_DATE = iso(insensitive()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.DAY_OF_YEAR, 3).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_WEEK_DATE = iso(insensitive()
            .appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral("-W")
            .appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2).appendLiteral('-')
            .appendValue(ChronoField.DAY_OF_WEEK, 1).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_INSTANT =
            noDate(insensitive().appendInstant());
    public static final DateTimeFormatter BASIC_ISO_DATE = iso(insensitive()
            .appendValue(ChronoField.YEAR, 4).appendValue(ChronoField.MONTH_OF_YEAR, 2)
            .appendValue(ChronoField.DAY_OF_MONTH, 2).optionalStart().parseLenient().appendOffset("+HHMMss", "Z")
            .parseStrict());
    public static final DateTimeFormatter RFC_1123_DATE_TIME = rfc();

    private static final TemporalQuery<Period> EXCESS_DAYS =
            parsed -> parsed instanceof Parsed p ? p.excessDays : Period.ZERO;
    private static final TemporalQuery<Boolean> LEAP_SECOND =
            parsed -> parsed instanceof Parsed p ? (Boolean) p.leapSecond : Boolean.FALSE;

    private final OtherParts.Composite whole;
    private final Locale locale;
    private final DecimalStyle decimalStyle;
    private final ResolverStyle resolverStyle;
    private final Set<TemporalField> resolverFields;
    private final Chronology chronology;
    private final ZoneId zone;

    DateTimeFormatter(OtherParts.Composite whole, Locale locale, DecimalStyle decimalStyle, ResolverStyle resolverStyle,
            Set<TemporalField> resolverFields, Chronology chronology, ZoneId zone) {
        this.whole = whole;
        this.locale = locale;
        this.decimalStyle = decimalStyle;
        this.resolverStyle = resolverStyle;
        this.resolverFields = resolverFields;
        this.chronology = chronology;
        this.zone = zone;
    }

    private static DateTimeFormatterBuilder insensitive() {
        return new DateTimeFormatterBuilder().parseCaseInsensitive();
    }

    private static DateTimeFormatter iso(DateTimeFormatterBuilder builder) {
        return builder.toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
    }

    private static DateTimeFormatter noDate(DateTimeFormatterBuilder builder) {
        return builder.toFormatter(ResolverStyle.STRICT, null);
    }

    private static DateTimeFormatter rfc() {
        Map<Long, String> days = new HashMap<>();
        Map<Long, String> months = new HashMap<>();
        String[] dayNames = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
        String[] monthNames = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
        for (int i = 0; i < dayNames.length; i++) {
            days.put(i + 1L, dayNames[i]);
        }
        for (int i = 0; i < monthNames.length; i++) {
            months.put(i + 1L, monthNames[i]);
        }
        return insensitive().parseLenient().optionalStart().appendText(ChronoField.DAY_OF_WEEK, days)
                .appendLiteral(", ").optionalEnd().appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE)
                .appendLiteral(' ').appendText(ChronoField.MONTH_OF_YEAR, months).appendLiteral(' ')
                .appendValue(ChronoField.YEAR, 4).appendLiteral(' ').appendValue(ChronoField.HOUR_OF_DAY, 2)
                .appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2).optionalStart().appendLiteral(':')
                .appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalEnd().appendLiteral(' ')
                .appendOffset("+HHMM", "GMT").toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
    }

    public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
        Objects.requireNonNull(dateStyle, "dateStyle");
        return new DateTimeFormatterBuilder().appendLocalized(dateStyle, null)
                .toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
        Objects.requireNonNull(timeStyle, "timeStyle");
        return new DateTimeFormatterBuilder().appendLocalized(null, timeStyle)
                .toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
        return ofLocalizedDateTime(Objects.requireNonNull(dateTimeStyle, "dateTimeStyle"), dateTimeStyle);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle, FormatStyle timeStyle) {
        Objects.requireNonNull(dateStyle, "dateStyle");
        Objects.requireNonNull(timeStyle, "timeStyle");
        return new DateTimeFormatterBuilder().appendLocalized(dateStyle, timeStyle)
                .toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofLocalizedPattern(String requestedTemplate) {
        return new DateTimeFormatterBuilder().appendLocalized(requestedTemplate)
                .toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static final TemporalQuery<Period> parsedExcessDays() {
        return EXCESS_DAYS;
    }

    public static final TemporalQuery<Boolean> parsedLeapSecond() {
        return LEAP_SECOND;
    }

    OtherParts.Composite whole() {
        return whole;
    }

    public Locale getLocale() {
        return locale;
    }

    public DateTimeFormatter withLocale(Locale locale) {
        return this.locale.equals(locale) ? this : new DateTimeFormatter(whole, Objects.requireNonNull(locale, "locale"),
                decimalStyle, resolverStyle, resolverFields, chronology, zone);
    }

    public DateTimeFormatter localizedBy(Locale locale) {
        Chronology calendar = locale.getUnicodeLocaleType("ca") == null ? IsoChronology.INSTANCE
                : Chronology.ofLocale(locale);
        return new DateTimeFormatter(whole, locale, DecimalStyle.of(locale), resolverStyle, resolverFields, calendar,
                zone);
    }

    public DecimalStyle getDecimalStyle() {
        return decimalStyle;
    }

    public DateTimeFormatter withDecimalStyle(DecimalStyle decimalStyle) {
        return new DateTimeFormatter(whole, locale, Objects.requireNonNull(decimalStyle, "decimalStyle"), resolverStyle,
                resolverFields, chronology, zone);
    }

    public Chronology getChronology() {
        return chronology;
    }

    public DateTimeFormatter withChronology(Chronology chrono) {
        return Objects.equals(chronology, chrono) ? this
                : new DateTimeFormatter(whole, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId zone) {
        return Objects.equals(this.zone, zone) ? this
                : new DateTimeFormatter(whole, locale, decimalStyle, resolverStyle, resolverFields, chronology, zone);
    }

    public ResolverStyle getResolverStyle() {
        return resolverStyle;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
        return new DateTimeFormatter(whole, locale, decimalStyle, Objects.requireNonNull(resolverStyle, "resolverStyle"),
                resolverFields, chronology, zone);
    }

    public Set<TemporalField> getResolverFields() {
        return resolverFields;
    }

    public DateTimeFormatter withResolverFields(TemporalField... resolverFields) {
        return withResolverFields(resolverFields == null ? null : new HashSet<>(Arrays.asList(resolverFields)));
    }

    public DateTimeFormatter withResolverFields(Set<TemporalField> resolverFields) {
        Set<TemporalField> fields = resolverFields == null ? null
                : Collections.unmodifiableSet(new HashSet<>(resolverFields));
        return new DateTimeFormatter(whole, locale, decimalStyle, resolverStyle, fields, chronology, zone);
    }

    public String format(TemporalAccessor temporal) {
        StringBuilder text = new StringBuilder(32);
        print(temporal, text);
        return text.toString();
    }

    private void print(TemporalAccessor temporal, StringBuilder out) {
        Objects.requireNonNull(temporal, "temporal");
        whole.print(new PrintState(temporal, this), out);
    }

    public void formatTo(TemporalAccessor temporal, Appendable appendable) {
        Objects.requireNonNull(temporal, "temporal");
        Objects.requireNonNull(appendable, "appendable");
        try {
            appendable.append(format(temporal));
        } catch (IOException failure) {
            throw new DateTimeException(failure.getMessage(), failure);
        }
    }

    public TemporalAccessor parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        try {
            return resolved(text, null);
        } catch (DateTimeParseException known) {
            throw known;
        } catch (RuntimeException cause) {
            throw failure(text, cause);
        }
    }

    public TemporalAccessor parse(CharSequence text, ParsePosition position) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(position, "position");
        try {
            return resolved(text, position);
        } catch (DateTimeParseException | IndexOutOfBoundsException known) {
            throw known;
        } catch (RuntimeException cause) {
            throw failure(text, cause);
        }
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(query, "query");
        try {
            return resolved(text, null).query(query);
        } catch (DateTimeParseException known) {
            throw known;
        } catch (RuntimeException cause) {
            throw failure(text, cause);
        }
    }

    public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(queries, "queries");
        if (queries.length < 2) {
            throw new IllegalArgumentException("At least two queries must be specified");
        }
        try {
            TemporalAccessor resolved = resolved(text, null);
            for (TemporalQuery<?> query : queries) {
                try {
                    return (TemporalAccessor) resolved.query(query);
                } catch (RuntimeException notThat) {
                    continue;
                }
            }
            throw new DateTimeException("Unable to convert temporal to any of the specified types: "
                    + Arrays.toString(queries));
        } catch (DateTimeParseException known) {
            throw known;
        } catch (RuntimeException cause) {
            throw failure(text, cause);
        }
    }

    private static String shortened(CharSequence text) {
        return text.length() > 64 ? text.subSequence(0, 64) + "..." : text.toString();
    }

    private static DateTimeParseException failure(CharSequence text, RuntimeException cause) {
        return new DateTimeParseException(
                "Text '" + shortened(text) + "' could not be parsed: " + cause.getMessage(), text, 0, cause);
    }

    private TemporalAccessor resolved(CharSequence text, ParsePosition position) {
        ParsePosition at = position != null ? position : new ParsePosition(0);
        ParseState state = unresolved(text, at);
        if (state == null || at.getErrorIndex() >= 0 || position == null && at.getIndex() < text.length()) {
            if (at.getErrorIndex() >= 0) {
                throw new DateTimeParseException("Text '" + shortened(text) + "' could not be parsed at index "
                        + at.getErrorIndex(), text, at.getErrorIndex());
            }
            throw new DateTimeParseException("Text '" + shortened(text)
                    + "' could not be parsed, unparsed text found at index " + at.getIndex(), text, at.getIndex());
        }
        return state.result().resolve(resolverStyle, resolverFields);
    }

    public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
        ParseState state = unresolved(text, position);
        return state == null ? null : state.result();
    }

    private ParseState unresolved(CharSequence text, ParsePosition position) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(position, "position");
        ParseState state = new ParseState(this);
        int end = whole.parse(state, text, position.getIndex());
        if (end < 0) {
            position.setErrorIndex(~end);
            return null;
        }
        position.setIndex(end);
        return state;
    }

    public Format toFormat() {
        return new Adapter(this, null);
    }

    public Format toFormat(TemporalQuery<?> parseQuery) {
        return new Adapter(this, Objects.requireNonNull(parseQuery, "parseQuery"));
    }

    /** This format as one of {@code java.text}. */
    private static final class Adapter extends Format {
        private static final long serialVersionUID = 1L;

        private final transient DateTimeFormatter formatter;
        private final transient TemporalQuery<?> query;

        Adapter(DateTimeFormatter formatter, TemporalQuery<?> query) {
            this.formatter = formatter;
            this.query = query;
        }

        @Override
        public StringBuffer format(Object obj, StringBuffer out, FieldPosition pos) {
            Objects.requireNonNull(obj, "obj");
            Objects.requireNonNull(pos, "pos");
            if (!(obj instanceof TemporalAccessor temporal)) {
                throw new IllegalArgumentException("Format target must implement TemporalAccessor");
            }
            pos.setBeginIndex(0);
            pos.setEndIndex(0);
            try {
                return out.append(formatter.format(temporal));
            } catch (RuntimeException failure) {
                throw new IllegalArgumentException(failure.getMessage(), failure);
            }
        }

        @Override
        public Object parseObject(String text) throws ParseException {
            try {
                return query == null ? formatter.parse(text) : formatter.parse(text, query);
            } catch (DateTimeParseException failure) {
                throw new ParseException(failure.getMessage(), failure.getErrorIndex());
            } catch (RuntimeException failure) {
                throw (ParseException) new ParseException(failure.getMessage(), 0).initCause(failure);
            }
        }

        @Override
        public Object parseObject(String text, ParsePosition pos) {
            try {
                TemporalAccessor parsed = formatter.parse(text, pos);
                return query == null ? parsed : parsed.query(query);
            } catch (RuntimeException failure) {
                pos.setErrorIndex(Math.max(pos.getErrorIndex(), 0));
                return null;
            }
        }
    }

    @Override
    public String toString() {
        String text = whole.toString();
        return text.startsWith("[") ? text : text.substring(1, text.length() - 1);
    }
}
