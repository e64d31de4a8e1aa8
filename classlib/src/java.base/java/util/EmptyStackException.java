package java.util;

/** Thrown by {@link Stack} when it is empty. */
public class EmptyStackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EmptyStackException() {
    }
}
