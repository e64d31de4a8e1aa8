package java.io;

/** A class cannot be serialised or deserialised as it is. */
public class InvalidClassException extends ObjectStreamException {
    /** The name of the class; null where none is given. */
    public String classname;

    public InvalidClassException(String reason) {
        super(reason);
    }

    public InvalidClassException(String classname, String reason) {
        super(reason);
        this.classname = classname;
    }

    public InvalidClassException(String reason, Throwable cause) {
        super(reason, cause);
    }

    public InvalidClassException(String classname, String reason, Throwable cause) {
        super(reason, cause);
        this.classname = classname;
    }

    @Override
    public String getMessage() {
        String reason = super.getMessage();
        return classname == null ? reason : classname + "; " + reason;
    }
}
