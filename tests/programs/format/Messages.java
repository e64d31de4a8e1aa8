import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Date;
import java.util.TimeZone;

/** Message formats: arguments, types and styles, quotes, choices, and reading texts back. */
public class Messages {
    static void format(String pattern, Object... arguments) {
        try {
            MessageFormat format = new MessageFormat(pattern);
            System.out.println(pattern + " => " + format.format(arguments) + " | " + format.toPattern());
        } catch (RuntimeException thrown) {
            System.out.println(pattern + " => " + thrown);
        }
    }

    static void parse(String pattern, String text) {
        try {
            System.out.println(Arrays.toString(new MessageFormat(pattern).parse(text)));
        } catch (ParseException thrown) {
            System.out.println(thrown + " " + thrown.getErrorOffset());
        }
        ParsePosition position = new ParsePosition(0);
        System.out.println(Arrays.toString(new MessageFormat(pattern).parse(text, position)) + position);
    }

    public static void main(String[] args) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        format("a {0} b {1}", 1_234_567, "x");
        format("{0}");
        format("{1} {0}", "q");
        format("it''s {0}, it's {0}", 3.5);
        format("'{0}' {0}", 1);
        for (String wrong : new String[] {"{0", "{", "{a}", "{-1}", "{0,foo}", "{ 0 } {1 , number}", "{{0}}", "{}"}) {
            format(wrong, 1);
        }
        format("} {0} a}b ''{0}'' '{'{0}'}'", 1);
        for (String style : new String[] {"number", "number,integer", "number,percent", "number,#.##", "number,'#'#.##",
            "number,", ""}) {
            format("{0," + style + "}", 12345.256);
        }
        Date date = new Date(1_700_000_000_123L);
        format("{0,date} {0,time} {0}", date);
        format("{0,date,short} {0,time,short} {0,date,long} {0,time,full} {0,date,yyyy}", date);
        format("{0,date}", "x");
        format("{0,number}", "x");
        for (double number : new double[] {-1, 0, 1, 1.5, 5}) {
            format("{0,choice,0#none|1#one|1<many {0}}", number);
        }
        format("{0}{0}", (Object) null);
        parse("{0} is {1}", "x is y");
        parse("a{0}", "b");
        parse("{0,number} and {1}", "12.5 and foo");
        parse("{0} {0}", "a b");
        parse("{2}-{0}", "5-6");
        parse("x{0,date,yyyy}y", "x2020y");
        parse("abc", "abc");
        parse("abc", "abx");
        parse("{0}, {1}, {2}", "x, y, z");
        parse("{0} b", "a b c");
        parse("{0,choice,0#none|1#one}", "one");
        System.out.println(MessageFormat.format("{0} of {1}", 3, 1_000_000));
        System.out.println(MessageFormat.format("x {0}", (Object[]) null));
        ChoiceFormat choice = new ChoiceFormat("0#zero|1#one|2\u2264two|3<more");
        System.out.println(choice.toPattern() + " " + choice.format(-1) + choice.format(3) + choice.format(3.1)
                + choice.format(Double.NaN) + Arrays.toString(choice.getLimits()) + choice.parse("one"));
    }
}
