// Scanners whose delimiters and tokens are regular expressions: the engine behind Scanner, reading on as needed.
import java.io.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class ScanPatterns {
    /** Gives a few characters at a time, so that matches lie across what is buffered. */
    static Reader drops(String text, int size) {
        StringReader whole = new StringReader(text);
        return new Reader() {
            @Override
            public int read(char[] to, int at, int length) throws IOException {
                return whole.read(to, at, Math.min(length, size));
            }

            @Override
            public void close() {
                whole.close();
            }
        };
    }

    static String all(String text, String delimiter) {
        List<String> results = new ArrayList<>();
        for (Scanner scanner : List.of(new Scanner(text), new Scanner(drops(text, 1)), new Scanner(drops(text, 3)))) {
            scanner.useDelimiter(delimiter);
            StringJoiner joiner = new StringJoiner("|", "[", "]");
            while (scanner.hasNext()) {
                joiner.add(scanner.next());
            }
            results.add(joiner.toString());
        }
        return new HashSet<>(results).size() == 1 ? results.get(0) : results.toString();
    }

    static void print(String what, Supplier supplier) {
        String result;
        try {
            result = String.valueOf(supplier.get());
        } catch (RuntimeException e) {
            result = e.toString();
        }
        System.out.println(what + " -> " + result.replace("\n", "\\n").replace("\r", "\\r"));
    }

    interface Supplier {
        Object get();
    }

    public static void main(String[] args) {
        String[] delimiters = {",", "\\s*,\\s*", "(;|,)+", "\\R", "(?<=\\d)(?=[a-z])", "(?i)and", "\\A", "\\Z", "", "x*", "[^a-z]+",
            "$", "(?m)$", "^b", "\\b", "a|ab"};
        String[] texts = {"a, b ,c,,d", "1;2;,3\r\n4\n5", "12ab34cd", "oneANDtwo and three", "", ",", ",,", "ab\nb\n", "\n\nabxxab\n"};
        for (String delimiter : delimiters) {
            System.out.println(delimiter + ": " + Arrays.stream(texts).map(t -> all(t, delimiter)).collect(Collectors.joining(" "))
                    .replace("\n", "\\n").replace("\r", "\\r"));
        }
        Scanner s = new Scanner("1 fish 2 fish red fish blue fish");
        print("findInLine", () -> s.findInLine("(\\d+) fish (\\d+) fish (\\w+) fish (\\w+)"));
        print("groups", () -> IntStream.rangeClosed(1, s.match().groupCount()).mapToObj(s.match()::group).toList());
        print("after", s::hasNext);
        Scanner lines = new Scanner("key = value # comment\n\nother=\nlast = 3");
        print("", () -> lines.findInLine("(\\w+)\\s*=\\s*(\\w*)"));
        print("match", () -> lines.match().group(2) + lines.match().start(1) + lines.match().end());
        print("", () -> lines.findInLine("="));
        print("match", () -> lines.match().group());
        print("nextLine", lines::nextLine);
        print("match", () -> lines.match().group(1));
        print("", () -> lines.findInLine("x*"));
        print("nextLine", lines::nextLine);
        print("nextLine", lines::nextLine);
        print("within 3", () -> lines.findWithinHorizon("=", 3));
        print("within 6", () -> lines.findWithinHorizon("=", 6));
        print("within 0", () -> lines.findWithinHorizon("\\d+", 0));
        print("within -1", () -> lines.findWithinHorizon("\\d+", -1));
        print("no line", lines::nextLine);
        Scanner t = new Scanner(drops("alpha 12 beta 0x1F 3,456 gamma,delta", 2));
        print("hasNext", () -> t.hasNext("[a-z]+"));
        print("next", () -> t.next("([a-z])([a-z]+)"));
        print("group", () -> t.match().group(2));
        print("next", () -> t.next("[a-z]+"));
        print("nextInt", t::nextInt);
        print("match", () -> t.match().group());
        print("skip", () -> t.skip("\\s*be").next());
        print("skip", () -> t.skip("zzz"));
        print("hasNext", () -> t.hasNext(Pattern.compile("0X[0-9A-F]+", Pattern.CASE_INSENSITIVE)));
        print("next", () -> t.next(Pattern.compile("0X[0-9A-F]+", Pattern.CASE_INSENSITIVE)));
        print("nextInt", t::nextInt);
        print("delimiter", () -> t.delimiter() + " " + t.useDelimiter(Pattern.compile("\\s*,\\s*")).delimiter());
        print("tokens", () -> t.tokens().toList());
        print("reset", () -> t.reset().delimiter() + " " + t.radix());
        print("findAll", () -> new Scanner("a1 b22 c333").findAll("([a-z])(\\d+)").map(m -> m.group(2) + m.group(1)).toList());
        print("tokens", () -> new Scanner("the end of it").tokens().map(String::length).toList());
        print("german", () -> new Scanner("1.234,5 2,25 1.000").useLocale(Locale.GERMANY).tokens().count());
        Scanner german = new Scanner("1.234,5 2,25 1.000").useLocale(Locale.GERMANY);
        print("numbers", () -> german.nextDouble() + " " + german.nextDouble() + " " + german.nextInt() + " " + german.locale());
        print("syntax", () -> new Scanner("x").useDelimiter("("));
        print("no match", () -> new Scanner("x").match());
        print("closed", () -> {
            Scanner closed = new Scanner("x");
            closed.close();
            return closed.hasNext("x");
        });
    }
}
