// Choices of texts by numbers, alone and in messages; what they parse, and their patterns.
import java.text.*;
import java.util.*;

public class ChoicesAndPlurals {
    static void show(String what, java.util.concurrent.Callable<?> action) {
        try {
            System.out.println(what + " = " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        ChoiceFormat sizes = new ChoiceFormat("-1#negative|0#none|1#one|1.0<some|100\u2264many");
        for (double value : new double[] {-5, -1, -0.5, 0, 0.5, 1, 1.5, 99.9, 100, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            System.out.print(value + ":" + sizes.format(value) + " ");
        }
        System.out.println(sizes.format(7L));
        System.out.println(sizes.toPattern() + " " + Arrays.toString(sizes.getLimits()) + " " + Arrays.toString(sizes.getFormats()));
        System.out.println(ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1) + " " + ChoiceFormat.nextDouble(0) + " " + ChoiceFormat.nextDouble(-1, false));
        ParsePosition at = new ParsePosition(0);
        System.out.println(sizes.parse("nonesuch", at) + " " + at.getIndex() + " " + sizes.parse("manyfold", new ParsePosition(0)) + " " + sizes.parse("x", at = new ParsePosition(0)) + " " + at.getErrorIndex());
        ChoiceFormat made = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"no files", "one file", "{0} files"});
        System.out.println(made.toPattern() + " " + made.equals(made.clone()) + " " + made.hashCode());
        show("lengths", () -> new ChoiceFormat(new double[] {1}, new String[] {"a", "b"}));
        for (String wrong : new String[] {"1#a|0#b", "x#a", "#a", "1", "", "1#a|", "1#'a|b'|2#c", "0#|1#x", "1#a#b"}) {
            show("[" + wrong + "]", () -> {
                ChoiceFormat one = new ChoiceFormat(wrong);
                return one.toPattern() + " " + Arrays.toString(one.getLimits());
            });
        }
        String pattern = "There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files} in {1}, {2,choice,0#''zero''|1#o''n''e}.";
        MessageFormat message = new MessageFormat(pattern, Locale.ENGLISH);
        for (int count : new int[] {0, 1, 2, 12345}) {
            System.out.println(message.format(new Object[] {count, "dir" + count, count}));
        }
        System.out.println(message.toPattern());
        System.out.println(Arrays.toString(message.getFormats().clone()[0].getClass().getSimpleName().toCharArray()).length() + " " + message.getFormatsByArgumentIndex().length);
        MessageFormat swapped = new MessageFormat("{1} before {0} and {1,number,#.#}", Locale.ENGLISH);
        System.out.println(swapped.format(new Object[] {"zero", 1.25}));
        swapped.setFormatByArgumentIndex(0, made);
        swapped.setFormat(0, NumberFormat.getPercentInstance(Locale.ENGLISH));
        System.out.println(swapped.format(new Object[] {3, 0.5}) + " " + swapped.toPattern());
        show("parsed", () -> Arrays.toString(new MessageFormat("{0,number} of {1}", Locale.ENGLISH).parse("1,234 of these")));
        show("not parsed", () -> new MessageFormat("{0} of {1}").parse("nothing"));
        show("null", () -> MessageFormat.format("{0} {1}", (Object) null));
        show("types", () -> MessageFormat.format("{0} {1} {2}", 1234567, 1.5, 'c'));
        for (String wrong : new String[] {"{", "{0", "{x}", "{-1}", "{0,foo}", "{0,choice,x}", "}", "'{", "{0,number,#.#.#}", "{ 0 }", "{0,}", "{0,number,}"}) {
            show(wrong, () -> new MessageFormat(wrong, Locale.ENGLISH).format(new Object[] {4}));
        }
    }
}
