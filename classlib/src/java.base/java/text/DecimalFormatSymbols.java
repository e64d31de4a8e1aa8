package java.text;

import java.io.Serializable;
import java.util.Locale;

/** The characters of a locale's numbers. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private final Locale locale;
    private char decimalSeparator;
    private char groupingSeparator;
    private char minusSign = '-';
    private char percent = '%';
    private char perMill = '\u2030';
    private char zeroDigit = '0';
    private String infinity = "\u221e";
    private String nan = "NaN";
    private String exponentSeparator = "E";
    private String currencySymbol;

    public DecimalFormatSymbols() {
        this(Locale.getDefault());
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = locale;
        // Formatting knows the separators.
        String sample = String.format(locale, "%,.1f", 1000.0);
        groupingSeparator = sample.charAt(1);
        decimalSeparator = sample.charAt(5);
        currencySymbol = symbol(locale.getCountry());
    }

    private static String symbol(String country) {
        switch (country) {
            case "US":
                return "$";
            case "GB":
                return "\u00a3";
            case "DE":
            case "FR":
            case "IT":
                return "\u20ac";
            default:
                return "\u00a4";
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

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public void setDecimalSeparator(char separator) {
        decimalSeparator = separator;
    }

    public char getGroupingSeparator() {
        return groupingSeparator;
    }

    public void setGroupingSeparator(char separator) {
        groupingSeparator = separator;
    }

    public char getMinusSign() {
        return minusSign;
    }

    public void setMinusSign(char sign) {
        minusSign = sign;
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char sign) {
        percent = sign;
    }

    public char getPerMill() {
        return perMill;
    }

    public void setPerMill(char sign) {
        perMill = sign;
    }

    public char getZeroDigit() {
        return zeroDigit;
    }

    public void setZeroDigit(char digit) {
        zeroDigit = digit;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String text) {
        infinity = text;
    }

    public String getNaN() {
        return nan;
    }

    public void setNaN(String text) {
        nan = text;
    }

    public String getExponentSeparator() {
        return exponentSeparator;
    }

    public void setExponentSeparator(String text) {
        exponentSeparator = text;
    }

    public String getCurrencySymbol() {
        return currencySymbol;
    }

    public void setCurrencySymbol(String symbol) {
        currencySymbol = symbol;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
