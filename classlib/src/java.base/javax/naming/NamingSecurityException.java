package javax.naming;

/** A name may not be looked at. */
public abstract class NamingSecurityException extends NamingException {
    private static final long serialVersionUID = 5855287647294685775L;

    public NamingSecurityException() {
    }

    public NamingSecurityException(String explanation) {
        super(explanation);
    }
}
