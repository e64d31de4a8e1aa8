// A server's log read by a regular expression: levels, slow requests, sessions, a histogram, masked addresses.
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

public class LogAnalyser {
    static final String LOG = """
            2023-11-05 08:15:02,120 INFO  [http-1] Login user=anna ip=10.0.0.12
            2023-11-05 08:15:09,004 INFO  [http-2] GET /cart?id=17 took 120ms
            2023-11-05 08:15:44,870 WARN  [http-2] GET /search?q=red+shoes took 2450ms
            2023-11-05 08:16:01,333 ERROR [worker-7] java.lang.IllegalStateException: queue full
            \tat shop.Queue.put(Queue.java:41)
            \tat shop.Worker.run(Worker.java:12)
            2023-11-05 08:16:02,000 INFO  [http-1] Login user=ben ip=192.168.1.200
            2023-11-05 08:59:59,999 INFO  [http-3] GET /cart?id=18 took 80ms
            this line is no log line
            2023-11-05 09:00:00,001 INFO  [http-1] Logout user=anna ip=10.0.0.12
            2023-11-05 09:10:30,500 WARN  [http-2] POST /order took 1900ms
            2023-11-05 12:00:00,000 INFO  [http-1] Logout user=ben ip=192.168.1.200
            """;
    static final Pattern LINE = Pattern.compile(
            "^(?<when>\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,\\d{3}) (?<level>[A-Z]+) +\\[(?<thread>[^]]+)] (?<text>.+)$");
    static final Pattern TOOK = Pattern.compile("(GET|POST) (/\\w+)(?:\\?(\\S+))? took (\\d+)ms");
    static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss,SSS");

    record Entry(LocalDateTime when, String level, String thread, String text, List<String> trace) {
    }

    static String pretty(Duration d) {
        return String.format("%dh %02dm %02d.%03ds", d.toHours(), d.toMinutesPart(), d.toSecondsPart(), d.toMillisPart());
    }

    public static void main(String[] args) {
        List<Entry> entries = new ArrayList<>();
        int strange = 0;
        for (String line : LOG.lines().toList()) {
            Matcher m = LINE.matcher(line);
            if (m.matches()) {
                entries.add(new Entry(LocalDateTime.parse(m.group("when"), WHEN), m.group("level"), m.group("thread"),
                        m.group("text"), new ArrayList<>()));
            } else if (line.startsWith("\tat ") && !entries.isEmpty()) {
                entries.get(entries.size() - 1).trace().add(line.strip());
            } else {
                strange++;
                System.out.println("not understood: '" + line + "', looked until the end: " + m.hitEnd());
            }
        }
        System.out.println(entries.size() + " entries, " + strange + " strange");
        entries.forEach(e -> System.out.println(e.when() + " " + e.level() + " " + e.trace()));
        Map<String, Long> levels = entries.stream().collect(Collectors.groupingBy(Entry::level, TreeMap::new, Collectors.counting()));
        System.out.println(levels);

        Map<String, LongSummaryStatistics> times = new TreeMap<>();
        for (Entry e : entries) {
            Matcher m = TOOK.matcher(e.text());
            if (m.lookingAt()) {
                long ms = Long.parseLong(m.group(4));
                times.computeIfAbsent(m.group(1) + " " + m.group(2), k -> new LongSummaryStatistics()).accept(ms);
                System.out.println(m.group(2) + " query " + m.group(3) + " at " + m.start(4) + ".." + m.end(4)
                        + (ms > 1000 ? " SLOW" : ""));
            }
        }
        times.forEach((k, v) -> System.out.printf("%-12s n=%d max=%d mean=%.1f%n", k, v.getCount(), v.getMax(), v.getAverage()));

        Map<String, LocalDateTime> logins = new HashMap<>();
        Pattern session = Pattern.compile("(Login|Logout) user=(\\w+)");
        for (Entry e : entries) {
            Matcher m = session.matcher(e.text());
            if (m.find()) {
                if (m.group(1).equals("Login")) {
                    logins.put(m.group(2), e.when());
                } else {
                    Duration d = Duration.between(logins.remove(m.group(2)), e.when());
                    System.out.println(m.group(2) + " stayed " + pretty(d) + " = " + d);
                }
            }
        }
        Map<LocalDateTime, Long> histogram = entries.stream().collect(
                Collectors.groupingBy(e -> e.when().truncatedTo(ChronoUnit.HOURS), TreeMap::new, Collectors.counting()));
        histogram.forEach((hour, n) -> System.out.println(hour.toLocalTime() + " " + "#".repeat(n.intValue())));

        System.out.println(Pattern.compile("(\\d{1,3})\\.(\\d{1,3})\\.\\d{1,3}\\.\\d{1,3}").matcher(LOG).results()
                .map(r -> r.group(1) + "." + r.group(2) + ".*.*").distinct().sorted().collect(Collectors.joining(" ")));
        System.out.println(LOG.replaceAll("(?m)^\\tat .*\\R", "").replaceAll("user=(\\w)\\w*", "user=$1***").lines()
                .filter(Pattern.compile("user=").asPredicate()).collect(Collectors.joining("\n")));
        System.out.println(Pattern.compile("(?i)\\b([a-z])\\w*\\.java:(\\d+)").matcher(LOG)
                .replaceAll(r -> r.group(1).toLowerCase() + "#" + Integer.parseInt(r.group(2)) * 2).lines().skip(4).limit(2).toList());
    }
}
