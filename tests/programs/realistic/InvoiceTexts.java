// Invoices as text: message patterns, choices, addresses wrapped to a width, tables, plural forms, alignment.
import java.io.*;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.*;
import java.util.stream.*;

public class InvoiceTexts {
    record Position(int count, String text, String price) {
        BigDecimal total() {
            return new BigDecimal(price).multiply(new BigDecimal(count));
        }
    }

    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (StringTokenizer words = new StringTokenizer(text, " \n"); words.hasMoreTokens();) {
            String word = words.nextToken();
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (!line.isEmpty()) {
                line.append(' ');
            }
            line.append(word);
            while (line.length() > width) {
                lines.add(line.substring(0, width));
                line.delete(0, width);
            }
        }
        if (line.length() != 0) {
            lines.add(line.toString());
        }
        return lines;
    }

    static String justify(String line, int width) {
        String[] words = line.split(" ");
        if (words.length == 1) {
            return line;
        }
        int gaps = words.length - 1;
        int blanks = width - Arrays.stream(words).mapToInt(String::length).sum();
        StringBuilder out = new StringBuilder(words[0]);
        for (int i = 1; i <= gaps; i++) {
            out.repeat(' ', blanks / gaps + (i <= blanks % gaps ? 1 : 0)).append(words[i]);
        }
        return out.toString();
    }

    static String plural(int n, String one, String many) {
        return n + " " + (n == 1 ? one : many);
    }

    static String inWords(long n) {
        String[] small = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                + "seventeen eighteen nineteen").split(" ");
        String[] tens = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
        if (n < 0) {
            return "minus " + inWords(Math.negateExact(n));
        }
        if (n < 20) {
            return small[(int) n];
        }
        if (n < 100) {
            return tens[(int) n / 10] + (n % 10 == 0 ? "" : "-" + small[(int) n % 10]);
        }
        if (n < 1000) {
            return small[(int) n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + inWords(n % 100));
        }
        String[] names = {"thousand", "million", "billion", "trillion"};
        int i = 0;
        long unit = 1000;
        while (n / unit >= 1000) {
            unit *= 1000;
            i++;
        }
        return inWords(n / unit) + " " + names[i] + (n % unit == 0 ? "" : " " + inWords(n % unit));
    }

    static void print(PrintWriter out, String customer, List<Position> positions) {
        DecimalFormat money = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US));
        out.println(MessageFormat.format("Invoice {0,number,000} for {1}: {2}", positions.hashCode() % 7 * 0 + 42, customer, plural(positions.size(), "position", "positions")));
        out.printf("%-4s|%-24s|%10s|%12s%n", "No", "Text", "Each", "Total");
        out.println(Stream.of(4, 24, 10, 12).map("-"::repeat).collect(Collectors.joining("+")));
        int number = 0;
        BigDecimal sum = BigDecimal.ZERO;
        for (Position p : positions) {
            Iterator<String> lines = wrap(p.text(), 24).iterator();
            out.printf("%04d|%-24.24s|%10s|%12s%n", ++number, lines.next(), p.count() == 1 ? "" : p.count() + "x" + p.price(), money.format(p.total()));
            lines.forEachRemaining(l -> out.format("%5s%-24s|%10s|%n", "|", l, ""));
            sum = sum.add(p.total());
        }
        BigDecimal tax = sum.multiply(new BigDecimal("0.19")).setScale(2, RoundingMode.HALF_UP);
        out.printf("%40s|%12s%n%40s|%12s%n", "tax 19%", money.format(tax), "sum", money.format(sum.add(tax)));
        BigDecimal[] parts = sum.add(tax).divideAndRemainder(BigDecimal.ONE);
        out.println("in words: " + inWords(parts[0].longValue()) + " and " + parts[1].movePointRight(2).setScale(0, RoundingMode.UNNECESSARY) + "/100");
        out.flush();
    }

    public static void main(String[] args) throws IOException {
        StringWriter text = new StringWriter();
        print(new PrintWriter(text), "Müller & Söhne", List.of(new Position(3, "Repair of a garden gate with new hinges", "49.90"),
                new Position(1, "Donaudampfschifffahrtsgesellschaftskapitän's cap", "1249.00"), new Position(12, "Screws", "0.07")));
        print(new PrintWriter(text, true), "Ada", List.of(new Position(1, "Nothing", "0")));
        System.out.print(text);
        LineNumberReaderByHand lines = new LineNumberReaderByHand(new StringReader(text.toString()));
        for (String line; (line = lines.readLine()) != null;) {
            if (line.contains("sum") || line.startsWith("in")) {
                System.out.println(lines.number + ": " + line.strip());
            }
        }
        String letter = "Dear customer,\nwe are happy to tell you that the goods you have ordered were sent to you this morning and will arrive soon.";
        wrap(letter, 30).stream().map(l -> "[" + justify(l, 30) + "]").forEach(System.out::println);
        System.out.println(wrap(letter, 12).stream().map(l -> String.format("%12s", l)).collect(Collectors.joining("|")));
        System.out.println(letter.indent(2).lines().map(String::length).toList() + " " + "%s owes %d".formatted("Bob", 5) + " " + "a-b-c".replace('-', '+')
                + " " + "  trim me\t".strip() + "|" + "x".compareTo("abc") + " " + "Straße".equalsIgnoreCase("STRASSE") + " " + "tEsT".toUpperCase().chars().sum());
        for (long n : new long[] {0, 13, 21, 100, 342, 1000, 1001, 90_017, 1_000_000, 7_123_456_789L, -5}) {
            System.out.print(inWords(n) + "; ");
        }
        System.out.println();
        System.out.println(MessageFormat.format("''{0}'' has {1} of {2,number,percent} at {3} '{braces}'", "Disk", 1234567, 0.5, null));
        for (Object n : new Object[] {0, 1, 2, 15}) {
            System.out.print(MessageFormat.format("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}. ", n));
        }
        System.out.println();
        try {
            MessageFormat.format("{0", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.format("|%08.3f|%+,d|%-6b|%6.2e|%x|%X|%o|%c|%10.4s|%-10s|%h|%%|%n", 3.14159, 1234567, true, 12345.678, 255, 255L, 8, 'c', "truncated", "left", "hi").strip());
        for (String bad : new String[] {"%d", "%q", "%.2d", "%-d", "%5", "%s %s"}) {
            try {
                System.out.println(String.format(bad, "text"));
            } catch (IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }

    static class LineNumberReaderByHand extends BufferedReader {
        int number;

        LineNumberReaderByHand(Reader in) {
            super(in);
        }

        @Override
        public String readLine() throws IOException {
            String line = super.readLine();
            number++;
            return line;
        }
    }
}
