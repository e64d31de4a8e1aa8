package java.time.format;

import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalField;

/** Makes the parts that a pattern's letters stand for. */
final class PatternParser {
    private final DateTimeFormatterBuilder builder;

    PatternParser(DateTimeFormatterBuilder builder) {
        this.builder = builder;
    }

    void parse(String pattern) {
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                int end = runEnd(pattern, at);
                int count = end - at;
                if (c == 'p') {
                    int pad = 0;
                    if (end < pattern.length() && Character.isLetter(pattern.charAt(end))
                            && pattern.charAt(end) < 128) {
                        c = pattern.charAt(end);
                        pad = count;
                        at = end;
                        end = runEnd(pattern, at);
                        count = end - at;
                    }
                    if (pad == 0) {
                        throw new IllegalArgumentException(
                                "Pad letter 'p' must be followed by valid pad pattern: " + pattern);
                    }
                    builder.padNext(pad);
                }
                letter(c, count);
                at = end - 1;
            } else if (c == '\'') {
                int start = at++;
                while (at < pattern.length()) {
                    if (pattern.charAt(at) == '\'') {
                        if (at + 1 < pattern.length() && pattern.charAt(at + 1) == '\'') {
                            at++;
                        } else {
                            break;
                        }
                    }
                    at++;
                }
                if (at >= pattern.length()) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
                String text = pattern.substring(start + 1, at);
                if (text.isEmpty()) {
                    builder.appendLiteral('\'');
                } else {
                    builder.appendLiteral(text.replace("''", "'"));
                }
            } else if (c == '[') {
                builder.optionalStart();
            } else if (c == ']') {
                if (!builder.inOptional()) {
                    throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                }
                builder.optionalEnd();
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                builder.appendLiteral(c);
            }
        }
    }

    private static int runEnd(String pattern, int at) {
        int end = at + 1;
        while (end < pattern.length() && pattern.charAt(end) == pattern.charAt(at)) {
            end++;
        }
        return end;
    }

    private static IllegalArgumentException tooMany(char letter) {
        return new IllegalArgumentException("Too many pattern letters: " + letter);
    }

    private static TemporalField field(char letter) {
        return switch (letter) {
            case 'G' -> ChronoField.ERA;
            case 'y' -> ChronoField.YEAR_OF_ERA;
            case 'u' -> ChronoField.YEAR;
            case 'Q', 'q' -> IsoFields.QUARTER_OF_YEAR;
            case 'M', 'L' -> ChronoField.MONTH_OF_YEAR;
            case 'D' -> ChronoField.DAY_OF_YEAR;
            case 'd' -> ChronoField.DAY_OF_MONTH;
            case 'F' -> ChronoField.ALIGNED_WEEK_OF_MONTH;
            case 'E', 'c', 'e' -> ChronoField.DAY_OF_WEEK;
            case 'a' -> ChronoField.AMPM_OF_DAY;
            case 'H' -> ChronoField.HOUR_OF_DAY;
            case 'k' -> ChronoField.CLOCK_HOUR_OF_DAY;
            case 'K' -> ChronoField.HOUR_OF_AMPM;
            case 'h' -> ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'm' -> ChronoField.MINUTE_OF_HOUR;
            case 's' -> ChronoField.SECOND_OF_MINUTE;
            case 'S', 'n' -> ChronoField.NANO_OF_SECOND;
            case 'A' -> ChronoField.MILLI_OF_DAY;
            case 'N' -> ChronoField.NANO_OF_DAY;
            case 'g' -> JulianFields.MODIFIED_JULIAN_DAY;
            default -> null;
        };
    }

    private void letter(char letter, int count) {
        TemporalField field = field(letter);
        if (field != null) {
            field(letter, count, field);
            return;
        }
        switch (letter) {
            case 'z':
            case 'v':
                zone(letter, count);
                break;
            case 'V':
                if (count != 2) {
                    throw new IllegalArgumentException("Pattern letter count must be 2: " + letter);
                }
                builder.appendZoneId();
                break;
            case 'Z':
                if (count < 4) {
                    builder.appendOffset("+HHMM", "+0000");
                } else if (count == 4) {
                    builder.appendLocalizedOffset(TextStyle.FULL);
                } else if (count == 5) {
                    builder.appendOffset("+HH:MM:ss", "Z");
                } else {
                    throw tooMany(letter);
                }
                break;
            case 'O':
                if (count != 1 && count != 4) {
                    throw new IllegalArgumentException("Pattern letter count must be 1 or 4: " + letter);
                }
                builder.appendLocalizedOffset(count == 1 ? TextStyle.SHORT : TextStyle.FULL);
                break;
            case 'X':
            case 'x':
                if (count > 5) {
                    throw tooMany(letter);
                }
                String none = letter == 'X' ? "Z" : count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00";
                builder.appendOffset(new String[] {"+HHmm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss"}[count - 1], none);
                break;
            case 'W':
                if (count > 1) {
                    throw tooMany(letter);
                }
                builder.appendWeek(letter, count, count, count);
                break;
            case 'w':
                if (count > 2) {
                    throw tooMany(letter);
                }
                builder.appendWeek(letter, count, count, 2);
                break;
            case 'Y':
                builder.appendWeek(letter, count, count, count == 2 ? 2 : 19);
                break;
            case 'B':
                if (count != 1 && count != 4 && count != 5) {
                    throw new IllegalArgumentException("Wrong number of pattern letters: " + letter);
                }
                builder.appendDayPeriodText(count == 1 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL
                        : TextStyle.NARROW);
                break;
            default:
                throw new IllegalArgumentException("Unknown pattern letter: " + letter);
        }
    }

    private void zone(char letter, int count) {
        if (letter == 'z') {
            if (count > 4) {
                throw tooMany(letter);
            }
            builder.appendZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        } else if (count == 1 || count == 4) {
            builder.appendGenericZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        } else {
            throw new IllegalArgumentException("Wrong number of pattern letters: " + letter);
        }
    }

    private void field(char letter, int count, TemporalField field) {
        switch (letter) {
            case 'u', 'y' -> year(field, count);
            case 'M', 'L', 'Q', 'q', 'E', 'e', 'c' -> numberOrText(letter, count, field);
            case 'G' -> {
                if (count > 5) {
                    throw tooMany(letter);
                }
                builder.appendText(field, count < 4 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW);
            }
            case 'a' -> {
                if (count != 1) {
                    throw tooMany(letter);
                }
                builder.appendText(field, TextStyle.SHORT);
            }
            case 'F' -> {
                if (count != 1) {
                    throw tooMany(letter);
                }
                builder.appendValue(field);
            }
            case 'd', 'h', 'H', 'k', 'K', 'm', 's' -> {
                if (count > 2) {
                    throw tooMany(letter);
                }
                number(field, count);
            }
            case 'D' -> {
                if (count > 3) {
                    throw tooMany(letter);
                }
                if (count == 1) {
                    builder.appendValue(field);
                } else {
                    builder.appendValue(field, count, 3, SignStyle.NOT_NEGATIVE);
                }
            }
            case 'S' -> builder.appendFraction(field, count, count, false);
            case 'A', 'n', 'N' -> builder.appendValue(field, count, 19, SignStyle.NOT_NEGATIVE);
            case 'g' -> builder.appendValue(field, count, 19, SignStyle.NORMAL);
            default -> throw new AssertionError(letter);
        }
    }

    private void year(TemporalField field, int count) {
        if (count == 2) {
            builder.appendValueReduced(field, 2, 2, DateTimeFormatterBuilder.BASE_DATE);
        } else {
            builder.appendValue(field, count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
        }
    }

    /** Months, quarters and days of the week: numbers by one or two letters, texts by more. */
    private void numberOrText(char letter, int count, TemporalField field) {
        boolean standalone = letter == 'L' || letter == 'q' || letter == 'c';
        switch (count) {
            case 1, 2 -> {
                if (letter == 'c' && count == 2) {
                    throw new IllegalArgumentException("Invalid pattern \"cc\"");
                }
                if (letter == 'c' || letter == 'e') {
                    builder.appendWeek(letter, count, count, count);
                } else if (letter == 'E') {
                    builder.appendText(field, TextStyle.SHORT);
                } else {
                    number(field, count);
                }
            }
            case 3 -> builder.appendText(field, standalone ? TextStyle.SHORT_STANDALONE : TextStyle.SHORT);
            case 4 -> builder.appendText(field, standalone ? TextStyle.FULL_STANDALONE : TextStyle.FULL);
            case 5 -> builder.appendText(field, standalone ? TextStyle.NARROW_STANDALONE : TextStyle.NARROW);
            default -> throw tooMany(letter);
        }
    }

    private void number(TemporalField field, int count) {
        if (count == 1) {
            builder.appendValue(field);
        } else {
            builder.appendValue(field, count);
        }
    }
}
