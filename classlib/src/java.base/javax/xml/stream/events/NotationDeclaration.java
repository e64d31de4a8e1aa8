package javax.xml.stream.events;

/** A notation that the document type declares. */
public interface NotationDeclaration extends XMLEvent {
    String getName();

    String getPublicId();

    String getSystemId();
}
