package java.time.format;

import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;

/** Reads the pattern of a {@link DateTimeFormatter}. */
final class FormatPattern {
    private final String pattern;
    private final List<FormatElement> elements = new ArrayList<>();
    /** For each optional part, from 1 on, the one that it lies in; zero for none. */
    private final List<Integer> parents = new ArrayList<>();
    /** The number of the optional part, zero outside. */
    private int part;

    FormatPattern(String pattern) {
        this.pattern = pattern;
    }

    /** After {@link #elements}: where optional parts lie in each other. */
    List<Integer> parents() {
        return parents;
    }

    List<FormatElement> elements() {
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                int end = at + 1;
                while (end < pattern.length() && pattern.charAt(end) == c) {
                    end++;
                }
                elements.add(field(c, end - at));
                at = end;
            } else if (c == '\'') {
                at = quoted(at);
            } else if (c == '[') {
                parents.add(part);
                part = parents.size();
                at++;
            } else if (c == ']') {
                if (part == 0) {
                    throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                }
                part = parents.get(part - 1);
                at++;
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                elements.add(FormatElement.literal(String.valueOf(c), part));
                at++;
            }
        }
        return elements;
    }

    /** A literal between apostrophes; two of them stand for one. Gives its end. */
    private int quoted(int start) {
        StringBuilder literal = new StringBuilder();
        int at = start + 1;
        while (at < pattern.length()) {
            char c = pattern.charAt(at++);
            if (c == '\'') {
                if (at == pattern.length() || pattern.charAt(at) != '\'') {
                    String text = literal.length() == 0 ? "'" : literal.toString();
                    elements.add(FormatElement.literal(text, part));
                    return at;
                }
                at++;
            }
            literal.append(c);
        }
        throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
    }

    private FormatElement field(char letter, int count) {
        switch (letter) {
            case 'y':
                return year(ChronoField.YEAR_OF_ERA, count);
            case 'u':
                return year(ChronoField.YEAR, count);
            case 'M':
            case 'L':
                return count <= 2
                        ? number(ChronoField.MONTH_OF_YEAR, letter, count, 2)
                        : name(ChronoField.MONTH_OF_YEAR, letter, count);
            case 'E':
                return name(ChronoField.DAY_OF_WEEK, letter, Math.max(count, 3));
            case 'd':
                return number(ChronoField.DAY_OF_MONTH, letter, count, 2);
            case 'D':
                return number(ChronoField.DAY_OF_YEAR, letter, count, 3);
            case 'H':
                return number(ChronoField.HOUR_OF_DAY, letter, count, 2);
            case 'h':
                return number(ChronoField.CLOCK_HOUR_OF_AMPM, letter, count, 2);
            case 'k':
                return number(ChronoField.CLOCK_HOUR_OF_DAY, letter, count, 2);
            case 'K':
                return number(ChronoField.HOUR_OF_AMPM, letter, count, 2);
            case 'm':
                return number(ChronoField.MINUTE_OF_HOUR, letter, count, 2);
            case 's':
                return number(ChronoField.SECOND_OF_MINUTE, letter, count, 2);
            case 'S':
                if (count > 9) {
                    throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + count);
                }
                return FormatElement.fraction(count, count, part);
            case 'n':
                return number(ChronoField.NANO_OF_SECOND, letter, count, 19);
            case 'a':
                if (count > 1) {
                    throw tooMany(letter);
                }
                return FormatElement.name(ChronoField.AMPM_OF_DAY, TextStyle.SHORT, part);
            default:
                throw new IllegalArgumentException("Unknown pattern letter: " + letter);
        }
    }

    private static IllegalArgumentException tooMany(char letter) {
        return new IllegalArgumentException("Too many pattern letters: " + letter);
    }

    private FormatElement year(ChronoField field, int count) {
        if (count == 2) {
            return FormatElement.twoDigitYear(field, part);
        }
        return count == 1 || count == 3 ? FormatElement.number(field, part)
                : FormatElement.year(field, count, 19, part);
    }

    private FormatElement number(ChronoField field, char letter, int count, int most) {
        if (count > most) {
            throw tooMany(letter);
        }
        return count == 1 ? FormatElement.number(field, part) : FormatElement.fixed(field, count, part);
    }

    private FormatElement name(ChronoField field, char letter, int count) {
        if (count > 5) {
            throw tooMany(letter);
        }
        TextStyle style = count == 3 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW;
        return FormatElement.name(field, style, part);
    }
}
