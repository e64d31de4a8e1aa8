package java.util;

/** A part of a locale is not formed as it has to be. */
public class IllformedLocaleException extends RuntimeException {
    private final int errorIndex;

    public IllformedLocaleException() {
        errorIndex = -1;
    }

    public IllformedLocaleException(String message) {
        super(message);
        errorIndex = -1;
    }

    /** An error at an index of the text, which the message then names; a negative index is none. */
    public IllformedLocaleException(String message, int errorIndex) {
        super(message + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
        this.errorIndex = errorIndex;
    }

    public int getErrorIndex() {
        return errorIndex;
    }
}
