package java.text;

import java.util.Arrays;

/** Texts by the intervals in which numbers lie: {@code 0#none|1#one|1<many}. */
public class ChoiceFormat extends NumberFormat {
    private double[] limits;
    private String[] texts;

    public ChoiceFormat(String newPattern) {
        applyPattern(newPattern);
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

    public void applyPattern(String newPattern) {
        double[] limits = new double[newPattern.length()];
        String[] texts = new String[newPattern.length()];
        int count = 0;
        StringBuilder part = new StringBuilder();
        boolean quoted = false;
        boolean inText = false;
        for (int i = 0; i < newPattern.length(); i++) {
            char c = newPattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == '\'') {
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
    public StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition status) {
        int at = 0;
        while (at < limits.length && number >= limits[at]) {
            at++;
        }
        return toAppendTo.append(texts[Math.max(at - 1, 0)]);
    }

    @Override
    public StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition status) {
        return format((double) number, toAppendTo, status);
    }

    @Override
    public Number parse(String text, ParsePosition status) {
        int start = status.getIndex();
        int end = start;
        double value = Double.NaN;
        for (int i = 0; i < texts.length; i++) {
            if (text.startsWith(texts[i], start) && start + texts[i].length() > end) {
                end = start + texts[i].length();
                value = limits[i];
            }
        }
        status.setIndex(end);
        if (end == start) {
            status.setErrorIndex(end);
        }
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ChoiceFormat && Arrays.equals(limits, ((ChoiceFormat) obj).limits)
                && Arrays.equals(texts, ((ChoiceFormat) obj).texts);
    }

    @Override
    public int hashCode() {
        return limits.length ^ (texts.length == 0 ? 0 : texts[texts.length - 1].hashCode());
    }

    public static double nextDouble(double d) {
        return Math.nextUp(d);
    }

    public static double nextDouble(double d, boolean positive) {
        return positive ? Math.nextUp(d) : Math.nextDown(d);
    }

    public static double previousDouble(double d) {
        return Math.nextDown(d);
    }

    @Override
    public String toString() {
        return "ChoiceFormat [pattern: \"" + toPattern() + "\"]\n";
    }
}
