//#file $folder$/$Name$.java
//#for folder Name serial text
//#| parsers | FactoryConfigurationError | -827108682472263355L | super(e.toString())
//#| stream | FactoryConfigurationError | -2994412584589975744L | super()
//#| transform | TransformerFactoryConfigurationError | -6527718720676281516L | super(e.toString())
package javax.xml.$folder$;

/** There is no such factory. */
public class $Name$ extends Error {
    private static final long serialVersionUID = $serial$;

    private final Exception exception;

    public $Name$() {
        exception = null;
    }

    public $Name$(String msg) {
        super(msg);
        exception = null;
    }

    public $Name$(Exception e) {
        $text$;
        exception = e;
    }

    public $Name$(Exception e, String msg) {
        super(msg);
        exception = e;
    }
    //#if folder: stream

    public $Name$(String msg, Exception e) {
        super(msg);
        exception = e;
    }
    //#end

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
