package javax.xml.stream;

/** Is told of what is odd in a document. */
public interface XMLReporter {
    void report(String message, String errorType, Object relatedInformation, Location location) throws XMLStreamException;
}
