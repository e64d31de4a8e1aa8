package java.text;

import java.util.Arrays;

/** Texts by the intervals in which numbers lie: {@code 0#none|1#one|1<many}. */
public class ChoiceFormat extends NumberFormat {
    private double[] limits;
    private String[] texts;

    public ChoiceFormat(String pattern) {
        applyPattern(pattern);
    }

    public ChoiceFormat(double[] limits, String[] formats) {
        setChoices(limits, formats);
    }

    public void setChoices(double[] limits, String[] formats) {
        if (limits.length != formats.length) {
            throw new IllegalArgumentException("Input arrays must be of the same length.");
        }
        this.limits = limits.clone();
        this.texts = formats.clone();
    }

    public void applyPattern(String pattern) {
        double[] limits = new double[pattern.length()];
        String[] texts = new String[pattern.length()];
        int count = 0;
        StringBuilder part = new StringBuilder();
        boolean quoted = false;
        boolean inText = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                    part.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (!quoted && !inText && (c == '#' || c == '<' || c == '\u2264')) {
                limits[count] = limit(part.toString(), c == '<');
                if (count > 0 && limits[count] <= limits[count - 1]) {
                    throw new IllegalArgumentException("Incorrect order of intervals, must be in ascending order");
                }
                inText = true;
                part.setLength(0);
            } else if (!quoted && c == '|') {
                if (inText) {
                    texts[count++] = part.toString();
                }
                inText = false;
                part.setLength(0);
            } else {
                part.append(c);
            }
        }
        if (inText) {
            texts[count++] = part.toString();
        }
        this.limits = Arrays.copyOf(limits, count);
        this.texts = Arrays.copyOf(texts, count);
    }

    private static double limit(String text, boolean behind) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Each interval must contain a number before a format");
        }
        double value = text.equals("\u221e") ? Double.POSITIVE_INFINITY
                : text.equals("-\u221e") ? Double.NEGATIVE_INFINITY : Double.parseDouble(text.trim());
        return behind && Math.abs(value) != Double.POSITIVE_INFINITY ? Math.nextUp(value) : value;
    }

    public String toPattern() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < limits.length; i++) {
            text.append(i > 0 ? "|" : "");
            // Whichever neighbour is nearer to an integer is taken for the limit as it was written.
            double below = Math.nextDown(limits[i]);
            if (Math.abs(Math.IEEEremainder(limits[i], 1)) < Math.abs(Math.IEEEremainder(below, 1))) {
                text.append(limits[i]).append('#');
            } else if (Double.isInfinite(limits[i])) {
                text.append(limits[i] > 0 ? "\u221e<" : "-\u221e<");
            } else {
                text.append(below).append('<');
            }
            boolean quoted = texts[i].indexOf('<') >= 0 || texts[i].indexOf('#') >= 0
                    || texts[i].indexOf('\u2264') >= 0 || texts[i].indexOf('|') >= 0;
            text.append(quoted ? "'" : "").append(texts[i].replace("'", "''")).append(quoted ? "'" : "");
        }
        return text.toString();
    }

    public double[] getLimits() {
        return limits.clone();
    }

    public Object[] getFormats() {
        return texts.clone();
    }

    @Override
    public StringBuffer format(double value, StringBuffer target, FieldPosition position) {
        int at = 0;
        while (at < limits.length && value >= limits[at]) {
            at++;
        }
        return target.append(texts[Math.max(at - 1, 0)]);
    }

    @Override
    public StringBuffer format(long value, StringBuffer target, FieldPosition position) {
        return format((double) value, target, position);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
        int start = position.getIndex();
        int end = start;
        double value = Double.NaN;
        for (int i = 0; i < texts.length; i++) {
            if (text.startsWith(texts[i], start) && start + texts[i].length() > end) {
                end = start + texts[i].length();
                value = limits[i];
            }
        }
        position.setIndex(end);
        if (end == start) {
            position.setErrorIndex(end);
        }
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChoiceFormat && Arrays.equals(limits, ((ChoiceFormat) other).limits)
                && Arrays.equals(texts, ((ChoiceFormat) other).texts);
    }

    @Override
    public int hashCode() {
        return limits.length ^ (texts.length == 0 ? 0 : texts[texts.length - 1].hashCode());
    }

    public static double nextDouble(double value) {
        return Math.nextUp(value);
    }

    public static double nextDouble(double value, boolean positive) {
        return positive ? Math.nextUp(value) : Math.nextDown(value);
    }

    public static double previousDouble(double value) {
        return Math.nextDown(value);
    }

    @Override
    public String toString() {
        return "ChoiceFormat [pattern: \"" + toPattern() + "\"]\n";
    }
}
