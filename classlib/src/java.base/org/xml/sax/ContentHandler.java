package org.xml.sax;

/** Is told what a document holds. */
public interface ContentHandler {
    void setDocumentLocator(Locator locator);

    void startDocument() throws SAXException;

    void endDocument() throws SAXException;

    void startPrefixMapping(String prefix, String uri) throws SAXException;

    void endPrefixMapping(String prefix) throws SAXException;

    void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException;

    void endElement(String uri, String localName, String qName) throws SAXException;

    void characters(char[] ch, int start, int length) throws SAXException;

    void ignorableWhitespace(char[] ch, int start, int length) throws SAXException;

    void processingInstruction(String target, String data) throws SAXException;

    void skippedEntity(String name) throws SAXException;

    /** The XML declaration of the document. */
    default void declaration(String version, String encoding, String standalone) throws SAXException {
    }
}
