package java.lang.reflect;

/** The generic signature of a class file is malformed. */
public class GenericSignatureFormatError extends ClassFormatError {
    public GenericSignatureFormatError() {
    }

    public GenericSignatureFormatError(String message) {
        super(message);
    }
}
