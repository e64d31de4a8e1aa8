import java.text.*;
import java.util.*;

/** What text formats say of themselves: equals, hashCode, clone and toString, and patterns written and read back. */
public class FormatObjects {
    static void compare(String what, Object a, Object b) {
        System.out.println(what + ": " + a.equals(b) + " " + b.equals(a) + " " + (a.hashCode() == b.hashCode()));
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ENGLISH);
        DecimalFormat decimal = new DecimalFormat("#,##0.00");
        DecimalFormat other = new DecimalFormat("#,##0.00");
        compare("decimal", decimal, other);
        System.out.println(decimal.hashCode() + " " + decimal.equals(null) + " " + decimal.equals("x"));
        compare("clone", decimal, decimal.clone());
        System.out.println(decimal.clone() == decimal);
        other.setMaximumFractionDigits(3);
        compare("digits", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setGroupingUsed(false);
        compare("grouping", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setParseBigDecimal(true);
        compare("big", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setRoundingMode(java.math.RoundingMode.UP);
        compare("rounding", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setParseIntegerOnly(true);
        compare("integer", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setPositivePrefix("p");
        compare("prefix", decimal, other);
        other = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.GERMANY));
        compare("symbols", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setDecimalSeparatorAlwaysShown(true);
        compare("separator", decimal, other);
        other = new DecimalFormat("#,##0.00");
        other.setMultiplier(10);
        compare("multiplier", decimal, other);
        other = (DecimalFormat) decimal.clone();
        other.applyPattern("0.#");
        System.out.println(decimal.toPattern() + " " + other.toPattern() + " " + other.toLocalizedPattern());

        DecimalFormatSymbols symbols = new DecimalFormatSymbols();
        DecimalFormatSymbols same = DecimalFormatSymbols.getInstance();
        compare("symbols", symbols, same);
        System.out.println(symbols.equals(null) + " " + symbols.equals("x"));
        compare("clone", symbols, symbols.clone());
        same.setDecimalSeparator(';');
        compare("symbols", symbols, same);
        same = (DecimalFormatSymbols) symbols.clone();
        same.setNaN("nan");
        compare("nan", symbols, same);
        same = (DecimalFormatSymbols) symbols.clone();
        same.setInfinity("inf");
        compare("infinity", symbols, same);
        same = (DecimalFormatSymbols) symbols.clone();
        same.setExponentSeparator("x10^");
        compare("exponent", symbols, same);
        same = (DecimalFormatSymbols) symbols.clone();
        same.setMinusSign('~');
        compare("minus", symbols, same);
        same = (DecimalFormatSymbols) symbols.clone();
        same.setZeroDigit('\u0660');
        compare("zero", symbols, same);

        SimpleDateFormat date = new SimpleDateFormat("yyyy-MM-dd");
        SimpleDateFormat second = new SimpleDateFormat("yyyy-MM-dd");
        second.set2DigitYearStart(date.get2DigitYearStart());
        compare("date", date, second);
        System.out.println(date.hashCode() + " " + date.equals(null) + " " + date.equals("x"));
        compare("clone", date, date.clone());
        second.setLenient(false);
        compare("lenient", date, second);
        second = (SimpleDateFormat) date.clone();
        second.applyPattern("yyyy");
        compare("pattern", date, second);
        System.out.println(date.toPattern() + " " + second.toPattern() + " " + second.toLocalizedPattern());
        second = (SimpleDateFormat) date.clone();
        second.set2DigitYearStart(new Date(0));
        compare("start", date, second);

        MessageFormat message = new MessageFormat("a {0} b {1,number,#.#}");
        MessageFormat twin = new MessageFormat("a {0} b {1,number,#.#}");
        compare("message", message, twin);
        System.out.println(message.hashCode() + " " + message.equals(null) + " " + message.toPattern());
        compare("clone", message, message.clone());
        twin.setFormat(0, NumberFormat.getInstance());
        compare("format", message, twin);
        System.out.println(twin.toPattern() + " " + message.toPattern());
        twin.setLocale(Locale.ROOT);
        compare("locale", message, twin);

        ChoiceFormat choice = new ChoiceFormat("0#none|1#one|2<many");
        ChoiceFormat alike = new ChoiceFormat(new double[] {0, 1, Math.nextUp(2.0)}, new String[] {"none", "one", "many"});
        compare("choice", choice, alike);
        System.out.println(choice.hashCode() + " " + alike.hashCode() + " " + choice.equals(null) + " " + alike.toPattern());
        compare("clone", choice, choice.clone());
        alike.setChoices(new double[] {0}, new String[] {"none"});
        compare("choices", choice, alike);

        FieldPosition position = new FieldPosition(1);
        FieldPosition again = new FieldPosition(1);
        compare("position", position, again);
        System.out.println(position + " " + position.hashCode() + " " + position.equals(null));
        again.setBeginIndex(3);
        again.setEndIndex(5);
        compare("position", position, again);
        System.out.println(again + " " + again.hashCode());
        ParsePosition parse = new ParsePosition(4);
        System.out.println(parse + " " + parse.hashCode() + " " + parse.equals(new ParsePosition(4)) + " " + parse.equals(null));
        parse.setErrorIndex(2);
        System.out.println(parse + " " + parse.hashCode() + " " + parse.equals(new ParsePosition(4)));
    }
}
