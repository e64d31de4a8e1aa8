package javax.xml.stream;

/** Finds what a document names. */
public interface XMLResolver {
    Object resolveEntity(String publicID, String systemID, String baseURI, String namespace) throws XMLStreamException;
}
