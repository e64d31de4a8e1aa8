package javax.xml.transform;

/** Finds what a transformation names. */
public interface URIResolver {
    Source resolve(String href, String base) throws TransformerException;
}
