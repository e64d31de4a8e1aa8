package java.lang.reflect;

/** A type with arguments is malformed, as with a wrong number of them. */
public class MalformedParameterizedTypeException extends RuntimeException {
    public MalformedParameterizedTypeException() {
    }

    public MalformedParameterizedTypeException(String message) {
        super(message);
    }
}
