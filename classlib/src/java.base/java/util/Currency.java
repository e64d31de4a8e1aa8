package java.util;

import java.io.Serializable;
import java.util.stream.Stream;

/** A currency of ISO 4217. */
public final class Currency implements Serializable {
    private static final long serialVersionUID = -158308464356906721L;
    /** By code. */
    private static final Map<String, Currency> KNOWN = new LinkedHashMap<>();
    /** The code for the country, {@code -} for none. */
    private static final Map<String, String> OF_COUNTRIES = new HashMap<>();

    static {
        for (String each : CurrencyData.ALL.strip().split(";")) {
            String[] words = each.split(" ");
            KNOWN.put(words[0], new Currency(words[0], Integer.parseInt(words[1]), words[2]));
        }
        for (String each : CurrencyData.OF_COUNTRIES.strip().split(";")) {
            String[] words = each.split(" ");
            OF_COUNTRIES.put(words[0], words[1]);
        }
    }

    private final String currencyCode;
    private final transient int digits;
    private final transient String number;

    private Currency(String code, int digits, String number) {
        currencyCode = code;
        this.digits = digits;
        this.number = number;
    }

    public static Currency getInstance(String currencyCode) {
        Currency found = KNOWN.get(Objects.requireNonNull(currencyCode));
        if (found == null) {
            throw new IllegalArgumentException();
        }
        return found;
    }

    public static Currency getInstance(Locale locale) {
        String region = locale.getUnicodeLocaleType("cu");
        if (region != null) {
            Currency asked = KNOWN.get(region.toUpperCase(Locale.ROOT));
            if (asked != null) {
                return asked;
            }
        }
        String code = OF_COUNTRIES.get(country(locale));
        if (code == null) {
            throw new IllegalArgumentException();
        }
        return code.equals("-") ? null : KNOWN.get(code);
    }

    private static String country(Locale locale) {
        String region = locale.getUnicodeLocaleType("rg");
        boolean isCountry = region != null && region.length() == 6 && region.endsWith("zzzz");
        return isCountry ? region.substring(0, 2).toUpperCase(Locale.ROOT) : locale.getCountry();
    }

    public static Set<Currency> getAvailableCurrencies() {
        return new HashSet<>(KNOWN.values());
    }

    public static Stream<Currency> availableCurrencies() {
        return KNOWN.values().stream();
    }

    public String getCurrencyCode() {
        return currencyCode;
    }

    public String getSymbol() {
        return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getSymbol(Locale locale) {
        String tag = locale.getLanguage() + "-" + country(locale);
        String regional = find(CurrencyData.REGIONAL, tag + "|");
        if (regional != null) {
            for (String each : regional.split("\\|")) {
                if (each.startsWith(currencyCode + "=")) {
                    return each.substring(currencyCode.length() + 1);
                }
            }
        }
        String sign = text(locale, 0);
        return sign.isEmpty() ? currencyCode : sign;
    }

    public String getDisplayName() {
        return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(Locale locale) {
        String name = text(locale, 1);
        return name.isEmpty() ? currencyCode : name;
    }

    /** The rest of the line that begins so; null if there is none. */
    private static String find(String lines, String start) {
        int at = lines.startsWith(start) ? 0 : lines.indexOf("\n" + start) + 1;
        if (at == 0 && !lines.startsWith(start)) {
            return null;
        }
        return lines.substring(at + start.length(), lines.indexOf('\n', at));
    }

    /** Sign (0) or name (1) in a language; empty if there is none. */
    private String text(Locale locale, int which) {
        String lines = CurrencyData.inLanguage(locale.getLanguage());
        if (lines == null) {
            // Of languages that are not known the signs are the codes.
            lines = which == 0 ? "" : CurrencyData.inLanguage("en");
        }
        String line = lines.isEmpty() ? null : find(lines, currencyCode + "|");
        if (line == null) {
            return "";
        }
        int bar = line.indexOf('|');
        return which == 0 ? line.substring(0, bar) : line.substring(bar + 1);
    }

    public int getDefaultFractionDigits() {
        return digits;
    }

    public int getNumericCode() {
        return Integer.parseInt(number);
    }

    public String getNumericCodeAsString() {
        return number;
    }

    @Override
    public String toString() {
        return currencyCode;
    }

    private Object readResolve() {
        return getInstance(currencyCode);
    }
}
