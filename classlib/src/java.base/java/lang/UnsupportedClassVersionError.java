package java.lang;

/** A class file has a version that is not supported. */
public class UnsupportedClassVersionError extends ClassFormatError {
    public UnsupportedClassVersionError() {
    }

    public UnsupportedClassVersionError(String s) {
        super(s);
    }
}
