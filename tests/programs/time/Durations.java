import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.Period;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;

public class Durations {
    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + action.call());
        } catch (Exception thrown) {
            System.out.println(label + " throws " + thrown);
        }
    }

    public static void main(String[] args) {
        Duration[] all = {
            Duration.ZERO, Duration.ofSeconds(1), Duration.ofSeconds(-1), Duration.ofMillis(1500), Duration.ofMillis(-1500),
            Duration.ofNanos(-1), Duration.ofHours(25), Duration.ofDays(-3), Duration.ofMinutes(61).plusNanos(7),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofSeconds(Long.MIN_VALUE), Duration.ofSeconds(-60, 1)
        };
        for (Duration d : all) {
            System.out.println(d + " " + d.getSeconds() + " " + d.getNano() + " " + d.isNegative() + d.isZero()
                    + d.isPositive() + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.hashCode()
                    + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart());
            show("millis", d::toMillis);
            show("nanos", d::toNanos);
            show("times 3", () -> d.multipliedBy(3));
            show("by 7", () -> d.dividedBy(7));
            show("negated", d::negated);
            show("plus", () -> d.plus(Duration.ofMillis(-700)));
            show("seconds", () -> d.truncatedTo(ChronoUnit.SECONDS));
            show("minutes", () -> d.truncatedTo(ChronoUnit.MINUTES));
        }
        show("quotient", () -> Duration.ofHours(5).dividedBy(Duration.ofMinutes(7)));
        show("by zero", () -> Duration.ofHours(5).dividedBy(0));
        show("by zero duration", () -> Duration.ofHours(5).dividedBy(Duration.ZERO));
        show("months", () -> Duration.of(1, ChronoUnit.MONTHS));
        for (String text : new String[] {"PT20.345S", "PT15M", "PT10H", "P2D", "P2DT3H4M", "PT-6H3M", "-PT6H3M", "-PT-6H+3M",
            "pt1s", "PT0.1234567891S", "P", "PT", "P1Y", "PT1H2D", "1H", "PT-0.5S", "PT1.S", ""}) {
            show("parse " + text, () -> Duration.parse(text));
        }
        show("between", () -> Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 59, 59, 5)));
        show("between", () -> Duration.between(Instant.EPOCH, Instant.ofEpochMilli(-1)));
        show("compare", () -> Duration.ofSeconds(1).compareTo(Duration.ofMillis(999)));

        Period[] periods = {Period.ZERO, Period.of(1, 14, -3), Period.ofWeeks(2), Period.ofMonths(-25), Period.ofYears(3)};
        for (Period p : periods) {
            System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.isNegative() + " " + p.negated()
                    + " " + p.multipliedBy(2) + " " + p.plusDays(40) + " " + p.hashCode());
        }
        for (String text : new String[] {"P1Y2M3D", "P4W", "-P1M", "P1Y2M3W4D", "P1D2M", "P", "P1H", "P99999999999D"}) {
            show("period " + text, () -> Period.parse(text));
        }
        try {
            Instant.MAX.plusNanos(1);
        } catch (DateTimeException | ArithmeticException expected) {
            System.out.println(expected);
        }
    }
}
