package java.time.format;

import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.internal.locale.DateTexts;

/** Names of months, days and the like. */
final class TextParts {
    private TextParts() {
    }

    /** The name of a field's value, in the words of the locale or in given ones. */
    record Text(TemporalField field, TextStyle style, Map<Long, String> own) implements FormatPart {
        private NumberPart number() {
            return new NumberPart(field, 1, 19, SignStyle.NORMAL, 0);
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long value = state.value(field);
            if (value == null) {
                return false;
            }
            String text = own != null ? own.get(value) : DateTexts.of(state.locale()).text(field, value, style);
            if (text == null) {
                return number().print(state, out);
            }
            out.append(text);
            return true;
        }

        private List<Map.Entry<String, Long>> texts(ParseState state) {
            if (own == null) {
                return DateTexts.of(state.locale()).texts(field, state.strict ? style : null);
            }
            List<Map.Entry<String, Long>> all = new ArrayList<>();
            for (Map.Entry<Long, String> e : own.entrySet()) {
                all.add(Map.entry(e.getValue(), e.getKey()));
            }
            return DateTexts.longestFirst(all);
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            if (position > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            List<Map.Entry<String, Long>> texts = texts(state);
            for (Map.Entry<String, Long> e : texts) {
                String name = e.getKey();
                if (state.matches(name, 0, text, position, name.length())) {
                    return state.set(field, e.getValue(), position, position + name.length());
                }
            }
            if (!texts.isEmpty() && state.strict) {
                return ~position;
            }
            return number().parse(state, text, position);
        }

        @Override
        public String toString() {
            return style == TextStyle.FULL ? "Text(" + field + ")" : "Text(" + field + "," + style + ")";
        }
    }

    /** The name of the part of the day, such as "in the morning". */
    record DayPeriod(TextStyle style) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long hour = state.value(ChronoField.HOUR_OF_DAY);
            if (hour == null) {
                return false;
            }
            Long minute = state.temporal().isSupported(ChronoField.MINUTE_OF_HOUR)
                    ? state.value(ChronoField.MINUTE_OF_HOUR) : (Long) 0L;
            int ofDay = (int) (Math.floorMod(hour, 24L) * 60 + Math.floorMod(minute, 60L));
            out.append(DateTexts.of(state.locale()).dayPeriod(ofDay, style));
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            for (DateTexts.Period period : DateTexts.of(state.locale()).dayPeriods(state.strict ? style : null)) {
                String name = period.name();
                if (state.matches(name, 0, text, position, name.length())) {
                    state.current().periodFrom = period.from();
                    state.current().periodTo = period.to();
                    return position + name.length();
                }
            }
            return ~position;
        }

        @Override
        public String toString() {
            return "DayPeriod(" + style + ")";
        }
    }

    /** A date and time as is usual in the locale. */
    record Localized(FormatStyle dateStyle, FormatStyle timeStyle, String template) implements FormatPart {
        private FormatPart pattern(Locale locale, Chronology chronology) {
            String pattern = template != null
                    ? DateTimeFormatterBuilder.getLocalizedDateTimePattern(template, chronology, locale)
                    : DateTimeFormatterBuilder.getLocalizedDateTimePattern(dateStyle, timeStyle, chronology, locale);
            return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale).whole();
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            return pattern(state.locale(), Chronology.from(state.temporal())).print(state, out);
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            return pattern(state.locale(), IsoChronology.INSTANCE).parse(state, text, position);
        }

        @Override
        public String toString() {
            return "Localized(" + (template != null ? template : (dateStyle == null ? "" : dateStyle) + ","
                    + (timeStyle == null ? "" : timeStyle)) + ")";
        }
    }

    /** A number of the locale's weeks. */
    record Week(char letter, int count, int minWidth, int maxWidth) implements FormatPart {
        private FormatPart of(Locale locale) {
            java.time.temporal.WeekFields weeks = java.time.temporal.WeekFields.of(locale);
            TemporalField field = switch (letter) {
                case 'Y' -> weeks.weekBasedYear();
                case 'e', 'c' -> weeks.dayOfWeek();
                case 'w' -> weeks.weekOfWeekBasedYear();
                default -> weeks.weekOfMonth();
            };
            if (letter == 'Y') {
                return count == 2
                        ? new NumberPart.Reduced(field, 2, 2, 0, DateTimeFormatterBuilder.BASE_DATE, 0)
                        : new NumberPart(field, count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD, -1);
            }
            return new NumberPart(field, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, 0);
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            return of(state.locale()).print(state, out);
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            return of(state.locale()).parse(state, text, position);
        }

        @Override
        public String toString() {
            if (letter == 'Y') {
                return "Localized(" + (count == 1 ? "WeekBasedYear" : count == 2
                        ? "ReducedValue(WeekBasedYear,2,2,2000-01-01)"
                        : "WeekBasedYear," + count + ",19," + (count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD))
                        + ")";
            }
            return "Localized(" + (letter == 'e' || letter == 'c' ? "DayOfWeek"
                    : letter == 'w' ? "WeekOfWeekBasedYear" : "WeekOfMonth") + "," + count + ")";
        }
    }
}
