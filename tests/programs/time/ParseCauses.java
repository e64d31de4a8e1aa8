// What durations and periods refuse, why, and which parts of a text they take; comparisons with nothing.

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.concurrent.Callable;

public class ParseCauses {
    static void attempt(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Exception e) {
            System.out.println(name + ": " + e + (e.getCause() == null ? "" : " / " + e.getCause()));
        }
    }

    static void durations() {
        for (String text : new String[] {"PT9223372036854775808S", "P99999999999999999999D", "PT9223372036854775807H",
                "PT9223372036854775807M", "P9223372036854775807D", "PT-9223372036854775809S", "PT9223372036854775807S",
                "PT9223372036854775807.5S", "-PT-9223372036854775808S", "P1DT9223372036854775807S", "PT99999999999999999999M",
                "PT2562047788015216H", "-PT9223372036854775808S", "PT-9223372036854775808.5S", "PT0.1234567899S", "PT1,5S", "PT-0.5S",
                "-PT-0.25S", "PT1.S", "PT.5S", "PT1.2.3S", "PT1.5M", "P1DT", "P", "PT", "xx", "", "pt1h2m3.000000004s", "P+1DT-2H+3M",
                "PT1S2M", "P1D2D", "PT\u0661S", "PT99999999999999999999Mxx", "P-1DT24H", "+PT1H"}) {
            attempt("Duration " + text, () -> Duration.parse(text));
        }
    }

    static void periods() {
        for (String text : new String[] {"P99999999999D", "P99999999999W", "P2147483647W", "P99999999999Y", "-P-2147483648D",
                "P-2147483648D", "P99999999999M", "P2147483647DT", "P1W2147483647D", "-P2147483648D", "P1Y2M3W4D", "-P1Y-2M", "p1y", "P",
                "P1D2Y", "P1.5D", "xx", "P99999999999Dx", "P\u0661D", "P-0Y"}) {
            attempt("Period " + text, () -> Period.parse(text));
        }
    }

    static void comparisons() {
        OffsetDateTime one = Instant.EPOCH.atOffset(ZoneOffset.UTC);
        OffsetDateTime same = one.withOffsetSameInstant(ZoneOffset.ofHours(1));
        attempt("isAfter", () -> one.isAfter(null));
        attempt("isBefore", () -> one.isBefore(null));
        attempt("isEqual", () -> one.isEqual(null));
        attempt("compareTo", () -> one.compareTo(null));
        attempt("order", () -> OffsetDateTime.timeLineOrder().compare(one, null));
        System.out.println(one.isEqual(same) + " " + one.isAfter(same) + " " + one.isBefore(same.plusNanos(1)) + " " + one.compareTo(same)
                + " " + OffsetDateTime.timeLineOrder().compare(one, same) + " " + one.compareTo(one.plusNanos(1)));
        OffsetTime time = one.toOffsetTime();
        attempt("time", () -> time.isAfter(null));
        attempt("time", () -> time.isBefore(null));
        attempt("time", () -> time.isEqual(null));
        ZonedDateTime zoned = one.toZonedDateTime();
        attempt("zoned", () -> zoned.compareTo(null));
        attempt("zoned", () -> zoned.isAfter(null));
        System.out.println(zoned.compareTo(same.toZonedDateTime()) + " " + zoned.isEqual(same.toZonedDateTime()));
        attempt("plus", () -> Duration.ZERO.plus((Duration) null));
        attempt("minus", () -> Duration.ZERO.minus((Duration) null));
        attempt("dividedBy", () -> Duration.ZERO.dividedBy((Duration) null));
        attempt("dividedBy", () -> Duration.ofDays(3).dividedBy(Duration.ofHours(5)));
        attempt("dividedBy", () -> Duration.ofDays(3).dividedBy(Duration.ZERO));
    }

    public static void main(String[] args) {
        durations();
        periods();
        comparisons();
    }
}
