package javax.xml.stream.events;

/** The end of a document. */
public interface EndDocument extends XMLEvent {
}
