package java.time.format;

/** Where numbers have signs. */
public enum SignStyle {
    NORMAL,
    ALWAYS,
    NEVER,
    NOT_NEGATIVE,
    EXCEEDS_PAD;

    /** Whether a sign may be read. */
    boolean parse(boolean positive, boolean strict, boolean fixedWidth) {
        return switch (this) {
            case NORMAL -> !positive || !strict;
            case ALWAYS, EXCEEDS_PAD -> true;
            default -> !strict && !fixedWidth;
        };
    }
}
