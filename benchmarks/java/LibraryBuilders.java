import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * The library's StringBuilder and String: appending characters, numbers and text, inserting, deleting, reversing,
 * searching; splitting by hand, trimming, changing case, joining, replacing.
 */
public final class LibraryBuilders {

    private static String rows(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(i).append(',').append("name").append(i % 97).append(',').append(i * 0.25).append(',')
                    .append(i % 3 == 0).append(',').append((long) i * i * i).append('\n');
        }
        return text.toString();
    }

    private static long readRows(String rows) {
        long checksum = 0;
        int from = 0;
        while (from < rows.length()) {
            int end = rows.indexOf('\n', from);
            String line = rows.substring(from, end);
            int first = line.indexOf(',');
            int last = line.lastIndexOf(',');
            checksum += Integer.parseInt(line.substring(0, first)) + Long.parseLong(line.substring(last + 1));
            checksum = checksum * 31 + line.substring(first + 1, last).toUpperCase().hashCode();
            from = end + 1;
        }
        return checksum;
    }

    private static long palindromes(int count) {
        long checksum = 0;
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < count; i++) {
            digits.setLength(0);
            digits.append(i).reverse();
            String reversed = digits.toString();
            if (reversed.equals(String.valueOf(i))) {
                checksum = checksum * 31 + i;
            }
        }
        return checksum;
    }

    private static long edits(int count) {
        StringBuilder text = new StringBuilder("the quick brown fox jumps over the lazy dog");
        for (int i = 0; i < count; i++) {
            text.insert(i * 7 % text.length(), (char) ('a' + i % 26));
            if (text.length() > 400) {
                text.delete(i % 100, i % 100 + 50).deleteCharAt(i % 200);
            }
            text.setCharAt(i * 13 % text.length(), (char) ('A' + i % 26));
        }
        return text.toString().hashCode() * 31L + text.indexOf("e") + text.lastIndexOf("o");
    }

    private static long escape(String rows) {
        StringBuilder escaped = new StringBuilder(rows.length() * 2);
        for (int i = 0; i < rows.length(); i++) {
            char c = rows.charAt(i);
            switch (c) {
                case ',' -> escaped.append("&comma;");
                case '\n' -> escaped.append("<br>");
                default -> escaped.append(Character.isDigit(c) ? (char) (c + 17) : Character.toUpperCase(c));
            }
        }
        return escaped.toString().replace("&comma;", ";").hashCode();
    }

    private static long join(int count) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add("  item " + i + "\t");
        }
        StringJoiner joiner = new StringJoiner(", ", "[", "]");
        for (String part : parts) {
            String trimmed = part.trim();
            joiner.add(trimmed.startsWith("item 1") ? trimmed.concat("!") : trimmed);
        }
        return joiner.toString().hashCode() * 31L + String.join("", parts).strip().length();
    }

    static long run(int size) {
        String rows = rows(size);
        long checksum = readRows(rows);
        checksum = checksum * 31 + palindromes(size * 3);
        checksum = checksum * 31 + edits(size * 3);
        checksum = checksum * 31 + escape(rows);
        return checksum * 31 + join(size * 2);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 10_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryBuilders " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
