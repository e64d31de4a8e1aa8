package javax.xml.parsers;

import jdk.internal.xml.dom.LibraryDocumentBuilderFactory;

/** Makes readers of trees. */
public abstract class DocumentBuilderFactory {
    private boolean validating;
    private boolean namespaceAware;
    private boolean whitespace;
    private boolean expandEntityRef = true;
    private boolean ignoreComments;
    private boolean coalescing;

    protected DocumentBuilderFactory() {
    }

    public static DocumentBuilderFactory newDefaultInstance() {
        return new LibraryDocumentBuilderFactory();
    }

    public static DocumentBuilderFactory newDefaultNSInstance() {
        DocumentBuilderFactory factory = newDefaultInstance();
        factory.setNamespaceAware(true);
        return factory;
    }

    public static DocumentBuilderFactory newInstance() {
        return newDefaultInstance();
    }

    public static DocumentBuilderFactory newNSInstance() {
        return newDefaultNSInstance();
    }

    public abstract DocumentBuilder newDocumentBuilder() throws ParserConfigurationException;

    public void setNamespaceAware(boolean awareness) {
        namespaceAware = awareness;
    }

    public void setValidating(boolean validating) {
        this.validating = validating;
    }

    public void setIgnoringElementContentWhitespace(boolean whitespace) {
        this.whitespace = whitespace;
    }

    public void setExpandEntityReferences(boolean expandEntityRef) {
        this.expandEntityRef = expandEntityRef;
    }

    public void setIgnoringComments(boolean ignoreComments) {
        this.ignoreComments = ignoreComments;
    }

    public void setCoalescing(boolean coalescing) {
        this.coalescing = coalescing;
    }

    public boolean isNamespaceAware() {
        return namespaceAware;
    }

    public boolean isValidating() {
        return validating;
    }

    public boolean isIgnoringElementContentWhitespace() {
        return whitespace;
    }

    public boolean isExpandEntityReferences() {
        return expandEntityRef;
    }

    public boolean isIgnoringComments() {
        return ignoreComments;
    }

    public boolean isCoalescing() {
        return coalescing;
    }

    public abstract void setAttribute(String name, Object value);

    public abstract Object getAttribute(String name);

    public abstract void setFeature(String name, boolean value) throws ParserConfigurationException;

    public abstract boolean getFeature(String name) throws ParserConfigurationException;

    public void setXIncludeAware(boolean state) {
        if (state) {
            throw new UnsupportedOperationException(" setXIncludeAware is not supported on this JAXP implementation or earlier: "
                    + getClass());
        }
    }

    public boolean isXIncludeAware() {
        throw new UnsupportedOperationException("This parser does not support XInclude.");
    }
}
