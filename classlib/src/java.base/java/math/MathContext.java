package java.math;

import java.io.Serializable;
import java.util.Objects;

/** How many digits a result may have, and how it is rounded to them; zero digits stand for as many as are needed. */
public final class MathContext implements Serializable {
    private static final long serialVersionUID = 5579720004786848255L;

    public static final MathContext UNLIMITED = new MathContext(0);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private static final String PRECISION = "precision=";
    private static final String MODE = "roundingMode=";

    final int precision;
    final RoundingMode roundingMode;

    public MathContext(int setPrecision) {
        this(setPrecision, RoundingMode.HALF_UP);
    }

    public MathContext(int setPrecision, RoundingMode setRoundingMode) {
        this.precision = checked(setPrecision);
        roundingMode = Objects.requireNonNull(setRoundingMode, "null RoundingMode");
    }

    /** Reads what {@link #toString} writes. */
    public MathContext(String val) {
        Objects.requireNonNull(val, "null String");
        int space = val.indexOf(' ');
        int digits;
        RoundingMode mode;
        try {
            if (!val.startsWith(PRECISION) || !val.startsWith(MODE, space + 1)) {
                throw new IllegalArgumentException();
            }
            digits = Integer.parseInt(val.substring(PRECISION.length(), space));
            mode = RoundingMode.valueOf(val.substring(space + 1 + MODE.length()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            throw new IllegalArgumentException("bad string format");
        }
        precision = checked(digits);
        roundingMode = mode;
    }

    private static int checked(int precision) {
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        return precision;
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public boolean equals(Object x) {
        return x instanceof MathContext
                && ((MathContext) x).precision == precision
                && ((MathContext) x).roundingMode == roundingMode;
    }

    @Override
    public int hashCode() {
        return precision + 59 * roundingMode.hashCode();
    }

    @Override
    public String toString() {
        return PRECISION + precision + " " + MODE + roundingMode;
    }
}
