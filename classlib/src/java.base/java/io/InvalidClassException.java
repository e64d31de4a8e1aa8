package java.io;

/** A class cannot be serialised or deserialised as it is. */
public class InvalidClassException extends ObjectStreamException {
    /** The name of the class; null where none is given. */
    public String classname;

    public InvalidClassException(String reason) {
        super(reason);
    }

    public InvalidClassException(String cname, String reason) {
        super(reason);
        this.classname = cname;
    }

    public InvalidClassException(String reason, Throwable cause) {
        super(reason, cause);
    }

    public InvalidClassException(String cname, String reason, Throwable cause) {
        super(reason, cause);
        this.classname = cname;
    }

    @Override
    public String getMessage() {
        String reason = super.getMessage();
        return classname == null ? reason : classname + "; " + reason;
    }
}
