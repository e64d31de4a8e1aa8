import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The library's regular expressions: reading log lines by named groups, a tokenizer by alternatives, splitting,
 * replacing with group references, a back reference, look-ahead, a pattern compiled anew for each line.
 */
public final class LibraryPatterns {

    private static final Pattern LINE = Pattern.compile(
            "(?<date>\\d{4}-\\d{2}-\\d{2}) (?<time>[0-9:.]+) \\[(?<level>INFO|WARN|ERROR)\\] (?<source>\\w+(?:\\.\\w+)*): (?<text>.*)");
    private static final Pattern TOKEN = Pattern.compile(
            "\\s*(?:(\\d+(?:\\.\\d*)?)|([A-Za-z_]\\w*)|(\"[^\"]*\")|(==|<=|>=|&&|[-+*/()=<>,;:\\[\\].]))");
    private static final Pattern DOUBLED = Pattern.compile("\\b(\\w+)\\s+\\1\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern THOUSANDS = Pattern.compile("(?<=\\d)(?=(?:\\d{3})+\\b)");

    private static String line(int i) {
        String level = i % 5 == 0 ? "ERROR" : i % 3 == 0 ? "WARN" : "INFO";
        return "2024-" + (10 + i % 3) + "-" + (10 + i % 19) + " 12:" + (10 + i % 50) + ":07.25 [" + level
                + "] net.server.Worker" + i % 9 + ": request " + i * 7919L + " took took " + i % 300 + " ms, user=\"u" + i % 40 + "\"";
    }

    private static long parse(int lines) {
        long checksum = 0;
        for (int i = 0; i < lines; i++) {
            Matcher matcher = LINE.matcher(line(i));
            if (matcher.matches()) {
                checksum = checksum * 31 + matcher.group("level").hashCode() + matcher.group("source").length();
                checksum += matcher.group("text").hashCode() + matcher.start("time");
            }
        }
        return checksum;
    }

    private static long tokens(int lines) {
        long checksum = 0;
        for (int i = 0; i < lines; i++) {
            Matcher matcher = TOKEN.matcher(line(i));
            while (matcher.find()) {
                for (int group = 1; group <= 4; group++) {
                    if (matcher.group(group) != null) {
                        checksum = checksum * 31 + group * 1000L + matcher.group(group).length();
                    }
                }
            }
        }
        return checksum;
    }

    private static long rewrite(int lines) {
        long checksum = 0;
        for (int i = 0; i < lines; i++) {
            String line = line(i);
            String once = DOUBLED.matcher(line).replaceAll("$1");
            String grouped = THOUSANDS.matcher(once).replaceAll(",");
            checksum = checksum * 31 + grouped.hashCode();
        }
        return checksum;
    }

    private static long byStrings(int lines) {
        long checksum = 0;
        for (int i = 0; i < lines; i++) {
            String line = line(i);
            for (String part : line.split("[\\s:=]+")) {
                checksum = checksum * 31 + part.length();
            }
            checksum += line.replaceAll("[aeiou]+", "*").hashCode() + (line.matches(".*user=\"u1\\d\".*") ? 1 : 0);
        }
        return checksum;
    }

    static long run(int size) {
        long checksum = parse(size * 2);
        checksum = checksum * 31 + tokens(size);
        checksum = checksum * 31 + rewrite(size);
        return checksum * 31 + byStrings(size);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 800;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryPatterns " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
