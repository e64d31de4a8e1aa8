package org.xml.sax;

/** A reader has no such feature or property. */
public class SAXNotRecognizedException extends SAXException {
    static final long serialVersionUID = 5440506620509557213L;

    public SAXNotRecognizedException() {
    }

    public SAXNotRecognizedException(String message) {
        super(message);
    }
}
