package java.math;

/** Which of two neighbours a number between them becomes. */
public enum RoundingMode {
    UP,
    DOWN,
    CEILING,
    FLOOR,
    HALF_UP,
    HALF_DOWN,
    HALF_EVEN,
    UNNECESSARY;

    /** The mode with one of the numbers that {@link BigDecimal} names {@code ROUND_}. */
    public static RoundingMode valueOf(int rm) {
        if (rm < 0 || rm > 7) {
            throw new IllegalArgumentException("argument out of range");
        }
        return values()[rm];
    }

    /**
     * Whether the neighbour farther from zero is taken.
     *
     * @param signum of the number: its sign
     * @param odd whether the neighbour nearer to zero is odd
     * @param half how what is cut off compares with a half
     */
    boolean goesUp(int signum, boolean odd, int half) {
        switch (this) {
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return signum > 0;
            case FLOOR:
                return signum < 0;
            case UNNECESSARY:
                throw new ArithmeticException("Rounding necessary");
            default:
                return half > 0 || half == 0 && (this == HALF_UP || this == HALF_EVEN && odd);
        }
    }
}
