package java.util;

/** A formatter is used after it has been closed. */
public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
