package java.time;

import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Objects;

/** The names of months and days. */
final class DisplayName {
    private DisplayName() {
    }

    static String of(TemporalAccessor value, ChronoField field, TextStyle style, Locale locale) {
        Objects.requireNonNull(style, "textStyle");
        return new DateTimeFormatterBuilder().appendText(field, style).toFormatter(locale).format(value);
    }
}
