package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.List;

/** What is neither a number nor a name nor a zone. */
final class OtherParts {
    private OtherParts() {
    }

    /** A text that stands for itself. */
    record Literal(String literal) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            out.append(literal);
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            if (position > text.length() || position < 0) {
                throw new IndexOutOfBoundsException();
            }
            return state.matches(text, position, literal, 0, literal.length()) ? position + literal.length()
                    : ~position;
        }

        @Override
        public String toString() {
            return literal.equals("'") ? "''" : "'" + literal.replace("'", "''") + "'";
        }
    }

    /** How what follows is read. */
    enum Setting implements FormatPart {
        SENSITIVE,
        INSENSITIVE,
        STRICT,
        LENIENT;

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            switch (this) {
                case SENSITIVE -> state.caseSensitive = true;
                case INSENSITIVE -> state.caseSensitive = false;
                case STRICT -> state.strict = true;
                default -> state.strict = false;
            }
            return position;
        }

        @Override
        public String toString() {
            return switch (this) {
                case SENSITIVE -> "ParseCaseSensitive(true)";
                case INSENSITIVE -> "ParseCaseSensitive(false)";
                case STRICT -> "ParseStrict(true)";
                default -> "ParseStrict(false)";
            };
        }
    }

    /** A value for a field that the text did not have. */
    record Default(TemporalField field, long value) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            state.current().values.putIfAbsent(field, value);
            return position;
        }

        @Override
        public String toString() {
            return getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(this));
        }
    }

    /** A part with what fills it up to a width. */
    record Pad(FormatPart part, int width, char pad) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            int start = out.length();
            if (!part.print(state, out)) {
                return false;
            }
            int length = out.length() - start;
            if (length > width) {
                throw new DateTimeException("Cannot print as output of " + length + " characters exceeds pad width of "
                        + width);
            }
            out.insert(start, String.valueOf(pad).repeat(width - length));
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            boolean strict = state.strict;
            if (position > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            if (position == text.length()) {
                return ~position;
            }
            int end = position + width;
            if (end > text.length()) {
                if (strict) {
                    return ~position;
                }
                end = text.length();
            }
            int at = position;
            while (at < end && state.sameChar(text.charAt(at), pad)) {
                at++;
            }
            int result = part.parse(state, text.subSequence(0, end), at);
            return result != end && strict ? ~(position + at) : result;
        }

        @Override
        public String toString() {
            return "Pad(" + part + "," + width + (pad == ' ' ? ")" : ",'" + pad + "')");
        }
    }

    /** Several parts, which may be left out together. */
    record Composite(List<FormatPart> parts, boolean isOptional) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            int start = out.length();
            state.optional += isOptional ? 1 : 0;
            try {
                for (FormatPart part : parts) {
                    if (!part.print(state, out)) {
                        out.setLength(start);
                        return true;
                    }
                }
            } finally {
                state.optional -= isOptional ? 1 : 0;
            }
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            if (!isOptional) {
                for (FormatPart part : parts) {
                    position = part.parse(state, text, position);
                    if (position < 0) {
                        break;
                    }
                }
                return position;
            }
            state.startOptional();
            int at = position;
            for (FormatPart part : parts) {
                at = part.parse(state, text, at);
                if (at < 0) {
                    state.endOptional(false);
                    return position;
                }
            }
            state.endOptional(true);
            return at;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            if (parts != null) {
                text.append(isOptional ? "[" : "(");
                for (FormatPart part : parts) {
                    text.append(part);
                }
                text.append(isOptional ? "]" : ")");
            }
            return text.toString();
        }
    }

    /** The name of a calendar. */
    record Calendar(TextStyle style) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Chronology chronology = state.value(TemporalQueries.chronology());
            if (chronology == null) {
                return false;
            }
            out.append(style == null ? chronology.getId() : chronology.getDisplayName(style, state.locale()));
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            for (Chronology chronology : Chronology.getAvailableChronologies()) {
                String name = style == null ? chronology.getId() : chronology.getDisplayName(style, state.locale());
                if (state.matches(text, position, name, 0, name.length())) {
                    state.current().chronology = chronology;
                    return position + name.length();
                }
            }
            return ~position;
        }

        @Override
        public String toString() {
            return "Chronology(" + (style == null ? "" : style) + ")";
        }
    }

    /** An instant, with so many digits behind the point, or as many groups of three as there are (-2), or as needed (-1). */
    record AsInstant(int digits) implements FormatPart {
        /** Seconds of ten thousand years. */
        private static final long CYCLE = 146097L * 25 * 86400;
        private static final long TO_YEAR_ZERO = 719528L * 86400;

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long seconds = state.value(ChronoField.INSTANT_SECONDS);
            if (seconds == null) {
                return false;
            }
            long nanos = state.temporal().isSupported(ChronoField.NANO_OF_SECOND)
                    ? state.temporal().getLong(ChronoField.NANO_OF_SECOND) : 0;
            int nano = ChronoField.NANO_OF_SECOND.checkValidIntValue(nanos);
            if (seconds >= -TO_YEAR_ZERO) {
                long zeroed = seconds - CYCLE + TO_YEAR_ZERO;
                long high = Math.floorDiv(zeroed, CYCLE) + 1;
                long low = Math.floorMod(zeroed, CYCLE);
                LocalDateTime time = LocalDateTime.ofEpochSecond(low - TO_YEAR_ZERO, 0, ZoneOffset.UTC);
                if (high > 0) {
                    out.append('+').append(high);
                }
                out.append(time);
                if (time.getSecond() == 0) {
                    out.append(":00");
                }
            } else {
                long zeroed = seconds + TO_YEAR_ZERO;
                long high = zeroed / CYCLE;
                long low = zeroed % CYCLE;
                LocalDateTime time = LocalDateTime.ofEpochSecond(low - TO_YEAR_ZERO, 0, ZoneOffset.UTC);
                int start = out.length();
                out.append(time);
                if (time.getSecond() == 0) {
                    out.append(":00");
                }
                if (high < 0) {
                    if (time.getYear() == -10_000) {
                        out.replace(start, start + 2, Long.toString(high - 1));
                    } else if (low == 0) {
                        out.insert(start, high);
                    } else {
                        out.insert(start + 1, Math.abs(high));
                    }
                }
            }
            fraction(nano, out);
            out.append('Z');
            return true;
        }

        private void fraction(int nano, StringBuilder out) {
            if (digits < 0 && nano == 0 || digits == 0) {
                return;
            }
            String all = Integer.toString(1_000_000_000 + nano).substring(1);
            int end = digits;
            if (digits < 0) {
                end = 9;
                int group = digits == -2 ? 3 : 1;
                while (end > group && all.startsWith("000".substring(0, group), end - group)) {
                    end -= group;
                }
            }
            out.append('.').append(all, 0, end);
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            int least = Math.max(digits, 0);
            int most = digits < 0 ? 9 : digits;
            FormatPart whole = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE).appendLiteral('T')
                    .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':')
                    .appendValue(ChronoField.MINUTE_OF_HOUR, 2).appendLiteral(':')
                    .appendValue(ChronoField.SECOND_OF_MINUTE, 2)
                    .appendFraction(ChronoField.NANO_OF_SECOND, least, most, true).appendOffsetId().toFormatter().whole();
            ParseState probe = new ParseState(state.formatter());
            probe.caseSensitive = state.caseSensitive;
            probe.strict = state.strict;
            int end = whole.parse(probe, text, position);
            if (end < 0) {
                return end;
            }
            java.util.Map<TemporalField, Long> values = probe.current().values;
            long yearLong = values.get(ChronoField.YEAR);
            int month = values.get(ChronoField.MONTH_OF_YEAR).intValue();
            int day = values.get(ChronoField.DAY_OF_MONTH).intValue();
            int hour = values.get(ChronoField.HOUR_OF_DAY).intValue();
            int minute = values.get(ChronoField.MINUTE_OF_HOUR).intValue();
            int second = values.getOrDefault(ChronoField.SECOND_OF_MINUTE, 0L).intValue();
            int nano = values.getOrDefault(ChronoField.NANO_OF_SECOND, 0L).intValue();
            int offset = values.getOrDefault(ChronoField.OFFSET_SECONDS, 0L).intValue();
            int days = 0;
            if (hour == 24 && minute == 0 && second == 0 && nano == 0) {
                hour = 0;
                days = 1;
            } else if (hour == 23 && minute == 59 && second == 60) {
                state.current().leapSecond = true;
                second = 59;
            }
            int year = (int) yearLong % 10_000;
            long instant;
            try {
                LocalDateTime local = LocalDateTime.of(year, month, day, hour, minute, second, 0).plusDays(days);
                instant = local.toEpochSecond(ZoneOffset.ofTotalSeconds(offset))
                        + Math.multiplyExact(yearLong / 10_000L, CYCLE);
            } catch (RuntimeException impossible) {
                return ~position;
            }
            int success = state.set(ChronoField.INSTANT_SECONDS, instant, position, end);
            return state.set(ChronoField.NANO_OF_SECOND, nano, position, success);
        }

        @Override
        public String toString() {
            return "Instant()";
        }
    }
}
