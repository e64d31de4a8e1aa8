package java.time;

import java.io.Serializable;
import java.util.Objects;

/** Tells what time it is, in a zone. */
public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    public static Clock systemUTC() {
        return new System(ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return new System(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new System(Objects.requireNonNull(zone, "zone"));
    }

    public static Clock tickMillis(ZoneId zone) {
        return new Tick(system(zone), 1_000_000);
    }

    public static Clock tickSeconds(ZoneId zone) {
        return new Tick(system(zone), 1_000_000_000);
    }

    public static Clock tickMinutes(ZoneId zone) {
        return new Tick(system(zone), 60_000_000_000L);
    }

    public static Clock tick(Clock baseClock, Duration tickDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        Objects.requireNonNull(tickDuration, "tickDuration");
        if (tickDuration.isNegative()) {
            throw new IllegalArgumentException("Tick duration must not be negative");
        }
        long nanos = tickDuration.toNanos();
        if (nanos % 1_000_000 != 0 && 1_000_000_000 % nanos != 0) {
            throw new IllegalArgumentException("Invalid tick duration");
        }
        return nanos <= 1 ? baseClock : new Tick(baseClock, nanos);
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        Objects.requireNonNull(fixedInstant, "fixedInstant");
        return new Fixed(Objects.requireNonNull(zone, "zone"), fixedInstant);
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        Objects.requireNonNull(offsetDuration, "offsetDuration");
        return offsetDuration.equals(Duration.ZERO) ? baseClock : new Offset(baseClock, offsetDuration);
    }

    public abstract ZoneId getZone();

    @Override
    public abstract Clock withZone(ZoneId zone);

    @Override
    public long millis() {
        return instant().toEpochMilli();
    }

    @Override
    public abstract Instant instant();

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** What the clocks of this class have in common: equality by what they are made of. */
    private abstract static class Made extends Clock implements Serializable {
        private static final long serialVersionUID = 1L;

        /** The same clock in another zone. */
        abstract Clock in(ZoneId zone);

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(getZone()) ? this : in(zone);
        }

        @Override
        public boolean equals(Object obj) {
            return obj != null && obj.getClass() == getClass() && toString().equals(obj.toString());
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /** A clock with a zone of its own. */
    private abstract static class Zoned extends Made {
        final ZoneId zone;

        Zoned(ZoneId zone) {
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }
    }

    /** A clock that changes what another one shows. */
    private abstract static class Changed extends Made {
        final Clock base;

        Changed(Clock base) {
            this.base = base;
        }

        @Override
        public ZoneId getZone() {
            return base.getZone();
        }
    }

    /** The host's clock. */
    private static final class System extends Zoned {
        System(ZoneId zone) {
            super(zone);
        }

        @Override
        Clock in(ZoneId zone) {
            return new System(zone);
        }

        @Override
        public Instant instant() {
            return Instant.now();
        }

        @Override
        public String toString() {
            return "SystemClock[" + zone + "]";
        }
    }
    //#for Name what Kind Base base moved Type value shown
    //#| Source | The clock of what tells the instant only. | Zoned | ZoneId | zone | zone | InstantSource | source | source + "," + zone
    //#| Fixed | A clock that stands still. | Zoned | ZoneId | zone | zone | Instant | instant | instant + "," + zone
    //#| Offset | A clock that is fast or slow. | Changed | Clock | base | base.withZone(zone) | Duration | offset | base + "," + offset
    //#| Tick | A clock that shows whole ticks only. | Changed | Clock | base | base.withZone(zone) | long | nanos | base + "," + Duration.ofNanos(nanos)

    /** $what$ */
    static final class $Name$ extends $Kind$ {
        private final $Type$ $value$;

        $Name$($Base$ $base$, $Type$ $value$) {
            super($base$);
            this.$value$ = $value$;
        }

        @Override
        Clock in(ZoneId zone) {
            return new $Name$($moved$, $value$);
        }

        @Override
        public Instant instant() {
            //#if Name: Source
            return source.instant();
            //#else if Name: Fixed
            return instant;
            //#else if Name: Offset
            return base.instant().plus(offset);
            //#else
            if (nanos % 1_000_000 == 0) {
                long millis = base.millis();
                return Instant.ofEpochMilli(millis - Math.floorMod(millis, nanos / 1_000_000));
            }
            Instant now = base.instant();
            return now.minusNanos(Math.floorMod(now.getNano(), nanos));
            //#end
        }
        //#if Name: Source

        @Override
        public long millis() {
            return source.millis();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Source other && zone.equals(other.zone) && source.equals(other.source);
        }

        @Override
        public int hashCode() {
            return source.hashCode() ^ zone.hashCode();
        }
        //#end

        @Override
        public String toString() {
            return "$Name$Clock[" + $shown$ + "]";
        }
    }
    //#end
}
