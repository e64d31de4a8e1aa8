package java.text;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How numbers of one size are written for short: {@code 0K}, or {@code {one:0' 'million other:0' 'millions}}. */
final class CompactPattern {
    private static final Pattern PLURALS = Pattern.compile("\\{(.*)\\}");
    private static final Pattern PLURAL = Pattern.compile("(?:^|\\s+)(zero|one|two|few|many|other):((?:'[^']*'|[^'\\s])*)");

    /** What stands around the digits of numbers that are not negative and of those that are; {@code null} for a minus before. */
    record Form(String prefix, String suffix, String negativePrefix, String negativeSuffix, int digits) {
        boolean isPlain() {
            return prefix.isEmpty() && suffix.isEmpty();
        }

        String before(boolean negative, char minus) {
            return !negative ? prefix : negativePrefix == null ? minus + prefix : negativePrefix;
        }

        String after(boolean negative) {
            return negative && negativeSuffix != null ? negativeSuffix : suffix;
        }
    }

    private final Map<String, Form> forms = new LinkedHashMap<>();
    /** What numbers are divided by. */
    final BigInteger divisor;
    /** The digits that it has place for: one at least. */
    final int digits;

    /** The pattern of numbers of {@code power + 1} digits. */
    CompactPattern(String text, int power) {
        Matcher plurals = PLURALS.matcher(text);
        if (plurals.matches()) {
            Matcher plural = PLURAL.matcher(plurals.group(1));
            while (plural.find()) {
                forms.put(plural.group(1), form(plural.group(2)));
            }
        } else {
            forms.put("other", form(text));
        }
        int most = 1;
        for (Form form : forms.values()) {
            most = Math.max(most, form.digits);
        }
        digits = most;
        divisor = BigInteger.TEN.pow(Math.max(0, power - digits + 1));
    }

    /** The form of that name, or the one for all other numbers; null where there is none of either. */
    Form form(PluralRules rules, double number) {
        Form form = forms.get(rules.form(number));
        return form != null ? form : forms.get("other");
    }

    /** Whether it writes numbers otherwise than in full. */
    boolean isCompact() {
        for (Form form : forms.values()) {
            if (!form.isPlain()) {
                return true;
            }
        }
        return false;
    }

    Iterable<Form> forms() {
        return forms.values();
    }

    private static Form form(String text) {
        StringBuilder[] affixes = new StringBuilder[4];
        for (int i = 0; i < 4; i++) {
            affixes[i] = new StringBuilder();
        }
        int part = 0;
        int digits = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\'' && i + 1 < text.length() && text.charAt(i + 1) == '\'') {
                affixes[part].append(c);
                i++;
            } else if (c == '\'') {
                quoted = !quoted;
            } else if (quoted) {
                affixes[part].append(c);
            } else if (c == ';' && part < 2 && i + 1 < text.length()) {
                part = 2;
            } else if (c == '0') {
                digits += part < 2 ? 1 : 0;
                part |= 1;
            } else if (c == ';' && part < 2) {
                break;
            } else if (",.#%\u2030\u00a4;".indexOf(c) >= 0) {
                throw new IllegalArgumentException("Unquoted special character '" + c + "' in pattern \"" + text + '"');
            } else {
                affixes[part].append(c);
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("Invalid single quote in pattern \"" + text + '"');
        }
        boolean own = part >= 2;
        return new Form(affixes[0].toString(), affixes[1].toString(), own ? affixes[2].toString() : null,
                own ? affixes[3].toString() : null, digits);
    }
}
