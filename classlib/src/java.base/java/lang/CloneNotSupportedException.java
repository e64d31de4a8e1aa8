package java.lang;

/** An object is to be cloned whose class is not Cloneable. */
public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() {
    }

    public CloneNotSupportedException(String s) {
        super(s);
    }
}
