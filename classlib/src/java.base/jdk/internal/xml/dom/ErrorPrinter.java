package jdk.internal.xml.dom;

import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Prints what is wrong with documents where nobody else is told. */
public final class ErrorPrinter implements ErrorHandler {
    private static void print(String kind, SAXParseException exception) {
        String place = exception.getSystemId();
        String file = place == null ? "" : place.substring(place.lastIndexOf('/') + 1);
        System.err.println("[" + kind + "] " + file + ":" + exception.getLineNumber() + ":" + exception.getColumnNumber() + ": "
                + exception.getMessage());
        System.err.flush();
    }

    @Override
    public void warning(SAXParseException exception) {
        print("Warning", exception);
    }

    @Override
    public void error(SAXParseException exception) {
        print("Error", exception);
    }

    @Override
    public void fatalError(SAXParseException exception) throws SAXException {
        print("Fatal Error", exception);
        throw exception;
    }
}
