package java.time;

import java.util.Objects;

/** Tells what time it is. */
public abstract class Clock {
    protected Clock() {
    }

    public static Clock systemUTC() {
        return new Of(null, ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return new Of(null, ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new Of(null, Objects.requireNonNull(zone));
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        return new Of(Objects.requireNonNull(fixedInstant), Objects.requireNonNull(zone));
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return baseClock.getZone();
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return offset(baseClock.withZone(zone), offsetDuration);
            }

            @Override
            public Instant instant() {
                return baseClock.instant().plus(offsetDuration);
            }
        };
    }

    public abstract ZoneId getZone();

    public abstract Clock withZone(ZoneId zone);

    public abstract Instant instant();

    public long millis() {
        return instant().toEpochMilli();
    }

    /** The host's clock, or one that stands still. */
    private static final class Of extends Clock {
        private final Instant fixed;
        private final ZoneId zone;

        Of(Instant fixed, ZoneId zone) {
            this.fixed = fixed;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId other) {
            return new Of(fixed, Objects.requireNonNull(other));
        }

        @Override
        public Instant instant() {
            return fixed == null ? Instant.now() : fixed;
        }

        @Override
        public String toString() {
            return fixed == null ? "SystemClock[" + zone + "]" : "FixedClock[" + fixed + "," + zone + "]";
        }
    }
}
