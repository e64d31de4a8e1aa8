// Numbers, percents and amounts of money in the locales of nine languages, written and read.
import java.text.*;
import java.util.*;

public class LocaleNumbers {
    public static void main(String[] args) throws Exception {
        for (String tag : "en-US en-GB de-DE de-AT de-CH fr-FR fr-CA es-ES es-MX it-IT pt-BR pt-PT nl-NL ja-JP zh-CN en-IN".split(" ")) {
            Locale locale = Locale.forLanguageTag(tag);
            NumberFormat number = NumberFormat.getInstance(locale);
            NumberFormat money = NumberFormat.getCurrencyInstance(locale);
            String text = number.format(-1234567.891);
            System.out.println(tag + " " + text + " " + number.parse(text) + " " + NumberFormat.getPercentInstance(locale).format(0.256) + " " + NumberFormat.getIntegerInstance(locale).format(2.5)
                    + " " + money.format(1234.5) + " " + money.format(-0.5) + " " + money.getCurrency() + " " + money.getMaximumFractionDigits());
            DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
            System.out.println("  " + symbols.getDecimalSeparator() + (int) symbols.getGroupingSeparator() + symbols.getMinusSign() + symbols.getPercent() + symbols.getCurrencySymbol() + symbols.getInternationalCurrencySymbol()
                    + symbols.getInfinity() + symbols.getNaN() + symbols.getExponentSeparator() + symbols.getPatternSeparator() + symbols.getZeroDigit() + symbols.getPerMill());
            System.out.println("  " + String.format(locale, "%,d %,.2f %e %s %x", 9876543, -1234.567, 12345.678, 1.5, 255) + " " + ((DecimalFormat) number).toPattern() + " " + ((DecimalFormat) money).toPattern());
        }
    }
}
