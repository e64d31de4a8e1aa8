import java.util.Locale;

/**
 * The library's String.format: whole numbers with widths, zeros, signs and groups, fixed and scientific decimals,
 * hexadecimal, text with widths and precisions, numbered arguments.
 */
public final class LibraryFormats {

    private static long table(int rows) {
        long checksum = 0;
        for (int i = 0; i < rows; i++) {
            String row = String.format("%5d | %-12s | %8.2f | %s%n", i, "item" + i % 50, i * 1.37, i % 2 == 0);
            checksum = checksum * 31 + row.hashCode();
        }
        return checksum;
    }

    private static long integers(int rows) {
        long checksum = 0;
        for (int i = 0; i < rows; i++) {
            checksum = checksum * 31 + String.format("%08d %+d %,d %x %#o %(d", i, -i, i * 1_000_003L, i * 77, i, -i).hashCode();
        }
        return checksum;
    }

    private static long decimals(int rows) {
        long checksum = 0;
        for (int i = 1; i <= rows; i++) {
            double value = Math.sqrt(i) * 1000 / 3;
            checksum = checksum * 31 + String.format(Locale.US, "%.3f %10.1f %e %.4g %,.2f", value, -value, value, value, value * value).hashCode();
        }
        return checksum;
    }

    private static long texts(int rows) {
        long checksum = 0;
        for (int i = 0; i < rows; i++) {
            checksum = checksum * 31 + String.format("%2$s, %1$-8.3s<%3$c%3$C> %4$b %%", "abcdefg", "x" + i, (char) ('a' + i % 26), i % 5 == 0).hashCode();
        }
        return checksum;
    }

    static long run(int size) {
        long checksum = table(size);
        checksum = checksum * 31 + integers(size);
        checksum = checksum * 31 + decimals(size);
        return checksum * 31 + texts(size);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 2_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryFormats " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
