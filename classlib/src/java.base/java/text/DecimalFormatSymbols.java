package java.text;

import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;

/** The characters of a locale's numbers. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private final Locale locale;
    private char decimalSeparator;
    private char groupingSeparator;
    private char minusSign = '-';
    private char percent = '%';
    private char perMill = '\u2030';
    private char zeroDigit = '0';
    private char digit = '#';
    private char patternSeparator = ';';
    private char monetarySeparator;
    private char monetaryGroupingSeparator;
    private String infinity = "\u221e";
    private String nan = "NaN";
    private String exponentSeparator = "E";
    private String currencyCode;
    private String currencySymbol;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = locale;
        // Formatting knows the separators.
        String sample = String.format(locale, "%,.1f", 1000.0);
        groupingSeparator = sample.charAt(1);
        decimalSeparator = sample.charAt(5);
        monetarySeparator = decimalSeparator;
        monetaryGroupingSeparator = groupingSeparator;
        String[] currency = currency(locale.getCountry());
        currencyCode = currency[0];
        currencySymbol = currency[1];
    }

    /** The code of a country's currency, and its sign. */
    private static String[] currency(String country) {
        switch (country) {
            case "US":
                return new String[] {"USD", "$"};
            case "GB":
                return new String[] {"GBP", "\u00a3"};
            case "DE":
            case "FR":
            case "IT":
                return new String[] {"EUR", "\u20ac"};
            case "CA":
                return new String[] {"CAD", "$"};
            case "CN":
                return new String[] {"CNY", "\u00a5"};
            case "JP":
                return new String[] {"JPY", "\uffe5"};
            case "KR":
                return new String[] {"KRW", "\u20a9"};
            default:
                return new String[] {"X".repeat(3), "\u00a4"};
        }
    }

    public static DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols(locale);
    }

    /** Whether units stand behind numbers, after a space. */
    boolean isEuropean() {
        return decimalSeparator == ',' && !locale.getLanguage().isEmpty();
    }
    //#for Name name
    //#| DecimalSeparator | decimalSeparator
    //#| GroupingSeparator | groupingSeparator
    //#| MinusSign | minusSign
    //#| Percent | percent
    //#| PerMill | perMill
    //#| ZeroDigit | zeroDigit
    //#| Digit | digit
    //#| PatternSeparator | patternSeparator

    public char get$Name$() {
        return $name$;
    }

    public void set$Name$(char $name$) {
        this.$name$ = $name$;
    }
    //#end

    public char getMonetaryDecimalSeparator() {
        return monetarySeparator;
    }

    public void setMonetaryDecimalSeparator(char sep) {
        monetarySeparator = sep;
    }

    public char getMonetaryGroupingSeparator() {
        return monetaryGroupingSeparator;
    }

    public void setMonetaryGroupingSeparator(char monetaryGroupingSeparator) {
        this.monetaryGroupingSeparator = monetaryGroupingSeparator;
    }

    public Locale getLocale() {
        return locale;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String infinity) {
        this.infinity = infinity;
    }

    public String getNaN() {
        return nan;
    }

    public void setNaN(String NaN) {
        nan = NaN;
    }

    public String getExponentSeparator() {
        return exponentSeparator;
    }

    public void setExponentSeparator(String exp) {
        exponentSeparator = Objects.requireNonNull(exp);
    }

    public String getInternationalCurrencySymbol() {
        return currencyCode;
    }

    public java.util.Currency getCurrency() {
        try {
            return currencyCode == null ? null : java.util.Currency.getInstance(currencyCode);
        } catch (IllegalArgumentException unknown) {
            return null;
        }
    }

    public void setCurrency(java.util.Currency currency) {
        if (currency == null) {
            throw new NullPointerException();
        }
        currencyCode = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(locale);
    }

    public void setInternationalCurrencySymbol(String currencyCode) {
        this.currencyCode = currencyCode;
    }

    public String getCurrencySymbol() {
        return currencySymbol;
    }

    public void setCurrencySymbol(String currency) {
        currencySymbol = currency;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        DecimalFormatSymbols that = (DecimalFormatSymbols) obj;
        return characters().equals(that.characters()) && infinity.equals(that.infinity) && nan.equals(that.nan)
                && exponentSeparator.equals(that.exponentSeparator) && currencySymbol.equals(that.currencySymbol)
                && currencyCode.equals(that.currencyCode)
                && locale.equals(that.locale);
    }

    private String characters() {
        return new String(new char[] {zeroDigit, groupingSeparator, decimalSeparator, percent, perMill, digit,
                minusSign,
            patternSeparator, monetarySeparator, monetaryGroupingSeparator});
    }

    @Override
    public int hashCode() {
        return Objects.hash(characters(), infinity, nan, currencySymbol, exponentSeparator, locale);
    }
}
