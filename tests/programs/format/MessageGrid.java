// stress: off
import java.text.*;
import java.util.*;

/** Patterns of messages and choices, well-formed or not: texts, patterns written back, and texts read. */
public class MessageGrid {
    static String text(Object value) {
        StringBuilder escaped = new StringBuilder();
        for (char c : String.valueOf(value).toCharArray()) {
            escaped.append(c < ' ' || c > '~' ? "\\u" + Integer.toHexString(c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    static String failure(Exception e) {
        String m = e.getMessage();
        boolean ofVm = e instanceof NullPointerException && (m == null || m.startsWith("Cannot "));
        return e.getClass().getName() + (ofVm ? "" : ": " + text(m)) + (e.getCause() == null ? "" : " < " + e.getCause().getClass().getName());
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        String[] patterns = {"", "plain", "{0}", "{0} {1} {0}", "{1}", "{9}", "a'{'0'}'b", "it''s {0}", "it's {0}", "'{0}' {1}", "{0", "0}", "{", "}", "{}", "{x}", "{-1}", "{0,}", "{0,number}", "{0,number,}", "{0,number,integer}", "{0,number,percent}", "{0,number,currency}", "{0,number,#.##}",
            "{0,number,'x'0}", "{0, number , integer }", "{0,NUMBER,Integer}", "{0,number,#,##0.00;(#,##0.00)}", "{0,date}", "{0,date,short}", "{0,date,medium}", "{0,date,long}", "{0,date,full}", "{0,date,yyyy}", "{0,date, yyyy }", "{0,time}", "{0,time,short}", "{0,time,full}", "{0,time,HH}", "{0,choice,0#none|1#one|1<many {0}}", "{0,choice,0#no '{'|1#{0,number,integer} of {1}}",
            "{0,choice,x}", "{0,choice,0#a|0#b}", "{0,choice,}", "{0,foo}", "{0,foo,bar}", "{ 0 }", "{0 }", "{00}", "{1.5}", "{99999}", "{10000}", "{0}{0,number}", "a{0}b{1}c", "{0}'", "'", "''''", "'{''}'", "{0,number,'#'#}", "{0,number,'{'0'}'}", "{0,date,''yy}", "{0}}", "{{0}}", "{0,choice,a#b}", "{0,choice,#b}", "{0,number,0.0.0}", "{0,date,b}"};
        Object[][] values = {{}, {1}, {1234.567, "b"}, {new Date(0), null}, {"x{0}", 'c', 3L}, {null, null}, {-0.5}, {new int[0].length, new StringBuilder("sb")}};
        for (String pattern : patterns) {
            StringBuilder line = new StringBuilder("<" + text(pattern) + ">");
            try {
                MessageFormat format = new MessageFormat(pattern);
                line.append(" -> <").append(text(format.toPattern())).append("> ").append(format.getFormats().length).append(' ').append(format.getFormatsByArgumentIndex().length);
                for (Object[] arguments : values) {
                    try {
                        line.append(" | ").append(text(format.format(arguments)));
                    } catch (RuntimeException e) {
                        line.append(" | ").append(failure(e));
                    }
                }
                line.append(" | ").append(text(format.format(null, new StringBuffer(), null)));
                for (String source : new String[] {"", "1", "a1b2c", "plain", "Jan 1, 1970", "one", "x y x", "{0}"}) {
                    ParsePosition position = new ParsePosition(0);
                    line.append(" | ").append(text(Arrays.toString(format.parse(source, position)))).append('@').append(position.getIndex()).append('!').append(position.getErrorIndex());
                }
            } catch (RuntimeException e) {
                line.append(" !! ").append(failure(e));
            }
            System.out.println(line);
        }
        String[] choices = {"0#a", "0#a|1#b", "0<a|1<b", "0\u2264a|1\u2264b", "-\u221e#neg|0#zero|0<pos", "\u221e#x", "1#a|0#b", "a#b", "#b", "0#", "0", "", "|", "0#a|", "0#a||1#b", "0#a#b|1#c<d", "0#'#'|1#'|'", "0#it''s|1#'x", "1.5#a|2.5e3#b", " 1 #a", "0#a|1", "0#a|1#b|", "NaN#a|1#b"};
        for (String pattern : choices) {
            StringBuilder line = new StringBuilder("<" + text(pattern) + ">");
            try {
                ChoiceFormat format = new ChoiceFormat(pattern);
                line.append(" -> <").append(text(format.toPattern())).append("> ").append(Arrays.toString(format.getLimits())).append(text(Arrays.toString(format.getFormats())));
                for (double value : new double[] {-1, -0.0, 0, 0.5, 1, 1.0000001, 2, 1e9, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
                    try {
                        line.append(" | ").append(text(format.format(value)));
                    } catch (RuntimeException e) {
                        line.append(" | ").append(failure(e));
                    }
                }
                for (String source : new String[] {"a", "b", "ab", "", "zzz", "zero"}) {
                    ParsePosition position = new ParsePosition(0);
                    line.append(" | ").append(format.parse(source, position)).append('@').append(position.getIndex()).append('!').append(position.getErrorIndex());
                }
            } catch (RuntimeException e) {
                line.append(" !! ").append(failure(e));
            }
            System.out.println(line);
        }
        Object[][] pairs = {{new double[] {1}, new String[] {}}, {new double[] {2, 1}, new String[] {"a", "b"}}, {new double[] {}, new String[] {}}, {null, new String[] {}}, {new double[] {1}, null}, {new double[] {1}, new String[] {null}}};
        for (Object[] pair : pairs) {
            try {
                ChoiceFormat format = new ChoiceFormat((double[]) pair[0], (String[]) pair[1]);
                System.out.println(format.toPattern() + " " + format.format(5));
            } catch (Exception e) {
                System.out.println(failure(e));
            }
        }
        System.out.println(ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(0) + " " + ChoiceFormat.nextDouble(1, false) + " " + ChoiceFormat.nextDouble(Double.NaN));
        for (String bad : new String[] {"", "x", "5x"}) {
            for (Format format : new Format[] {new MessageFormat("{0,number}!"), NumberFormat.getInstance(), DateFormat.getDateInstance(), new ChoiceFormat("0#a")}) {
                try {
                    System.out.println(format.parseObject(bad));
                } catch (ParseException e) {
                    System.out.println(e.getMessage() + " " + e.getErrorOffset());
                }
            }
        }
    }
}
