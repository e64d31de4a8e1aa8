package java.text;

import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import jdk.internal.locale.NumberTexts;

/** The characters of a locale's numbers. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private final Locale locale;
    private char decimalSeparator;
    private char groupingSeparator;
    private char minusSign;
    private char percent;
    private char perMill;
    private char zeroDigit;
    private char digit;
    private char patternSeparator;
    private char monetarySeparator;
    private char monetaryGroupingSeparator;
    private String infinity;
    private String nan;
    private String exponentSeparator;
    private String currencyCode;
    private String currencySymbol;
    /** That of the last code that one has. */
    private Currency currency;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = locale;
        NumberTexts texts = NumberTexts.of(locale);
        char[] characters = texts.characters.toCharArray();
        decimalSeparator = characters[0];
        groupingSeparator = characters[1];
        minusSign = characters[2];
        percent = characters[3];
        perMill = characters[4];
        zeroDigit = characters[5];
        monetarySeparator = characters[6];
        monetaryGroupingSeparator = characters[7];
        patternSeparator = characters[8];
        digit = characters[9];
        exponentSeparator = texts.exponent;
        infinity = texts.infinity;
        nan = texts.notANumber;
        Currency known = null;
        try {
            known = Currency.getInstance(locale);
        } catch (IllegalArgumentException none) {
            // No country, or one that has no currency.
        }
        currency = known == null ? Currency.getInstance("XX" + "X") : known;
        currencyCode = currency.getCurrencyCode();
        currencySymbol = known == null ? "\u00a4" : currency.getSymbol(locale);
    }

    public static DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols(locale);
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
        this.infinity = Objects.requireNonNull(infinity);
    }

    public String getNaN() {
        return nan;
    }

    public void setNaN(String NaN) {
        nan = Objects.requireNonNull(NaN);
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

    public Currency getCurrency() {
        return currency;
    }

    public void setCurrency(Currency currency) {
        if (currency == null) {
            throw new NullPointerException();
        }
        this.currency = currency;
        currencyCode = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(locale);
    }

    public void setInternationalCurrencySymbol(String currencyCode) {
        this.currencyCode = Objects.requireNonNull(currencyCode);
        try {
            currency = Currency.getInstance(currencyCode);
            currencySymbol = currency.getSymbol(locale);
        } catch (IllegalArgumentException unknown) {
            // The currency stays what it was.
        }
    }

    public String getCurrencySymbol() {
        return currencySymbol;
    }

    public void setCurrencySymbol(String currency) {
        currencySymbol = Objects.requireNonNull(currency);
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
                && currencyCode.equals(that.currencyCode) && currency.equals(that.currency)
                && locale.equals(that.locale);
    }

    private String characters() {
        return new String(new char[] {zeroDigit, groupingSeparator, decimalSeparator, percent, perMill, digit,
                minusSign,
            patternSeparator, monetarySeparator, monetaryGroupingSeparator});
    }

    @Override
    public int hashCode() {
        return Objects.hash(characters(), infinity, nan, currencySymbol, currencyCode, exponentSeparator, locale);
    }
}
