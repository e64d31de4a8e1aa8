// String.format: the common conversions, flags, width, precision, rounding, and the errors.
public class Formatting {
    static void show(String format, Object... values) {
        try {
            System.out.println("[" + String.format(format, values) + "]");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show("%d %5d %-5d| %05d %+d %+d %,d %(d % d", 42, 42, 42, 42, 42, -42, 1234567, -5, 7);
        show("%d %d %d %d", (byte) -1, (short) 300, Long.MIN_VALUE, Integer.MAX_VALUE);
        show("%x %X %#x %08x %o %x %x", 255, 255, 255, 48879, 8, -1, -1L);
        show("%s %10s %-10s| %.2s %S", "text", "right", "left", "truncate", "upper");
        show("%s %s %s %s", null, 1, 2.5, 'c');
        show("%c %c %C %5c", 'x', 65, 'y', 'z');
        show("%b %b %B %b", true, null, false, "x");
        show("%f %.2f %10.3f %-10.1f| %010.2f %+.1f %.0f %,.2f", 1.5, 2.345, 3.14159, 2.55, 3.14159, 1.0, 2.5, 1234567.891);
        show("%.2f %.1f %.0f %.3f %.2f", 0.125, 0.25, 0.5, 1.0005, -1.005);
        show("%e %.2e %E %.0e", 12345.678, 0.00012345, 1e100, 5.5);
        show("%g %.3g %g", 12345.678, 0.0001234, 1e10);
        show("%f %f %f %e", Double.NaN, Double.POSITIVE_INFINITY, -0.0, Double.NEGATIVE_INFINITY);
        show("%f %.15f %.1f", 1e20, 0.1, 1e-10);
        show("%1$s %1$s %2$s %<s %s", "a", "b");
        show("100%% %n".trim());
        show("%h %h", "hi", 17);
        show("%-8s|%8s|%08.3f|%+,d", "ab", "cd", -3.5, 1000000);
        show("%5b|%-7b|%3c|", true, false, 'q');
        show("%d");
        show("%d", "x");
        show("%c", 1.5);
        show("%q", 1);
        show("%.2d", 1);
        show("%-d", 1);
        show("%s %s", "one");
        show("%5", 1);
        show("%+s", "x");
        show("%#d", 1);
        show("%f", 1);
        System.out.printf("%s=%d%n", "printf", 3);
        System.out.format("%3d|%-3d|%03d%n", 7, 7, 7);
        System.out.println(String.format("%s", new int[0].length) + "%d items".formatted(3));
    }
}
