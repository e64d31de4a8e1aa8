package jdk.internal.vm;

/** The database of time zones that the machine has. */
public final class ZoneData {
    private ZoneData() {
    }

    /** All names of zones. */
    public static native String[] names();

    /** A zone's rules as a file of the format TZif (RFC 9636), or null. */
    public static native byte[] find(String name);
}
