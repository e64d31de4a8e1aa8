package java.io;

/** An object of this class cannot be serialised; the message names the class. */
public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException() {
    }

    public NotSerializableException(String classname) {
        super(classname);
    }
}
