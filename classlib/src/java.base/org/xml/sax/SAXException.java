package org.xml.sax;

/** What goes wrong while a document is read. */
public class SAXException extends Exception {
    static final long serialVersionUID = 583241635256073760L;

    public SAXException() {
    }

    public SAXException(String message) {
        super(message);
    }

    public SAXException(Exception e) {
        super(e);
    }

    public SAXException(String message, Exception e) {
        super(message, e);
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null && super.getCause() != null ? super.getCause().getMessage() : message;
    }

    public Exception getException() {
        return super.getCause() instanceof Exception ? (Exception) super.getCause() : null;
    }

    @Override
    public Throwable getCause() {
        return super.getCause();
    }

    @Override
    public String toString() {
        Throwable cause = super.getCause();
        return cause != null ? super.toString() + "\n" + cause : super.toString();
    }
}
