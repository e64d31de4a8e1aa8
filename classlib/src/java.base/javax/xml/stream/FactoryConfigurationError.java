package javax.xml.stream;

/** There is no such factory. */
public class FactoryConfigurationError extends Error {
    private static final long serialVersionUID = -2994412584589975744L;

    private final Exception exception;

    public FactoryConfigurationError() {
        exception = null;
    }

    public FactoryConfigurationError(String msg) {
        super(msg);
        exception = null;
    }

    public FactoryConfigurationError(Exception e) {
        super();
        exception = e;
    }

    public FactoryConfigurationError(Exception e, String msg) {
        super(msg);
        exception = e;
    }

    public FactoryConfigurationError(String msg, Exception e) {
        super(msg);
        exception = e;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null && exception != null ? exception.getMessage() : message;
    }

    public Exception getException() {
        return exception;
    }

    @Override
    public Throwable getCause() {
        return exception;
    }
}
