package org.w3c.dom;

/** A document as a tree, and what makes its nodes. */
public interface Document extends Node {
    DocumentType getDoctype();

    DOMImplementation getImplementation();

    Element getDocumentElement();

    Element createElement(String tagName);

    DocumentFragment createDocumentFragment();

    Text createTextNode(String data);

    Comment createComment(String data);

    CDATASection createCDATASection(String data);

    ProcessingInstruction createProcessingInstruction(String target, String data);

    Attr createAttribute(String name);

    EntityReference createEntityReference(String name);

    NodeList getElementsByTagName(String name);

    Node importNode(Node node, boolean deep);

    Element createElementNS(String namespaceURI, String qualifiedName);

    Attr createAttributeNS(String namespaceURI, String qualifiedName);

    NodeList getElementsByTagNameNS(String namespaceURI, String localName);

    Element getElementById(String id);

    String getInputEncoding();

    String getXmlEncoding();

    boolean getXmlStandalone();

    void setXmlStandalone(boolean standalone);

    String getXmlVersion();

    void setXmlVersion(String version);

    boolean getStrictErrorChecking();

    void setStrictErrorChecking(boolean strict);

    String getDocumentURI();

    void setDocumentURI(String uri);

    Node adoptNode(Node node);

    DOMConfiguration getDomConfig();

    void normalizeDocument();

    Node renameNode(Node node, String namespaceURI, String qualifiedName);
}
