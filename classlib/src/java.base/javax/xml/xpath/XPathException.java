package javax.xml.xpath;

/** An expression cannot be used. */
public class XPathException extends Exception {
    private static final long serialVersionUID = -1837080260374986980L;

    private final Throwable cause;

    public XPathException(String message) {
        super(message);
        if (message == null) {
            throw new NullPointerException("message can't be null");
        }
        cause = null;
    }

    public XPathException(Throwable cause) {
        super(cause);
        if (cause == null) {
            throw new NullPointerException("cause can't be null");
        }
        this.cause = cause;
    }

    @Override
    public Throwable getCause() {
        return cause;
    }
}
