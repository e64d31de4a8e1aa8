import java.text.ChoiceFormat;
import java.text.CompactNumberFormat;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Currency;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TimeZone;

/** What formats and symbols tell of themselves after programs have changed what they are made of. */
public class PatternsOfChangedFormats {
    static void messages() {
        MessageFormat message = new MessageFormat(
                "{0,number,#.#} {1,date,yyyy} {2,choice,0#none|1#some} {3,number} {4,date} {5}", Locale.US);
        System.out.println(message.toPattern());
        Format[] formats = message.getFormats();
        ((DecimalFormat) formats[0]).setPositivePrefix("+");
        System.out.println(message.toPattern());
        ((SimpleDateFormat) formats[1]).applyPattern("MM");
        System.out.println(message.toPattern());
        ((ChoiceFormat) formats[2]).applyPattern("0#x");
        System.out.println(message.toPattern());
        ((DecimalFormat) formats[3]).applyPattern("0.00");
        System.out.println(message.toPattern());
        ((SimpleDateFormat) formats[4]).applyPattern("yy");
        System.out.println(message.toPattern());
        DecimalFormat changed = new DecimalFormat("0");
        message.setFormat(0, changed);
        changed.applyPattern("0.000");
        System.out.println(message.toPattern());
        MessageFormat copy = (MessageFormat) message.clone();
        System.out.println(message.equals(copy));
        ((DecimalFormat) copy.getFormats()[0]).applyPattern("0");
        System.out.println(message.equals(copy) + " " + copy.toPattern() + " " + copy);
        String[] styles = {"number", "number,", "number, integer ", "number,currency", "number,percent", "NUMBER,PERCENT",
            "number,#,##0.###", "number,#,##0", "number,#,##0%", "date", "date,short", "date,medium", "date,long",
            "date,full", "time", "time,short", "time,medium", "time,long", "time,full", "date,MMM d, y", "time,HH",
            "choice,0#a{0}|1#b", "number,'{'0'}'"};
        for (String style : styles) {
            MessageFormat one = new MessageFormat("<{0," + style + "}>", Locale.US);
            System.out.println(style + " -> " + one.toPattern());
        }
        MessageFormat other = new MessageFormat("{0,number} {1,date,short}", Locale.US);
        other.setLocale(Locale.ROOT);
        other.setFormats(new Format[] {NumberFormat.getPercentInstance(Locale.ROOT), null});
        System.out.println(other.toPattern());
        other.setFormat(1, new MessageFormat("x"));
        System.out.println(other.toPattern());
    }

    static String currency(DecimalFormatSymbols symbols) {
        return symbols.getCurrencySymbol() + " " + symbols.getCurrency() + " "
                + symbols.getInternationalCurrencySymbol();
    }

    static void symbols() {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.US);
        symbols.setInternationalCurrencySymbol("EUR");
        System.out.println(currency(symbols));
        symbols.setCurrency(Currency.getInstance("GBP"));
        System.out.println(currency(symbols));
        symbols.setInternationalCurrencySymbol("???");
        System.out.println(currency(symbols));
        try {
            symbols.setInternationalCurrencySymbol(null);
        } catch (NullPointerException none) {
            System.out.println(none);
        }
        symbols.setCurrencySymbol("q");
        symbols.setInternationalCurrencySymbol("jpy");
        System.out.println(currency(symbols));
        symbols.setInternationalCurrencySymbol("USD");
        System.out.println(currency(symbols));
        DecimalFormatSymbols usual = DecimalFormatSymbols.getInstance(Locale.US);
        System.out.println(symbols.equals(usual) + " " + (symbols.hashCode() == usual.hashCode()));
        symbols.setInternationalCurrencySymbol("???");
        System.out.println(symbols.equals(usual) + " " + (symbols.hashCode() == usual.hashCode()));
        DecimalFormatSymbols pounds = DecimalFormatSymbols.getInstance(Locale.US);
        pounds.setCurrency(Currency.getInstance("GBP"));
        pounds.setInternationalCurrencySymbol("???");
        pounds.setCurrencySymbol("$");
        System.out.println(currency(pounds) + " " + pounds.equals(symbols));
        DecimalFormatSymbols root = DecimalFormatSymbols.getInstance(Locale.ROOT);
        System.out.println(currency(root));
        root.setInternationalCurrencySymbol("???");
        System.out.println(currency(root));
        DecimalFormat format = new DecimalFormat("\u00a4\u00a4 0 \u00a4", usual);
        usual.setInternationalCurrencySymbol("EUR");
        format.setDecimalFormatSymbols(usual);
        System.out.println(format.format(1) + " " + format.getCurrency());
        usual.setInternationalCurrencySymbol("???");
        format.setDecimalFormatSymbols(usual);
        System.out.println(format.format(1) + " " + format.getCurrency());
        format.setCurrency(Currency.getInstance("EUR"));
        System.out.println(format.format(1) + " " + format.getCurrency());
    }

    static void hashes() {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.US);
        symbols.setZoneStrings(new String[][] {{"a", "b", "c", "d", "e"}});
        System.out.println(symbols.hashCode());
        symbols.setEras(new String[] {"x", "y"});
        System.out.println(symbols.hashCode());
        symbols.setAmPmStrings(new String[] {"p"});
        System.out.println(symbols.hashCode());
        symbols.setLocalPatternChars("abc");
        System.out.println(symbols.hashCode());
        symbols.setShortMonths(new String[] {"m"});
        System.out.println(symbols.hashCode() + " " + (symbols.hashCode() == symbols.clone().hashCode()));
        String[] patterns = {"", "0a"};
        DecimalFormatSymbols numbers = DecimalFormatSymbols.getInstance(Locale.US);
        CompactNumberFormat compact = new CompactNumberFormat("0", numbers, patterns);
        patterns[1] = "0z";
        System.out.println(compact.equals(new CompactNumberFormat("0", numbers, patterns)) + " " + compact.format(12));
    }

    static void locales() {
        ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        for (String tag : "und und-Latn und-Latn-US und-US zh-Hans zh-Hans-CN en en-US".split(" ")) {
            System.out.println(tag + " " + control.toBundleName("B", Locale.forLanguageTag(tag)));
        }
        System.out.println(control.toBundleName("B", Locale.of("", "", "v")));
        for (String language : "und mul zxx mis art qaa root".split(" ")) {
            System.out.println(language + " " + Locale.of(language).getDisplayLanguage(Locale.ENGLISH) + "|"
                    + Locale.of(language, "US").getDisplayName(Locale.ENGLISH) + "|"
                    + Locale.forLanguageTag(language).getDisplayName(Locale.ENGLISH));
        }
        for (String region : "001 150 419 EU EZ UN XK ZZ".split(" ")) {
            System.out.println(region + " " + Locale.of("", region).getDisplayCountry(Locale.ENGLISH));
        }
        System.out.println(Locale.of("", "ZZ").getDisplayName(Locale.ENGLISH));
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        messages();
        symbols();
        hashes();
        locales();
    }
}
