package java.time;

/** Hours from Greenwich; there is only none. */
public final class ZoneOffset extends ZoneId {
    private static final long serialVersionUID = 2357656521762053153L;

    public static final ZoneOffset UTC = new ZoneOffset();

    private ZoneOffset() {
    }

    @Override
    public String getId() {
        return "Z";
    }

    public int getTotalSeconds() {
        return 0;
    }

    @Override
    public int hashCode() {
        return 0;
    }

    @Override
    public String toString() {
        return getId();
    }
}
