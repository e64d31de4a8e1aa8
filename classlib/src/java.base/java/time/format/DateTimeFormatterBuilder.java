package java.time.format;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import jdk.internal.locale.DateTexts;

/** Puts formats together, part by part. */
public final class DateTimeFormatterBuilder {
    static final LocalDate BASE_DATE = LocalDate.of(2000, 1, 1);

    private DateTimeFormatterBuilder active = this;
    private final DateTimeFormatterBuilder parent;
    private final List<FormatPart> parts = new ArrayList<>();
    private final boolean optional;
    private int padNextWidth;
    private char padNextChar;
    /** The place of a number that digits of fixed width may follow; -1 for none. */
    private int valueIndex = -1;

    public DateTimeFormatterBuilder() {
        parent = null;
        optional = false;
    }

    private DateTimeFormatterBuilder(DateTimeFormatterBuilder parent, boolean optional) {
        this.parent = parent;
        this.optional = optional;
    }

    public static String getLocalizedDateTimePattern(FormatStyle dateStyle, FormatStyle timeStyle,
            Chronology chrono, Locale locale) {
        Objects.requireNonNull(locale, "locale");
        Objects.requireNonNull(chrono, "chrono");
        if (dateStyle == null && timeStyle == null) {
            throw new IllegalArgumentException("Either dateStyle or timeStyle must be non-null");
        }
        return DateTexts.of(locale).pattern(dateStyle, timeStyle);
    }

    public static String getLocalizedDateTimePattern(String requestedTemplate, Chronology chrono, Locale locale) {
        Objects.requireNonNull(requestedTemplate, "requestedTemplate");
        Objects.requireNonNull(chrono, "chrono");
        Objects.requireNonNull(locale, "locale");
        return DateTexts.of(locale).pattern(requestedTemplate);
    }

    public DateTimeFormatterBuilder parseCaseSensitive() {
        add(OtherParts.Setting.SENSITIVE);
        return this;
    }

    public DateTimeFormatterBuilder parseCaseInsensitive() {
        add(OtherParts.Setting.INSENSITIVE);
        return this;
    }

    public DateTimeFormatterBuilder parseStrict() {
        add(OtherParts.Setting.STRICT);
        return this;
    }

    public DateTimeFormatterBuilder parseLenient() {
        add(OtherParts.Setting.LENIENT);
        return this;
    }

    public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
        Objects.requireNonNull(field, "field");
        add(new OtherParts.Default(field, value));
        return this;
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field) {
        Objects.requireNonNull(field, "field");
        return value(new NumberPart(field, 1, 19, SignStyle.NORMAL, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
        Objects.requireNonNull(field, "field");
        if (width < 1 || width > 19) {
            throw new IllegalArgumentException("The width must be from 1 to 19 inclusive but was " + width);
        }
        return value(new NumberPart(field, width, width, SignStyle.NOT_NEGATIVE, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int minWidth, int maxWidth, SignStyle signStyle) {
        if (minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE) {
            return appendValue(field, maxWidth);
        }
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(signStyle, "signStyle");
        if (minWidth < 1 || minWidth > 19) {
            throw new IllegalArgumentException("The minimum width must be from 1 to 19 inclusive but was " + minWidth);
        }
        if (maxWidth < 1 || maxWidth > 19) {
            throw new IllegalArgumentException("The maximum width must be from 1 to 19 inclusive but was " + maxWidth);
        }
        if (maxWidth < minWidth) {
            throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width but "
                    + maxWidth + " < " + minWidth);
        }
        return value(new NumberPart(field, minWidth, maxWidth, signStyle, 0));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, int baseValue) {
        Objects.requireNonNull(field, "field");
        NumberPart.Reduced.check(field, width, maxWidth, baseValue, null);
        return value(new NumberPart.Reduced(field, width, maxWidth, baseValue, null, 0));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth,
            ChronoLocalDate baseDate) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(baseDate, "baseDate");
        NumberPart.Reduced.check(field, width, maxWidth, 0, baseDate);
        return value(new NumberPart.Reduced(field, width, maxWidth, 0, baseDate, 0));
    }

    private DateTimeFormatterBuilder value(NumberPart part) {
        if (active.valueIndex < 0) {
            active.valueIndex = add(part);
            return this;
        }
        int index = active.valueIndex;
        NumberPart base = (NumberPart) active.parts.get(index);
        if (part.minWidth == part.maxWidth && part.signStyle == SignStyle.NOT_NEGATIVE) {
            base = base.withSubsequentWidth(part.maxWidth);
            add(part.withFixedWidth());
            active.valueIndex = index;
        } else {
            base = base.withFixedWidth();
            active.valueIndex = add(part);
        }
        active.parts.set(index, base);
        return this;
    }

    public DateTimeFormatterBuilder appendFraction(TemporalField field, int minWidth, int maxWidth,
            boolean decimalPoint) {
        Objects.requireNonNull(field, "field");
        if (!field.range().isFixed()) {
            throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
        }
        if (minWidth < 0 || minWidth > 9) {
            throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + minWidth);
        }
        if (maxWidth < 1 || maxWidth > 9) {
            throw new IllegalArgumentException("Maximum width must be from 1 to 9 inclusive but was " + maxWidth);
        }
        if (maxWidth < minWidth) {
            throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but "
                    + maxWidth + " < " + minWidth);
        }
        NumberPart part = new NumberPart.Fraction(field, minWidth, maxWidth, decimalPoint, 0);
        if (minWidth == maxWidth && !decimalPoint) {
            return value(part);
        }
        add(part);
        return this;
    }

    public DateTimeFormatterBuilder appendText(TemporalField field) {
        return appendText(field, TextStyle.FULL);
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle textStyle) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(textStyle, "textStyle");
        add(new TextParts.Text(field, textStyle, null));
        return this;
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> textLookup) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(textLookup, "textLookup");
        add(new TextParts.Text(field, TextStyle.FULL, new LinkedHashMap<>(textLookup)));
        return this;
    }

    public DateTimeFormatterBuilder appendInstant() {
        add(new OtherParts.AsInstant(-2));
        return this;
    }

    public DateTimeFormatterBuilder appendInstant(int fractionalDigits) {
        if (fractionalDigits < -1 || fractionalDigits > 9) {
            throw new IllegalArgumentException(
                    "The fractional digits must be from -1 to 9 inclusive but was " + fractionalDigits);
        }
        add(new OtherParts.AsInstant(fractionalDigits));
        return this;
    }

    public DateTimeFormatterBuilder appendOffsetId() {
        add(ZoneParts.Offset.ID_Z);
        return this;
    }

    public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
        Objects.requireNonNull(pattern, "pattern");
        Objects.requireNonNull(noOffsetText, "noOffsetText");
        add(ZoneParts.Offset.of(pattern, noOffsetText));
        return this;
    }

    public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
        Objects.requireNonNull(style, "style");
        if (style != TextStyle.FULL && style != TextStyle.SHORT) {
            throw new IllegalArgumentException("Style must be either full or short");
        }
        add(new ZoneParts.LocalizedOffset(style));
        return this;
    }

    public DateTimeFormatterBuilder appendZoneId() {
        add(new ZoneParts.Id(false, false));
        return this;
    }

    public DateTimeFormatterBuilder appendZoneRegionId() {
        add(new ZoneParts.Id(true, false));
        return this;
    }

    public DateTimeFormatterBuilder appendZoneOrOffsetId() {
        add(new ZoneParts.Id(false, true));
        return this;
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle) {
        add(new ZoneParts.Name(Objects.requireNonNull(textStyle, "textStyle"), false));
        return this;
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
        Objects.requireNonNull(preferredZones, "preferredZones");
        return appendZoneText(textStyle);
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle) {
        add(new ZoneParts.Name(Objects.requireNonNull(textStyle, "textStyle"), true));
        return this;
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
        Objects.requireNonNull(preferredZones, "preferredZones");
        return appendGenericZoneText(textStyle);
    }

    public DateTimeFormatterBuilder appendChronologyId() {
        add(new OtherParts.Calendar(null));
        return this;
    }

    public DateTimeFormatterBuilder appendChronologyText(TextStyle textStyle) {
        add(new OtherParts.Calendar(Objects.requireNonNull(textStyle, "textStyle")));
        return this;
    }

    public DateTimeFormatterBuilder appendLocalized(FormatStyle dateStyle, FormatStyle timeStyle) {
        if (dateStyle == null && timeStyle == null) {
            throw new IllegalArgumentException("Either the date or time style must be non-null");
        }
        add(new TextParts.Localized(dateStyle, timeStyle, null));
        return this;
    }

    public DateTimeFormatterBuilder appendLocalized(String requestedTemplate) {
        Objects.requireNonNull(requestedTemplate, "requestedTemplate");
        DateTexts.checkTemplate(requestedTemplate);
        add(new TextParts.Localized(null, null, requestedTemplate));
        return this;
    }

    public DateTimeFormatterBuilder appendDayPeriodText(TextStyle style) {
        Objects.requireNonNull(style, "style");
        add(new TextParts.DayPeriod(style.asNormal()));
        return this;
    }

    public DateTimeFormatterBuilder appendLiteral(char literal) {
        add(new OtherParts.Literal(String.valueOf(literal)));
        return this;
    }

    public DateTimeFormatterBuilder appendLiteral(String literal) {
        Objects.requireNonNull(literal, "literal");
        if (!literal.isEmpty()) {
            add(new OtherParts.Literal(literal));
        }
        return this;
    }

    public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        add(formatter.whole());
        return this;
    }

    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        add(new OtherParts.Composite(formatter.whole().parts(), true));
        return this;
    }

    public DateTimeFormatterBuilder appendPattern(String pattern) {
        Objects.requireNonNull(pattern, "pattern");
        new PatternParser(this).parse(pattern);
        return this;
    }

    /** Adds the locale's number of a week, a day of it, or its year. */
    void appendWeek(char letter, int count, int minWidth, int maxWidth) {
        add(new TextParts.Week(letter, count, minWidth, maxWidth));
        if (letter == 'Y') {
            active.valueIndex = -1;
        }
    }

    boolean inOptional() {
        return active.parent != null;
    }

    public DateTimeFormatterBuilder padNext(int padWidth) {
        return padNext(padWidth, ' ');
    }

    public DateTimeFormatterBuilder padNext(int padWidth, char padChar) {
        if (padWidth < 1) {
            throw new IllegalArgumentException("The pad width must be at least one but was " + padWidth);
        }
        active.padNextWidth = padWidth;
        active.padNextChar = padChar;
        active.valueIndex = -1;
        return this;
    }

    public DateTimeFormatterBuilder optionalStart() {
        active.valueIndex = -1;
        active = new DateTimeFormatterBuilder(active, true);
        return this;
    }

    public DateTimeFormatterBuilder optionalEnd() {
        if (active.parent == null) {
            throw new IllegalStateException(
                    "Cannot call optionalEnd() as there was no previous call to optionalStart()");
        }
        if (active.parts.isEmpty()) {
            active = active.parent;
        } else {
            OtherParts.Composite whole = new OtherParts.Composite(List.copyOf(active.parts), active.optional);
            active = active.parent;
            add(whole);
        }
        return this;
    }

    private int add(FormatPart part) {
        FormatPart added = Objects.requireNonNull(part, "pp");
        if (active.padNextWidth > 0) {
            added = new OtherParts.Pad(part, active.padNextWidth, active.padNextChar);
            active.padNextWidth = 0;
            active.padNextChar = 0;
        }
        active.parts.add(added);
        active.valueIndex = -1;
        return active.parts.size() - 1;
    }

    public DateTimeFormatter toFormatter() {
        return toFormatter(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateTimeFormatter toFormatter(Locale locale) {
        return toFormatter(locale, ResolverStyle.SMART, null);
    }

    DateTimeFormatter toFormatter(ResolverStyle resolverStyle, Chronology chrono) {
        return toFormatter(Locale.getDefault(Locale.Category.FORMAT), resolverStyle, chrono);
    }

    private DateTimeFormatter toFormatter(Locale locale, ResolverStyle resolverStyle, Chronology chrono) {
        Objects.requireNonNull(locale, "locale");
        while (active.parent != null) {
            optionalEnd();
        }
        return new DateTimeFormatter(new OtherParts.Composite(List.copyOf(parts), false), locale,
                DecimalStyle.STANDARD, resolverStyle, null, chrono, null);
    }
}
