import java.util.Arrays;
import java.util.Formattable;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** Texts, characters, truth, hash codes, argument indexes, and objects that format themselves. */
public class Texts {
    record Money(long cents) implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("$%d.%02d", cents / 100, cents % 100);
            formatter.format("{%d,%d,%d}", flags, width, precision);
        }
    }

    public static void main(String[] args) {
        System.out.println(String.format("%s|%10s|%-10s|%.2s|%8.3s|%S", "text", "text", "text", "text", "text", "text"));
        System.out.println(String.format("%s %s %S %s", null, List.of(1, 2), true, Arrays.asList("a", null)));
        System.out.println(String.format("%c%C%5c%-3c|%c%c", 'a', 'b', 'c', 'd', 128512, (byte) 65));
        System.out.println(String.format("%b %B %b %7b %.2b", true, false, null, "x", true));
        System.out.println(String.format("%h %H %h %10h", "hello", "hello", null, 42));
        System.out.println(String.format("%2$s %1$s %s %<s %s %1$s", "a", "b"));
        System.out.println(String.format("100%% %5% %-5%| %n").replace(System.lineSeparator(), "<nl>"));
        System.out.println(String.format("%s %S %-20.5s %#s", new Money(1234), new Money(5), new Money(99999), new Money(7)));
        System.out.println(String.format(Locale.GERMANY, "%,.2f %d", 1234567.891, 1234567));
        System.out.println(String.format(Locale.ROOT, "%,.2f", 1234567.891) + String.format((Locale) null, " %,d", 1234));
        System.out.println("%d-%s".formatted(5, "x") + String.format("no arguments"));
        StringBuilder builder = new StringBuilder("start ");
        try (Formatter formatter = new Formatter(builder)) {
            formatter.format("%d,", 1).format("%s", "two");
            System.out.println(formatter + " " + (formatter.out() == builder) + " " + formatter.locale());
        }
        System.out.printf("%-6s%6.2f%n", "pi", Math.PI);
        System.out.printf(Locale.US, "%08.3f|%+d%n", -3.14159, 5);
    }
}
