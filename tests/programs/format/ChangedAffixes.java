// What pattern a format tells once its affixes are set, and which formats are equal then.

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.function.Consumer;

public class ChangedAffixes {
    static DecimalFormat format(String pattern) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.US));
    }

    static void show(String pattern, Consumer<DecimalFormat> change) {
        DecimalFormat format = format(pattern);
        change.accept(format);
        System.out.print(format.toPattern() + " [" + format.getPositivePrefix() + "|" + format.getNegativePrefix() + "|"
                + format.getPositiveSuffix() + "|" + format.getNegativeSuffix() + "] " + format.format(1.5) + " " + format.format(-1.5));
        DecimalFormat other = format(format.toPattern());
        DecimalFormat same = format(pattern);
        change.accept(same);
        System.out.println(" " + format.equals(other) + " " + format.equals(same) + " " + format.equals(format(pattern)));
    }

    public static void main(String[] args) {
        for (String pattern : new String[] {"0.#", "0.#;-0.#", "0.#;(0.#)", "0.#%", "+0.#", "a0b", "a0b;c0d", "\u00a40.0"}) {
            show(pattern, format -> { });
            show(pattern, format -> format.setPositivePrefix("+"));
            show(pattern, format -> format.setNegativePrefix("n"));
            show(pattern, format -> format.setPositiveSuffix("s"));
            show(pattern, format -> format.setNegativeSuffix("t"));
            show(pattern, format -> {
                format.setPositivePrefix("+");
                format.setNegativePrefix("-+");
            });
            show(pattern, format -> format.setPositivePrefix(format.getPositivePrefix()));
            show(pattern, format -> format.setNegativePrefix("-"));
            show(pattern, format -> {
                format.setPositiveSuffix("x");
                format.setNegativeSuffix("x");
            });
        }
    }
}
