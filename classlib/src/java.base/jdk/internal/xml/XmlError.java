package jdk.internal.xml;

/** A document is not well-formed. */
public final class XmlError extends Exception {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    XmlError(String message, int line, int column) {
        super(message);
        this.line = line;
        this.column = column;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
