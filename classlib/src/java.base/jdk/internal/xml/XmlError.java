package jdk.internal.xml;

import org.xml.sax.SAXParseException;

/** A document is not well-formed. */
public final class XmlError extends Exception {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;
    private final boolean inEntity;
    private String key;

    XmlError(String message, int line, int column, boolean inEntity) {
        super(message);
        this.line = line;
        this.column = column;
        this.inEntity = inEntity;
    }

    /** The same with the words for it that readers of pieces have. */
    XmlError named(String key) {
        this.key = key;
        return this;
    }

    /** What readers of pieces say, where that differs from the message; else {@code null}. */
    public String key() {
        return key;
    }

    /** The same for handlers; entities within a document have no identifier of their own. */
    public SAXParseException forHandlers(String publicId, String systemId) {
        return new SAXParseException(getMessage(), inEntity ? null : publicId, inEntity ? null : systemId, line, column);
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
