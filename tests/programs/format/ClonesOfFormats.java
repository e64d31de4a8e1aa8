// stress: off
import java.math.RoundingMode;
import java.text.*;
import java.util.*;

/** Formats and their clones: what one shares with the other, and further kinds that compare. */
public class ClonesOfFormats {
    static void compare(String what, Object a, Object b) {
        System.out.println(what + ": " + a.equals(b) + " " + b.equals(a) + " " + (a.hashCode() == b.hashCode()));
    }

    static void decimals() {
        DecimalFormat one = new DecimalFormat("#,##0.0#;(#)", DecimalFormatSymbols.getInstance(Locale.US));
        DecimalFormat two = (DecimalFormat) one.clone();
        DecimalFormatSymbols symbols = two.getDecimalFormatSymbols();
        symbols.setDecimalSeparator('!');
        compare("own symbols", one, two);
        two.setDecimalFormatSymbols(symbols);
        symbols.setGroupingSeparator('_');
        System.out.println(one.format(-1234.5) + " " + two.format(-1234.5));
        two = (DecimalFormat) one.clone();
        two.setGroupingSize(2);
        two.setMinimumIntegerDigits(8);
        two.setNegativeSuffix("]");
        two.setRoundingMode(RoundingMode.CEILING);
        System.out.println(one.format(-1234.567) + " " + two.format(-1234.567) + " " + one.toPattern() + " " + two.toPattern());
        System.out.println(one.hashCode() + " " + two.hashCode() + " " + new DecimalFormat("0", symbols).hashCode() + " "
                + NumberFormat.getPercentInstance(Locale.US).hashCode() + " " + NumberFormat.getIntegerInstance(Locale.US).hashCode());
        compare("symbols", symbols, symbols.clone());
        DecimalFormatSymbols changed = (DecimalFormatSymbols) symbols.clone();
        changed.setCurrencySymbol("cur");
        compare("currency symbol", symbols, changed);
        changed = (DecimalFormatSymbols) symbols.clone();
        changed.setInternationalCurrencySymbol("EUR");
        System.out.println("currency: " + symbols.equals(changed) + " " + changed.getCurrency() + " " + symbols.getCurrency());
        changed = (DecimalFormatSymbols) symbols.clone();
        changed.setMonetaryGroupingSeparator('m');
        compare("monetary", symbols, changed);
        changed = (DecimalFormatSymbols) symbols.clone();
        changed.setPatternSeparator('|');
        changed.setPercent('p');
        changed.setPerMill('q');
        changed.setDigit('d');
        compare("marks", symbols, changed);
        System.out.println(symbols.getPatternSeparator() + " " + symbols.getPercent() + " " + changed.getDigit());
        compare("pattern", new DecimalFormat("0.0", symbols), new DecimalFormat("0.#", symbols));
        compare("same text", new DecimalFormat("##0.0", symbols), new DecimalFormat("0.0", symbols));
        compare("currencies", NumberFormat.getCurrencyInstance(Locale.US), NumberFormat.getCurrencyInstance(Locale.US));
        compare("and numbers", NumberFormat.getCurrencyInstance(Locale.US), NumberFormat.getInstance(Locale.US));
        NumberFormat euro = NumberFormat.getCurrencyInstance(Locale.US);
        euro.setCurrency(Currency.getInstance("EUR"));
        compare("euro", euro, NumberFormat.getCurrencyInstance(Locale.US));
        compare("subclass", new DecimalFormat("0", symbols), new DecimalFormat("0", symbols) { });
    }

    static void compact() {
        NumberFormat one = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        NumberFormat two = (NumberFormat) one.clone();
        compare("compact", one, two);
        two.setMinimumFractionDigits(2);
        compare("compact digits", one, two);
        System.out.println(one.format(12345) + " " + two.format(12345));
        compare("compact long", one, NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG));
        String[] patterns = {"", "0a", "0b"};
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.US);
        CompactNumberFormat own = new CompactNumberFormat("0", symbols, patterns);
        System.out.println(own.format(12) + " " + own.format(500));
        compare("compact patterns", own, new CompactNumberFormat("0", symbols, patterns));
        compare("compact plurals", own, new CompactNumberFormat("0", symbols, new String[] {"", "0a", "0b"}, "one:i = 1"));
        compare("compact again", own, new CompactNumberFormat("0", symbols, new String[] {"", "0a", "0b"}));
    }

    static void dates() {
        SimpleDateFormat one = new SimpleDateFormat("d MMM yy", Locale.US);
        one.setTimeZone(TimeZone.getTimeZone("UTC"));
        SimpleDateFormat two = (SimpleDateFormat) one.clone();
        two.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"));
        compare("zone", one, two);
        System.out.println(one.format(new Date(0)) + " " + one.getTimeZone().getID() + " " + two.getTimeZone().getID());
        DateFormatSymbols symbols = two.getDateFormatSymbols();
        symbols.setShortMonths(new String[] {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", ""});
        compare("unset", one, two);
        two.setDateFormatSymbols(symbols);
        compare("set", one, two);
        System.out.println(one.format(new Date(0)) + " " + two.format(new Date(0)));
        symbols.getShortMonths()[0] = "changed";
        System.out.println(two.format(new Date(0)) + " " + symbols.getShortMonths()[0]);
        DateFormatSymbols copy = (DateFormatSymbols) symbols.clone();
        compare("symbols", symbols, copy);
        copy.setEras(new String[] {"x", "y"});
        System.out.println("eras: " + symbols.equals(copy));
        copy = (DateFormatSymbols) symbols.clone();
        copy.setAmPmStrings(new String[] {"x", "y"});
        System.out.println("am: " + symbols.equals(copy));
        copy = (DateFormatSymbols) symbols.clone();
        copy.setLocalPatternChars("GyMdkHmsSEDFwWahKzZ");
        compare("letters", symbols, copy);
        compare("styles", DateFormat.getDateInstance(DateFormat.LONG, Locale.US), DateFormat.getDateInstance(DateFormat.LONG, Locale.US));
        compare("other styles", DateFormat.getDateInstance(DateFormat.LONG, Locale.US), DateFormat.getDateInstance(DateFormat.SHORT, Locale.US));
        System.out.println(one.hashCode() + " " + DateFormat.getTimeInstance(DateFormat.SHORT, Locale.GERMANY).hashCode());
    }

    static void others() {
        MessageFormat one = new MessageFormat("{0,number,#.#} {1,date,yyyy} {0,choice,0#none|1#some}", Locale.US);
        MessageFormat two = (MessageFormat) one.clone();
        ((DecimalFormat) two.getFormats()[0]).setPositivePrefix("+");
        System.out.println(one.format(new Object[] {1}) + " | " + two.format(new Object[] {1}));
        compare("message", one, two);
        two = (MessageFormat) one.clone();
        two.setFormatByArgumentIndex(0, null);
        System.out.println(one.toPattern() + " | " + two.toPattern() + " " + one.hashCode() + " " + two.hashCode());
        double[] limits = {0, 1};
        String[] texts = {"none", "some"};
        ChoiceFormat choice = new ChoiceFormat(limits, texts);
        ChoiceFormat clone = (ChoiceFormat) choice.clone();
        limits[1] = 5;
        texts[0] = "changed";
        compare("choice", choice, clone);
        System.out.println(choice.format(0) + " " + choice.format(3) + " " + clone.format(3) + " " + choice.hashCode());
        clone.getFormats();
        clone.applyPattern("0#x");
        System.out.println(choice.toPattern() + " " + clone.toPattern());
        FieldPosition position = new FieldPosition(NumberFormat.Field.SIGN, 1);
        compare("position", position, new FieldPosition(NumberFormat.Field.SIGN, 1));
        compare("position without", position, new FieldPosition(1));
        compare("position of other", position, new FieldPosition(NumberFormat.Field.PERCENT, 1));
        compare("position id", position, new FieldPosition(NumberFormat.Field.SIGN, 2));
        System.out.println(position + " " + position.hashCode() + " " + new FieldPosition(NumberFormat.Field.SIGN).getField());
        StringCharacterIterator text = new StringCharacterIterator("text", 1);
        compare("iterator", text, text.clone());
        text.next();
        compare("iterator moved", text, new StringCharacterIterator("text", 1));
        System.out.println(text.hashCode() + " " + text.equals("text"));
        BreakIterator words = BreakIterator.getWordInstance(Locale.US);
        words.setText("one two");
        BreakIterator same = (BreakIterator) words.clone();
        words.next();
        System.out.println(words.current() + " " + same.current() + " " + same.next());
        Collator collator = Collator.getInstance(Locale.US);
        Collator other = (Collator) collator.clone();
        other.setStrength(Collator.PRIMARY);
        System.out.println(collator.getStrength() + " " + collator.equals(other) + " " + other.compare("a", "A") + collator.compare("a", "A"));
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        decimals();
        compact();
        dates();
        others();
    }
}
