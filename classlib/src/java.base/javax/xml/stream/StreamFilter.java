package javax.xml.stream;

/** Says which pieces are wanted. */
public interface StreamFilter {
    boolean accept(XMLStreamReader reader);
}
