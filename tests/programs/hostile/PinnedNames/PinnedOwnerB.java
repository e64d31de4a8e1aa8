/** Of the second loader. */
public class PinnedOwnerB {
    public static PinnedCallerB held = new PinnedCallerB();
    public long x = 7;

    public PinnedOwnerB() {
    }

    public PinnedOwnerB(PinnedCallerB from) {
        x = from.x;
    }

    public static long read(PinnedCallerB from) {
        return from.x;
    }

    public static void write(PinnedCallerB to, long value) {
        to.x = value;
    }

    public static PinnedCallerB give() {
        return held;
    }

    public static long all(PinnedCallerB[] from) {
        return from[0].x;
    }

    public static long readHeld() {
        return held.x;
    }

    public final long own() {
        return x;
    }
}
