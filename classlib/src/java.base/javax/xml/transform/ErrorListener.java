package javax.xml.transform;

/** Is told of what goes wrong in a transformation. */
public interface ErrorListener {
    void warning(TransformerException exception) throws TransformerException;

    void error(TransformerException exception) throws TransformerException;

    void fatalError(TransformerException exception) throws TransformerException;
}
