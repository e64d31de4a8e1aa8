package java.io;

/** Writing a stream of objects was ended by an exception, which the stream holds. */
public class WriteAbortedException extends ObjectStreamException {
    /** What ended the writing; the same as the cause. */
    public Exception detail;

    public WriteAbortedException(String s, Exception ex) {
        super(s);
        initCause(null);
        this.detail = ex;
    }

    @Override
    public String getMessage() {
        return detail == null ? super.getMessage() : super.getMessage() + "; " + detail;
    }

    @Override
    public Throwable getCause() {
        return detail;
    }
}
