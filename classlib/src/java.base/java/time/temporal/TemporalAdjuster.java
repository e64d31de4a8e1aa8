package java.time.temporal;

/** Changes dates or times. */
@FunctionalInterface
public interface TemporalAdjuster {
    Temporal adjustInto(Temporal temporal);
}
