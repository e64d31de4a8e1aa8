package java.time.format;

import java.time.DateTimeException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Writes and reads dates and times as a pattern tells; names are English in all locales. */
public final class DateTimeFormatter {
    private static final int MOST_YEAR_DIGITS = 10;

    public static final DateTimeFormatter ISO_LOCAL_DATE =
            new DateTimeFormatter(isoDate(), "ISO_LOCAL_DATE", true);
    public static final DateTimeFormatter ISO_DATE = ISO_LOCAL_DATE;
    public static final DateTimeFormatter ISO_LOCAL_TIME =
            new DateTimeFormatter(isoTime(), "ISO_LOCAL_TIME", true);
    public static final DateTimeFormatter ISO_TIME = ISO_LOCAL_TIME;
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME =
            new DateTimeFormatter(isoDateTime(), "ISO_LOCAL_DATE_TIME", true);
    public static final DateTimeFormatter ISO_DATE_TIME = ISO_LOCAL_DATE_TIME;
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter(
            List.of(
                    FormatElement.fixed(ChronoField.YEAR, 4, 0),
                    FormatElement.fixed(ChronoField.MONTH_OF_YEAR, 2, 0),
                    FormatElement.fixed(ChronoField.DAY_OF_MONTH, 2, 0)),
            "BASIC_ISO_DATE",
            true);

    private final List<FormatElement> elements;
    /** For each optional part, from 1 on, the one that it lies in; zero for none. */
    private final List<Integer> parents;
    private final String description;
    private final boolean strict;

    private DateTimeFormatter(List<FormatElement> elements, String description, boolean strict) {
        this(elements, List.of(0), description, strict);
    }

    private DateTimeFormatter(
            List<FormatElement> elements, List<Integer> parents, String description, boolean strict) {
        this.elements = elements;
        this.parents = parents;
        this.description = description;
        this.strict = strict;
    }

    private static List<FormatElement> isoDate() {
        List<FormatElement> elements = new ArrayList<>();
        elements.add(FormatElement.year(ChronoField.YEAR, 4, MOST_YEAR_DIGITS, 0));
        elements.add(FormatElement.literal("-", 0));
        elements.add(FormatElement.fixed(ChronoField.MONTH_OF_YEAR, 2, 0));
        elements.add(FormatElement.literal("-", 0));
        elements.add(FormatElement.fixed(ChronoField.DAY_OF_MONTH, 2, 0));
        return elements;
    }

    private static List<FormatElement> isoTime() {
        List<FormatElement> elements = new ArrayList<>();
        elements.add(FormatElement.fixed(ChronoField.HOUR_OF_DAY, 2, 0));
        elements.add(FormatElement.literal(":", 0));
        elements.add(FormatElement.fixed(ChronoField.MINUTE_OF_HOUR, 2, 0));
        elements.add(FormatElement.literal(":", 1));
        elements.add(FormatElement.fixed(ChronoField.SECOND_OF_MINUTE, 2, 1));
        elements.add(FormatElement.fraction(0, 9, 1));
        return elements;
    }

    private static List<FormatElement> isoDateTime() {
        List<FormatElement> elements = isoDate();
        elements.add(FormatElement.literal("T", 0));
        elements.addAll(isoTime());
        return elements;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        FormatPattern parsed = new FormatPattern(Objects.requireNonNull(pattern, "pattern"));
        return new DateTimeFormatter(parsed.elements(), parsed.parents(), pattern, false);
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return ofPattern(pattern);
    }

    public DateTimeFormatter withLocale(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return this;
    }

    public String format(TemporalAccessor temporal) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < elements.size(); i++) {
            FormatElement element = elements.get(i);
            if (isSupported(element.optionalPart, temporal)) {
                element.format(temporal, text);
            }
        }
        return text.toString();
    }

    /** Whether all fields of an optional part are there, and those around it. */
    private boolean isSupported(int part, TemporalAccessor value) {
        if (part == 0) {
            return true;
        }
        for (FormatElement element : elements) {
            if (element.optionalPart == part && element.field != null && !value.isSupported(element.field)) {
                return false;
            }
        }
        return isSupported(parents.get(part - 1), value);
    }

    /** Reads the elements from {@code index} on; gives the end, or -1 minus the place of the error. */
    private int parse(String text, Parsed fields) {
        int at = 0;
        int index = 0;
        boolean[] failed = new boolean[parents.size() + 1];
        while (index < elements.size()) {
            int part = elements.get(index).optionalPart;
            int end = index + 1;
            while (part != 0 && end < elements.size() && elements.get(end).optionalPart == part) {
                end++;
            }
            failed[part] |= part != 0 && failed[parents.get(part - 1)];
            int next = failed[part] ? ~at : parse(text, at, index, end, fields);
            if (next >= 0) {
                at = next;
            } else if (part == 0) {
                return next;
            } else {
                failed[part] = true;
            }
            index = end;
        }
        return at;
    }

    private int parse(String text, int from, int first, int end, Parsed fields) {
        int at = from;
        for (int i = first; i < end && at >= 0; i++) {
            at = elements.get(i).parse(text, at, reserved(i), fields);
        }
        return at;
    }

    /** The digits of numbers of fixed length that follow a number of variable length directly. */
    private int reserved(int index) {
        int digits = 0;
        if (elements.get(index).isVariable()) {
            for (int i = index + 1; i < elements.size() && elements.get(i).isFixed(); i++) {
                digits += elements.get(i).digits();
            }
        }
        return digits;
    }

    private Parsed fields(CharSequence input) {
        String text = input.toString();
        Parsed fields = new Parsed(strict);
        int end = parse(text, fields);
        if (end < 0) {
            throw new DateTimeParseException("Text '" + text + "' could not be parsed at index " + ~end, text, ~end);
        }
        if (end < text.length()) {
            throw new DateTimeParseException(
                    "Text '" + text + "' could not be parsed, unparsed text found at index " + end, text, end);
        }
        return fields;
    }

    /** Reads a text; what is asked of it tells what it has to hold, such as {@code LocalDate::from}. */
    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(query, "query");
        Parsed fields = fields(text);
        try {
            fields.resolve();
            return query.queryFrom(fields);
        } catch (DateTimeException cause) {
            throw new DateTimeParseException(
                    "Text '" + text + "' could not be parsed: " + cause.getMessage(), text, 0, cause);
        }
    }

    public TemporalAccessor parse(CharSequence text) {
        return parse(text, fields -> fields);
    }

    @Override
    public String toString() {
        return description;
    }
}
