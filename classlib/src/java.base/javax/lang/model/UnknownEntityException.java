package javax.lang.model;

/** Says that something of a newer version of the language was met. */
public class UnknownEntityException extends RuntimeException {
    private static final long serialVersionUID = 269L;

    protected UnknownEntityException(String message) {
        super(message);
    }
}
