package java.lang.reflect;

/** The parameters in a class file are malformed. */
public class MalformedParametersException extends RuntimeException {
    public MalformedParametersException() {
    }

    public MalformedParametersException(String reason) {
        super(reason);
    }
}
