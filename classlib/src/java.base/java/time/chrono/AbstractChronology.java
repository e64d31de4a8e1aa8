package java.time.chrono;

/** What calendars have in common. */
public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
    }

    @Override
    public int compareTo(Chronology other) {
        return getId().compareTo(other.getId());
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof AbstractChronology && compareTo((AbstractChronology) obj) == 0;
    }

    @Override
    public int hashCode() {
        return getClass().hashCode() ^ getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
