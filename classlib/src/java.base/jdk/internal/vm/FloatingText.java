package jdk.internal.vm;

/** The text of floating-point numbers. */
public final class FloatingText {
    private FloatingText() {
    }

    /** As {@link Double#toString(double)}: the shortest decimal that reads back as {@code value}. */
    public static native String toString(double value);

    /** As {@link Float#toString(float)}. */
    public static native String toString(float value);

    /** The nearest double of a decimal: ASCII digits with at most one point, then perhaps {@code e}, sign and digits. */
    public static native double toDouble(String decimal);

    /** The nearest float of such a decimal. */
    public static native float toFloat(String decimal);
}
