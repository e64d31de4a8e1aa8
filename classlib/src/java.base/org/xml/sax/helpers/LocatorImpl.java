package org.xml.sax.helpers;

import org.xml.sax.Locator;

/** A place that is kept. */
public class LocatorImpl implements Locator {
    private String publicId;
    private String systemId;
    private int lineNumber;
    private int columnNumber;

    public LocatorImpl() {
    }

    public LocatorImpl(Locator locator) {
        publicId = locator.getPublicId();
        systemId = locator.getSystemId();
        lineNumber = locator.getLineNumber();
        columnNumber = locator.getColumnNumber();
    }
    //#for declared value
    //#| String getPublicId() | publicId
    //#| String getSystemId() | systemId
    //#| int getLineNumber() | lineNumber
    //#| int getColumnNumber() | columnNumber

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    public void setPublicId(String publicId) {
        this.publicId = publicId;
    }

    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public void setColumnNumber(int columnNumber) {
        this.columnNumber = columnNumber;
    }
}
