package java.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoublePredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The plural forms of a language: for a number the name of its form, by rules such as {@code one:i = 1;few:n % 10 = 2..4}. */
final class PluralRules {
    private static final Pattern RULE = Pattern.compile("(zero|one|two|few|many):\\s*(.+)");
    private static final Pattern RELATION =
            Pattern.compile("([niwftve])(?:\\s*%\\s*(\\d+))?\\s*(!?=)\\s*(\\d+(?:\\.\\.\\d+)?(?:\\s*,\\s*\\d+(?:\\.\\.\\d+)?)*)");

    private final Map<String, DoublePredicate> forms = new LinkedHashMap<>();

    PluralRules(String text) {
        for (String part : text.split(";")) {
            String rule = part.strip();
            if (rule.isEmpty()) {
                continue;
            }
            Matcher matcher = RULE.matcher(rule);
            if (!matcher.matches()) {
                throw wrong(rule);
            }
            if (forms.put(matcher.group(1), alternatives(matcher.group(2), rule)) != null) {
                throw new IllegalArgumentException(new IllegalStateException("Duplicate key " + matcher.group(1)));
            }
        }
    }

    private static IllegalArgumentException wrong(String rule) {
        return new IllegalArgumentException("Invalid plural rules syntax: " + rule);
    }

    private static DoublePredicate alternatives(String text, String rule) {
        DoublePredicate any = null;
        for (String alternative : text.split("\\s+or\\s+", -1)) {
            DoublePredicate all = null;
            for (String relation : alternative.split("\\s+and\\s+", -1)) {
                DoublePredicate one = relation(relation.strip(), rule);
                all = all == null ? one : all.and(one);
            }
            any = any == null ? all : any.or(all);
        }
        return any;
    }

    private static DoublePredicate relation(String text, String rule) {
        Matcher matcher = RELATION.matcher(text);
        if (!matcher.matches()) {
            throw wrong(rule);
        }
        // Digits of a fraction, and exponents, count as none: a number is looked at as a whole.
        boolean isValue = "ni".contains(matcher.group(1));
        double modulus = matcher.group(2) == null ? 0 : Double.parseDouble(matcher.group(2));
        boolean wanted = matcher.group(3).equals("=");
        String[] ranges = matcher.group(4).split("\\s*,\\s*");
        double[] bounds = new double[ranges.length * 2];
        for (int i = 0; i < ranges.length; i++) {
            int dots = ranges[i].indexOf("..");
            bounds[i * 2] = Double.parseDouble(dots < 0 ? ranges[i] : ranges[i].substring(0, dots));
            bounds[i * 2 + 1] = dots < 0 ? bounds[i * 2] : Double.parseDouble(ranges[i].substring(dots + 2));
        }
        return number -> isIn(!isValue ? 0 : modulus == 0 ? number : number % modulus, bounds) == wanted;
    }

    private static boolean isIn(double value, double[] bounds) {
        for (int i = 0; i < bounds.length; i += 2) {
            if (value >= bounds[i] && value <= bounds[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** The name of the form of a number that is not negative. */
    String form(double number) {
        for (Map.Entry<String, DoublePredicate> form : forms.entrySet()) {
            if (form.getValue().test(number)) {
                return form.getKey();
            }
        }
        return "other";
    }
}
