package org.xml.sax;

/** Is told what is wrong with a document. */
public interface ErrorHandler {
    void warning(SAXParseException exception) throws SAXException;

    void error(SAXParseException exception) throws SAXException;

    void fatalError(SAXParseException exception) throws SAXException;
}
