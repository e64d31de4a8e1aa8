import java.text.*;
import java.util.*;

/** Currencies: all of them in nine languages and their regions. */
public class Currencies {
    public static void main(String[] args) {
        List<Currency> all = new ArrayList<>(Currency.getAvailableCurrencies());
        all.sort(Comparator.comparing(Currency::getCurrencyCode));
        System.out.println(all.size() + " " + all);
        for (String tag : new String[] {"en", "en-US", "en-GB", "en-AU", "de", "de-CH", "fr", "fr-CA", "es", "es-MX", "it", "pt",
            "pt-BR", "pt-PT", "nl", "ja", "ja-JP", "zh", "zh-CN"}) {
            Locale locale = Locale.forLanguageTag(tag);
            int hash = 0;
            for (Currency each : all) {
                hash = 31 * hash + (each.getSymbol(locale) + each.getDisplayName(Locale.of(locale.getLanguage()))).hashCode();
            }
            Currency euro = Currency.getInstance("EUR");
            System.out.println(tag + " " + hash + " " + euro.getSymbol(locale) + " " + euro.getDisplayName(Locale.of(locale.getLanguage())) + " "
                    + Currency.getInstance("USD").getSymbol(locale));
        }
        for (String country : new String[] {"US", "DE", "JP", "AQ", "CH", "GB", "BR", "TM"}) {
            Currency of = Currency.getInstance(Locale.of("", country));
            System.out.println(country + " " + of + (of == null ? "" : " " + of.getDefaultFractionDigits() + " " + of.getNumericCode()
                    + " " + of.getNumericCodeAsString()));
        }
        System.out.println(Currency.getInstance(Locale.forLanguageTag("de-DE-u-cu-usd")) + " "
                + Currency.getInstance(Locale.forLanguageTag("de-DE-u-rg-chzzzz")));
        for (Runnable wrong : new Runnable[] {() -> Currency.getInstance("XYZ"), () -> Currency.getInstance((String) null),
            () -> Currency.getInstance(Locale.ENGLISH), () -> Currency.getInstance("usd"), () -> NumberFormat.getInstance().setCurrency(null)}) {
            try {
                wrong.run();
                System.out.println("fine");
            } catch (RuntimeException thrown) {
                System.out.println(thrown.getClass().getName());
            }
        }
        NumberFormat format = NumberFormat.getCurrencyInstance(Locale.US);
        System.out.println(format.getCurrency() + " " + format.format(1234.5));
        format.setCurrency(Currency.getInstance("EUR"));
        System.out.println(format.getCurrency() + " " + format.format(1234.5));
        System.out.println(Currency.getInstance("USD") == Currency.getInstance(Locale.US));
    }
}
