package java.time.format;

import java.text.DecimalFormatSymbols;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** The digits and signs of dates and times. */
public final class DecimalStyle {
    public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');

    private final char zeroDigit;
    private final char positiveSign;
    private final char negativeSign;
    private final char decimalSeparator;

    private DecimalStyle(char zeroDigit, char positiveSign, char negativeSign, char decimalSeparator) {
        this.zeroDigit = zeroDigit;
        this.positiveSign = positiveSign;
        this.negativeSign = negativeSign;
        this.decimalSeparator = decimalSeparator;
    }

    public static Set<Locale> getAvailableLocales() {
        return new HashSet<>(java.util.Arrays.asList(Locale.getAvailableLocales()));
    }

    public static DecimalStyle ofDefaultLocale() {
        return of(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static DecimalStyle of(Locale locale) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Objects.requireNonNull(locale, "locale"));
        DecimalStyle style = new DecimalStyle(symbols.getZeroDigit(), '+', symbols.getMinusSign(),
                symbols.getDecimalSeparator());
        return style.equals(STANDARD) ? STANDARD : style;
    }
    //#for Sign sign
    //#| ZeroDigit | zeroDigit
    //#| PositiveSign | positiveSign
    //#| NegativeSign | negativeSign
    //#| DecimalSeparator | decimalSeparator

    public char get$Sign$() {
        return $sign$;
    }

    public DecimalStyle with$Sign$(char $sign$) {
        return new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
    }
    //#end

    /** The value of a digit, or -1. */
    int digit(char c) {
        int value = c - zeroDigit;
        return value >= 0 && value <= 9 ? value : -1;
    }

    /** A number in these digits. */
    String digits(String ascii) {
        if (zeroDigit == '0') {
            return ascii;
        }
        char[] all = ascii.toCharArray();
        for (int i = 0; i < all.length; i++) {
            all[i] += zeroDigit - '0';
        }
        return new String(all);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof DecimalStyle other && zeroDigit == other.zeroDigit && positiveSign == other.positiveSign
                && negativeSign == other.negativeSign && decimalSeparator == other.decimalSeparator;
    }

    @Override
    public int hashCode() {
        return zeroDigit + positiveSign + negativeSign + decimalSeparator;
    }

    @Override
    public String toString() {
        return "DecimalStyle[" + zeroDigit + positiveSign + negativeSign + decimalSeparator + "]";
    }
}
