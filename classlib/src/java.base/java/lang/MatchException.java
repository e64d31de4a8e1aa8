package java.lang;

/** No case of an exhaustive switch matches, or a pattern failed while it was matched. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
