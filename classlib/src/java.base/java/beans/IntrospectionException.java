package java.beans;

/** Says that what a class offers does not fit what is asked of it as a bean. */
public class IntrospectionException extends Exception {
    private static final long serialVersionUID = -3728150539969542619L;

    public IntrospectionException(String mess) {
        super(mess);
    }
}
