package org.xml.sax;

/** A document is not as it should be; with the place. */
public class SAXParseException extends SAXException {
    static final long serialVersionUID = -5651165872476709336L;

    private String publicId;
    private String systemId;
    private int lineNumber = -1;
    private int columnNumber = -1;

    public SAXParseException(String message, Locator locator) {
        super(message);
        set(locator);
    }

    public SAXParseException(String message, Locator locator, Exception e) {
        super(message, e);
        set(locator);
    }

    public SAXParseException(String message, String publicId, String systemId, int lineNumber, int columnNumber) {
        super(message);
        set(publicId, systemId, lineNumber, columnNumber);
    }

    public SAXParseException(
            String message, String publicId, String systemId, int lineNumber, int columnNumber, Exception e) {
        super(message, e);
        set(publicId, systemId, lineNumber, columnNumber);
    }

    private void set(Locator locator) {
        if (locator != null) {
            set(locator.getPublicId(), locator.getSystemId(), locator.getLineNumber(), locator.getColumnNumber());
        }
    }

    private void set(String publicId, String systemId, int lineNumber, int columnNumber) {
        this.publicId = publicId;
        this.systemId = systemId;
        this.lineNumber = lineNumber;
        this.columnNumber = columnNumber;
    }

    public String getPublicId() {
        return publicId;
    }

    public String getSystemId() {
        return systemId;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public int getColumnNumber() {
        return columnNumber;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName());
        if (publicId != null) {
            text.append("; publicId: ").append(publicId);
        }
        if (systemId != null) {
            text.append("; systemId: ").append(systemId);
        }
        if (lineNumber != -1) {
            text.append("; lineNumber: ").append(lineNumber);
        }
        if (columnNumber != -1) {
            text.append("; columnNumber: ").append(columnNumber);
        }
        String message = getLocalizedMessage();
        return message == null ? text.toString() : text.append("; ").append(message).toString();
    }
}
