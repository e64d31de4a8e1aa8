package org.xml.sax;

/** A reader cannot do what is asked of it. */
public class SAXNotSupportedException extends SAXException {
    static final long serialVersionUID = -1422818934641823846L;

    public SAXNotSupportedException() {
    }

    public SAXNotSupportedException(String message) {
        super(message);
    }
}
