package java.text;

import java.io.InvalidObjectException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.Objects;

/** Texts with arguments: {@code {0} of {1,number,integer}}. */
public class MessageFormat extends Format {
    private static final String[] NUMBER_STYLES = {"", "integer", "currency", "percent"};
    private static final String[] DATE_STYLES = {"full", "long", "medium", "short"};

    /** A kind of part of a text: the one that an argument gave. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7899943957617360810L;

        public static final Field ARGUMENT = new Field("message argument field");

        protected Field(String name) {
            super(name);
        }

        @Override
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Field.class) {
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            }
            return ARGUMENT;
        }
    }

    /** A text and the argument behind it. */
    private static final class Element {
        final String before;
        final int argument;
        /** Null where the argument's class decides. */
        Format format;

        Element copy() {
            Element copy = new Element(before, argument);
            copy.format = format == null ? null : (Format) format.clone();
            return copy;
        }

        Element(String before, int argument) {
            this.before = before;
            this.argument = argument;
        }
    }

    private Locale locale;
    private ArrayList<Element> elements = new ArrayList<>();
    private String end = "";

    public MessageFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public MessageFormat(String pattern, Locale locale) {
        this.locale = locale;
        applyPattern(pattern);
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format(arguments);
    }

    public Locale getLocale() {
        return locale;
    }

    public void setLocale(Locale locale) {
        this.locale = locale;
    }

    public void applyPattern(String pattern) {
        ArrayList<Element> found = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                    text.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == '{' && !quoted) {
                int close = close(pattern, i + 1);
                found.add(element(text.toString(), pattern.substring(i + 1, close)));
                text.setLength(0);
                i = close;
            } else {
                text.append(c);
            }
        }
        elements = found;
        end = text.toString();
    }

    private static int close(String pattern, int at) {
        boolean quoted = false;
        int depth = 1;
        for (; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && c == '{') {
                depth++;
            } else if (!quoted && c == '}' && --depth == 0) {
                return at;
            }
        }
        throw new IllegalArgumentException("Unmatched braces in the pattern.");
    }

    private Element element(String before, String inside) {
        int comma = inside.indexOf(',');
        String number = comma < 0 ? inside : inside.substring(0, comma);
        int argument;
        try {
            argument = Integer.parseInt(number);
        } catch (NumberFormatException cause) {
            throw new IllegalArgumentException("can't parse argument number: " + number, cause);
        }
        if (argument < 0) {
            throw new IllegalArgumentException("negative argument number: " + number);
        }
        if (argument >= 10_000) {
            throw new IllegalArgumentException(argument + " exceeds the ArgumentIndex implementation limit");
        }
        Element element = new Element(before, argument);
        if (comma >= 0) {
            String type = inside.substring(comma + 1);
            int second = type.indexOf(',');
            String style = second < 0 ? "" : type.substring(second + 1);
            element.format = formatOf((second < 0 ? type : type.substring(0, second)).trim(), style);
        }
        return element;
    }

    /** The format that a pattern names; null where it names none. */
    private Format formatOf(String type, String style) {
        String keyword = style.trim().toLowerCase();
        String kind = type.toLowerCase();
        switch (kind) {
            case "":
                return null;
            case "number":
                return switch (Arrays.asList(NUMBER_STYLES).indexOf(keyword)) {
                    case 0 -> NumberFormat.getInstance(locale);
                    case 1 -> NumberFormat.getIntegerInstance(locale);
                    case 2 -> NumberFormat.getCurrencyInstance(locale);
                    case 3 -> NumberFormat.getPercentInstance(locale);
                    default -> new DecimalFormat(style, DecimalFormatSymbols.getInstance(locale));
                };
            case "date":
            case "time": {
                int length = keyword.isEmpty() ? DateFormat.DEFAULT : Arrays.asList(DATE_STYLES).indexOf(keyword);
                if (length < 0) {
                    return new SimpleDateFormat(style, locale);
                }
                return kind.equals("date") ? DateFormat.getDateInstance(length, locale)
                        : DateFormat.getTimeInstance(length, locale);
            }
            case "choice":
                try {
                    return new ChoiceFormat(style);
                } catch (NumberFormatException cause) {
                    throw new IllegalArgumentException("Choice pattern incorrect: " + style, cause);
                }
            default:
                throw new IllegalArgumentException("unknown format type: " + type);
        }
    }

    /** The text as a part of a pattern; a closing brace needs quotes only where one is open. */
    private static String quoted(String text) {
        return text.replace("'", "''").replace("{", "'{'");
    }

    private static String quoteBraces(String text) {
        return text.replace("{", "'{'").replace("}", "'}'");
    }

    /** What names the formats is what they are now: programs change those that they have given or got. */
    public String toPattern() {
        StringBuilder text = new StringBuilder();
        for (Element element : elements) {
            text.append(quoted(element.before)).append('{').append(element.argument);
            String type = type(element.format);
            if (type != null) {
                text.append(',').append(type);
            }
            text.append('}');
        }
        return text.append(quoted(end)).toString();
    }

    public Format[] getFormats() {
        Format[] formats = new Format[elements.size()];
        for (int i = 0; i < formats.length; i++) {
            formats[i] = elements.get(i).format;
        }
        return formats;
    }

    public void setFormat(int formatElementIndex, Format newFormat) {
        change(formatElementIndex, newFormat);
    }

    /** What all ways to set formats come to, none of which calls another: subclasses may refuse some. */
    private void change(int formatElementIndex, Format newFormat) {
        elements.get(formatElementIndex).format = newFormat;
    }

    public void setFormats(Format[] newFormats) {
        for (int i = 0; i < Math.min(newFormats.length, elements.size()); i++) {
            change(i, newFormats[i]);
        }
    }

    public void setFormatsByArgumentIndex(Format[] newFormats) {
        for (int i = 0; i < elements.size(); i++) {
            int argument = elements.get(i).argument;
            if (argument < newFormats.length) {
                change(i, newFormats[argument]);
            }
        }
    }

    public Format[] getFormatsByArgumentIndex() {
        int count = 0;
        for (Element element : elements) {
            count = Math.max(count, element.argument + 1);
        }
        Format[] formats = new Format[count];
        for (Element element : elements) {
            formats[element.argument] = element.format;
        }
        return formats;
    }

    /** How a pattern names a format; null for one that it cannot name. */
    private String type(Format format) {
        if (format instanceof DecimalFormat) {
            return format.equals(NumberFormat.getInstance(locale)) ? "number"
                    : format.equals(NumberFormat.getCurrencyInstance(locale)) ? "number,currency"
                    : format.equals(NumberFormat.getPercentInstance(locale)) ? "number,percent"
                    : format.equals(NumberFormat.getIntegerInstance(locale)) ? "number,integer"
                    : "number," + quoteBraces(((DecimalFormat) format).toPattern());
        }
        if (format instanceof ChoiceFormat) {
            return "choice," + quoteBraces(((ChoiceFormat) format).toPattern());
        }
        if (!(format instanceof SimpleDateFormat)) {
            return null;
        }
        for (String kind : new String[] {"date", "time"}) {
            for (int style : new int[] {DateFormat.DEFAULT, DateFormat.SHORT, DateFormat.LONG, DateFormat.FULL}) {
                if (format.equals(kind.equals("date") ? DateFormat.getDateInstance(style, locale)
                        : DateFormat.getTimeInstance(style, locale))) {
                    return style == DateFormat.DEFAULT ? kind : kind + "," + DATE_STYLES[style];
                }
            }
        }
        return "date," + quoteBraces(((SimpleDateFormat) format).toPattern());
    }

    public void setFormatByArgumentIndex(int argumentIndex, Format newFormat) {
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i).argument == argumentIndex) {
                change(i, newFormat);
            }
        }
    }

    @Override
    public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
        return format((Object[]) arguments, result, pos);
    }

    /** A position tells where the pattern's first argument lies. */
    public final StringBuffer format(Object[] arguments, StringBuffer result, FieldPosition pos) {
        for (int i = 0; i < elements.size(); i++) {
            Element element = elements.get(i);
            result.append(element.before);
            if (arguments == null || element.argument >= arguments.length) {
                result.append('{').append(element.argument).append('}');
                continue;
            }
            int from = result.length();
            result.append(text(element.format, arguments, arguments[element.argument]));
            if (i == 0 && pos != null && pos.getFieldAttribute() == Field.ARGUMENT) {
                pos.setBeginIndex(from);
                pos.setEndIndex(result.length());
            }
        }
        return result.append(end);
    }

    /** The text of an argument, by a format or by its class. */
    private String text(Format format, Object[] arguments, Object argument) {
        if (argument == null) {
            return "null";
        }
        if (format instanceof ChoiceFormat) {
            String text = format.format(argument);
            return text.indexOf('{') < 0 ? text : new MessageFormat(text, locale).format(arguments);
        }
        if (format != null) {
            return format.format(argument);
        }
        if (argument instanceof Number) {
            return NumberFormat.getInstance(locale).format(argument);
        }
        if (argument instanceof Date) {
            return DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale).format(argument);
        }
        return argument.toString();
    }

    public Object[] parse(String source, ParsePosition pos) {
        int count = 0;
        for (Element element : elements) {
            count = Math.max(count, element.argument + 1);
        }
        if (source == null) {
            return new Object[count];
        }
        Object[] values = new Object[count];
        ParsePosition part = new ParsePosition(pos.getIndex());
        for (int i = 0; i < elements.size(); i++) {
            Element element = elements.get(i);
            int from = part.getIndex() + element.before.length();
            if (!source.startsWith(element.before, part.getIndex())) {
                return failed(pos, part.getIndex());
            }
            part.setIndex(from);
            if (element.format != null) {
                values[element.argument] = element.format.parseObject(source, part);
                if (part.getIndex() == from) {
                    return failed(pos, from);
                }
                continue;
            }
            String next = i + 1 < elements.size() ? elements.get(i + 1).before : end;
            int to = next.isEmpty() ? source.length() : source.indexOf(next, from);
            if (to < 0) {
                return failed(pos, from);
            }
            String value = source.substring(from, to);
            if (!value.equals("{" + element.argument + "}")) {
                values[element.argument] = value;
            }
            part.setIndex(to);
        }
        if (!source.startsWith(end, part.getIndex())) {
            return failed(pos, part.getIndex());
        }
        pos.setIndex(part.getIndex() + end.length());
        return values;
    }

    private static Object[] failed(ParsePosition position, int at) {
        position.setErrorIndex(at);
        return null;
    }

    public Object[] parse(String source) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Object[] values = parse(source, position);
        if (position.getIndex() == 0) {
            throw new ParseException("MessageFormat parse error!", position.getErrorIndex());
        }
        return values;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    @Override
    public Object clone() {
        MessageFormat copy = (MessageFormat) super.clone();
        copy.elements = new ArrayList<>();
        for (Element element : elements) {
            copy.elements.add(element.copy());
        }
        return copy;
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        MessageFormat that = (MessageFormat) obj;
        if (elements.size() != that.elements.size() || !end.equals(that.end) || !locale.equals(that.locale)) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            Element mine = elements.get(i);
            Element others = that.elements.get(i);
            if (mine.argument != others.argument || !mine.before.equals(others.before)
                    || !Objects.equals(mine.format, others.format)) {
                return false;
            }
        }
        return true;
    }

    /** That of the texts between the arguments. */
    @Override
    public int hashCode() {
        StringBuilder texts = new StringBuilder();
        for (Element element : elements) {
            texts.append(element.before);
        }
        return texts.append(end).toString().hashCode();
    }

    @Override
    public String toString() {
        return "MessageFormat [locale: " + (locale == null ? "null" : '"' + locale.getDisplayName() + '"')
                + ", pattern: \"" + toPattern() + "\"]\n";
    }
}
