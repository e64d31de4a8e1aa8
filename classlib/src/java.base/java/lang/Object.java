package java.lang;

/** The root of all classes. Its methods stand in the order in which programs see them by reflection. */
public class Object {
    public Object() {
    }

    public boolean equals(Object obj) {
        return this == obj;
    }

    public String toString() {
        return getClass().getName().concat("@").concat(Integer.toHexString(hashCode()));
    }

    /** The identity hash code, from a sequence of the machine's own. */
    public native int hashCode();

    public final native Class<?> getClass();

    /** A shallow copy; refused with CloneNotSupportedException where the class is neither Cloneable nor an array. */
    protected native Object clone() throws CloneNotSupportedException;

    public final native void notify();

    public final native void notifyAll();

    public final void wait(long timeoutMillis) throws InterruptedException {
        if (timeoutMillis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        wait0(timeoutMillis > Long.MAX_VALUE / 1_000_000 ? 0L : timeoutMillis * 1_000_000);
    }

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        if (timeoutMillis < 0) {
            throw new IllegalArgumentException("timeoutMillis value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        if (nanos > 0 && timeoutMillis < Long.MAX_VALUE) {
            timeoutMillis++;
        }
        wait(timeoutMillis);
    }

    public final void wait() throws InterruptedException {
        wait0(0L);
    }

    @Deprecated(since = "9", forRemoval = true)
    protected void finalize() throws Throwable {
    }

    /** Waits for at most {@code nanos}, without a limit where they are 0. */
    private native void wait0(long nanos) throws InterruptedException;
}
