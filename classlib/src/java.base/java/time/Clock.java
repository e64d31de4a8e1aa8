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
        return new Fixed(Objects.requireNonNull(fixedInstant, "fixedInstant"), Objects.requireNonNull(zone, "zone"));
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

        @Override
        public boolean equals(Object obj) {
            return obj != null && obj.getClass() == getClass() && toString().equals(obj.toString());
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /** The host's clock. */
    private static final class System extends Made {
        private final ZoneId zone;

        System(ZoneId zone) {
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(this.zone) ? this : new System(zone);
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

    /** The clock of what tells the instant only. */
    static final class Source extends Made {
        private final InstantSource base;
        private final ZoneId zone;

        Source(InstantSource base, ZoneId zone) {
            this.base = base;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(this.zone) ? this : new Source(base, zone);
        }

        @Override
        public long millis() {
            return base.millis();
        }

        @Override
        public Instant instant() {
            return base.instant();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Source other && zone.equals(other.zone) && base.equals(other.base);
        }

        @Override
        public int hashCode() {
            return base.hashCode() ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return "SourceClock[" + base + "," + zone + "]";
        }
    }

    /** A clock that stands still. */
    private static final class Fixed extends Made {
        private final Instant instant;
        private final ZoneId zone;

        Fixed(Instant instant, ZoneId zone) {
            this.instant = instant;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(this.zone) ? this : new Fixed(instant, zone);
        }

        @Override
        public Instant instant() {
            return instant;
        }

        @Override
        public String toString() {
            return "FixedClock[" + instant + "," + zone + "]";
        }
    }

    /** A clock that is fast or slow. */
    private static final class Offset extends Made {
        private final Clock base;
        private final Duration offset;

        Offset(Clock base, Duration offset) {
            this.base = base;
            this.offset = offset;
        }

        @Override
        public ZoneId getZone() {
            return base.getZone();
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(getZone()) ? this : new Offset(base.withZone(zone), offset);
        }

        @Override
        public Instant instant() {
            return base.instant().plus(offset);
        }

        @Override
        public String toString() {
            return "OffsetClock[" + base + "," + offset + "]";
        }
    }

    /** A clock that shows whole ticks only. */
    private static final class Tick extends Made {
        private final Clock base;
        private final long nanos;

        Tick(Clock base, long nanos) {
            this.base = base;
            this.nanos = nanos;
        }

        @Override
        public ZoneId getZone() {
            return base.getZone();
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return zone.equals(getZone()) ? this : new Tick(base.withZone(zone), nanos);
        }

        @Override
        public Instant instant() {
            if (nanos % 1_000_000 == 0) {
                long millis = base.millis();
                return Instant.ofEpochMilli(millis - Math.floorMod(millis, nanos / 1_000_000));
            }
            Instant now = base.instant();
            return now.minusNanos(Math.floorMod(now.getNano(), nanos));
        }

        @Override
        public String toString() {
            return "TickClock[" + base + "," + Duration.ofNanos(nanos) + "]";
        }
    }
}
