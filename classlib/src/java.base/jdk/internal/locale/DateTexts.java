package jdk.internal.locale;

import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words and patterns of dates in a locale. */
public final class DateTexts {
    private final Map<String, String[]> rows;
    private final Locale locale;

    /** A part of the day: its name, and the minutes that it begins and ends with. */
    public record Period(String name, int from, int to) {
    }

    private DateTexts(Locale locale) {
        this.locale = locale;
        rows = TextSource.of(locale, false);
    }

    public static DateTexts of(Locale locale) {
        return new DateTexts(locale);
    }

    /** The letter of a field's rows. */
    private static String letter(TemporalField field) {
        if (field == ChronoField.MONTH_OF_YEAR) {
            return "M";
        }
        if (field == ChronoField.DAY_OF_WEEK) {
            return "E";
        }
        if (field == ChronoField.AMPM_OF_DAY) {
            return "a";
        }
        if (field == ChronoField.ERA) {
            return "G";
        }
        return field == IsoFields.QUARTER_OF_YEAR ? "Q" : null;
    }

    private String[] row(String letter, TextStyle style) {
        // Halves of the day are told in full where a short name is asked for.
        String key = letter + (letter.equals("a") && style.asNormal() == TextStyle.SHORT ? 0 : style.ordinal() / 2);
        String[] alone = style.isStandalone() ? rows.get(key + "L") : null;
        return alone != null ? alone : rows.get(key);
    }

    /** The name of a field's value, or null. */
    public String text(TemporalField field, long value, TextStyle style) {
        String letter = letter(field);
        String[] row = letter == null ? null : row(letter, style);
        long index = letter != null && (letter.equals("a") || letter.equals("G")) ? value : value - 1;
        return row == null || index < 0 || index >= row.length ? null : row[(int) index];
    }

    /** The names of a style, or of all styles that are not ambiguous, of a month (from 0) or a weekday (Monday is 0). */
    public String[] names(TemporalField field, TextStyle style) {
        return row(letter(field), style);
    }

    /** All names of a field with their values, the longest first; none where two values share one. */
    public List<Map.Entry<String, Long>> texts(TemporalField field, TextStyle style) {
        String letter = letter(field);
        if (letter == null) {
            return List.of();
        }
        Map<String, Long> found = new HashMap<>();
        for (TextStyle s : style != null ? new TextStyle[] {style} : TextStyle.values()) {
            String[] row = row(letter, s);
            for (int i = 0; i < row.length; i++) {
                long value = letter.equals("a") || letter.equals("G") ? i : i + 1L;
                Long other = found.putIfAbsent(row[i], value);
                if (other != null && other != value) {
                    if (style != null) {
                        return List.of();
                    }
                    found.put(row[i], -1L);
                }
            }
        }
        List<Map.Entry<String, Long>> all = new ArrayList<>();
        for (Map.Entry<String, Long> e : found.entrySet()) {
            if (e.getValue() >= 0) {
                all.add(e);
            }
        }
        return longestFirst(all);
    }

    public static List<Map.Entry<String, Long>> longestFirst(List<Map.Entry<String, Long>> all) {
        all.sort(Comparator.comparingInt(e -> -e.getKey().length()));
        return all;
    }

    private static String inner(String[] row, String key) {
        for (String pair : row == null ? new String[0] : row) {
            if (pair.startsWith(key) && pair.length() > key.length() && pair.charAt(key.length()) == ':') {
                return pair.substring(key.length() + 1);
            }
        }
        return null;
    }

    /** The name of a field itself, or the other one. */
    public String field(String key, String otherwise) {
        String name = inner(rows.get("F"), key);
        return name == null ? otherwise : name;
    }

    private String periodLanguage() {
        String language = locale.getLanguage();
        return RegionData.row("periods-" + language) != null ? language : "en";
    }

    /** The part of the day at a minute. */
    public String dayPeriod(int minute, TextStyle style) {
        String[] names = rows.get(style == TextStyle.NARROW ? "B2" : "B0");
        String found = null;
        for (String rule : RegionData.row("periods-" + periodLanguage())) {
            Period period = period(rule);
            boolean in = period.from == period.to ? minute == period.from
                    : period.from < period.to ? minute >= period.from && minute < period.to
                    : minute >= period.from || minute < period.to;
            String name = in ? inner(names, period.name) : null;
            if (name != null && (found == null || period.from == period.to)) {
                found = name;
            }
        }
        return found != null ? found : inner(names, minute < 720 ? "am" : "pm");
    }

    private static Period period(String rule) {
        int colon = rule.indexOf(':');
        int dash = rule.indexOf('-', colon);
        int from = Integer.parseInt(rule.substring(colon + 1, dash < 0 ? rule.length() : dash));
        return new Period(rule.substring(0, colon), from, dash < 0 ? from : Integer.parseInt(rule.substring(dash + 1)));
    }

    /** The parts of the day by the names of a style, or of all. */
    public List<Period> dayPeriods(TextStyle style) {
        List<Period> all = new ArrayList<>();
        for (int width = 0; width < 3; width++) {
            if (style != null && style.ordinal() / 2 != width) {
                continue;
            }
            for (String rule : RegionData.row("periods-" + periodLanguage())) {
                Period period = period(rule);
                String name = inner(rows.get("B" + width), period.name);
                if (name != null) {
                    all.add(new Period(name, period.from, period.to));
                }
            }
            all.add(new Period(inner(rows.get("B" + width), "am"), 0, 720));
            all.add(new Period(inner(rows.get("B" + width), "pm"), 720, 1440));
        }
        all.sort(Comparator.comparingInt(p -> -p.name.length()));
        return all;
    }

    /** The pattern of a date, a time or both. */
    public String pattern(FormatStyle date, FormatStyle time) {
        if (date == null) {
            return rows.get("T")[time.ordinal()];
        }
        String datePattern = rows.get("D")[date.ordinal()];
        return time == null ? datePattern
                : rows.get("J")[date.ordinal()].replace("{1}", datePattern).replace("{0}", rows.get("T")[time.ordinal()]);
    }

    /** That a template asks for fields in the order of their size. */
    public static void checkTemplate(String template) {
        if (!template.matches("G{0,5}y*Q{0,5}M{0,5}w*E{0,5}d{0,2}B{0,5}[hHjC]{0,2}m{0,2}s{0,2}[vz]{0,4}")) {
            throw new IllegalArgumentException("Requested template is invalid: " + template);
        }
    }

    /** The pattern of certain fields. */
    public String pattern(String template) {
        String wanted = template.replace("C", "j");
        String hour = rows.get("T")[3].indexOf('H') >= 0 ? "H" : "h";
        wanted = wanted.replace("j", hour);
        String found = skeleton(wanted);
        if (found == null) {
            int time = 0;
            while (time < wanted.length() && "BhHms".indexOf(wanted.charAt(time)) < 0) {
                time++;
            }
            String date = skeleton(wanted.substring(0, time));
            String clock = skeleton(wanted.substring(time));
            if (date != null && clock != null) {
                int style = wanted.contains("MMMM") ? wanted.contains("E") ? 0 : 1 : wanted.contains("MMM") ? 2 : 3;
                found = rows.get("J")[style].replace("{1}", date).replace("{0}", clock);
            }
        }
        if (found == null) {
            throw new java.time.DateTimeException("Requested template \"" + template + "\" cannot be resolved in the locale \""
                    + locale + "\"");
        }
        return found;
    }

    private String skeleton(String wanted) {
        String found = inner(rows.get("S"), wanted);
        if (found != null) {
            return found;
        }
        // The same fields in another width: the letters are widened in the pattern.
        String shape = wanted.replaceAll("(.)\\1*", "$1");
        for (String pair : rows.get("S")) {
            String skeleton = pair.substring(0, pair.indexOf(':'));
            boolean text = wanted.contains("MMM");
            if (skeleton.replaceAll("(.)\\1*", "$1").equals(shape) && text == skeleton.contains("MMM")) {
                String pattern = pair.substring(pair.indexOf(':') + 1);
                for (int i = 0; i < wanted.length(); i++) {
                    char c = wanted.charAt(i);
                    int width = wanted.lastIndexOf(c) - wanted.indexOf(c) + 1;
                    if (width != skeleton.lastIndexOf(c) - skeleton.indexOf(c) + 1) {
                        pattern = pattern.replaceAll((c == 'M' ? "[ML]" : c == 'E' ? "[Ec]" : String.valueOf(c)) + "+",
                                String.valueOf(c).repeat(width));
                    }
                }
                return pattern;
            }
        }
        return null;
    }
}
