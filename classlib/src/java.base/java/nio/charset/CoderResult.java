package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.concurrent.ConcurrentHashMap;

/** How a step of coding has ended. */
public final class CoderResult {
    private static final int UNDER = 0;
    private static final int OVER = 1;
    private static final int MALFORMED = 2;
    private static final int UNMAPPABLE = 3;
    private static final String[] NAMES = {"UNDERFLOW", "OVERFLOW", "MALFORMED", "UNMAPPABLE"};

    public static final CoderResult UNDERFLOW = new CoderResult(UNDER, 0);
    public static final CoderResult OVERFLOW = new CoderResult(OVER, 0);

    private static final ConcurrentHashMap<Integer, CoderResult> MALFORMED_OF = new ConcurrentHashMap<>();
    private static final ConcurrentHashMap<Integer, CoderResult> UNMAPPABLE_OF = new ConcurrentHashMap<>();

    private final int kind;
    private final int length;

    private CoderResult(int kind, int length) {
        this.kind = kind;
        this.length = length;
    }

    public static CoderResult malformedForLength(int length) {
        return of(MALFORMED_OF, MALFORMED, length);
    }

    public static CoderResult unmappableForLength(int length) {
        return of(UNMAPPABLE_OF, UNMAPPABLE, length);
    }

    private static CoderResult of(ConcurrentHashMap<Integer, CoderResult> known, int kind, int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("Non-positive length");
        }
        // Those of longer parts are rare.
        return length > 8 ? new CoderResult(kind, length)
                : known.computeIfAbsent(length, wanted -> new CoderResult(kind, wanted));
    }

    public boolean isUnderflow() {
        return kind == UNDER;
    }

    public boolean isOverflow() {
        return kind == OVER;
    }

    public boolean isError() {
        return kind >= MALFORMED;
    }

    public boolean isMalformed() {
        return kind == MALFORMED;
    }

    public boolean isUnmappable() {
        return kind == UNMAPPABLE;
    }

    public int length() {
        if (!isError()) {
            throw new UnsupportedOperationException();
        }
        return length;
    }

    public void throwException() throws CharacterCodingException {
        switch (kind) {
            case UNDER:
                throw new BufferUnderflowException();
            case OVER:
                throw new BufferOverflowException();
            case MALFORMED:
                throw new MalformedInputException(length);
            default:
                throw new UnmappableCharacterException(length);
        }
    }

    @Override
    public String toString() {
        return isError() ? NAMES[kind] + "[" + length + "]" : NAMES[kind];
    }
}
