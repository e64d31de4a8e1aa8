package org.w3c.dom;

/** What the tree of a document is made of. */
public interface Node {
    short ELEMENT_NODE = 1;
    short ATTRIBUTE_NODE = 2;
    short TEXT_NODE = 3;
    short CDATA_SECTION_NODE = 4;
    short ENTITY_REFERENCE_NODE = 5;
    short ENTITY_NODE = 6;
    short PROCESSING_INSTRUCTION_NODE = 7;
    short COMMENT_NODE = 8;
    short DOCUMENT_NODE = 9;
    short DOCUMENT_TYPE_NODE = 10;
    short DOCUMENT_FRAGMENT_NODE = 11;
    short NOTATION_NODE = 12;
    short DOCUMENT_POSITION_DISCONNECTED = 1;
    short DOCUMENT_POSITION_PRECEDING = 2;
    short DOCUMENT_POSITION_FOLLOWING = 4;
    short DOCUMENT_POSITION_CONTAINS = 8;
    short DOCUMENT_POSITION_CONTAINED_BY = 16;
    short DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 32;

    String getNodeName();

    String getNodeValue();

    void setNodeValue(String value);

    short getNodeType();

    Node getParentNode();

    NodeList getChildNodes();

    Node getFirstChild();

    Node getLastChild();

    Node getPreviousSibling();

    Node getNextSibling();

    NamedNodeMap getAttributes();

    Document getOwnerDocument();

    Node insertBefore(Node newChild, Node refChild);

    Node replaceChild(Node newChild, Node oldChild);

    Node removeChild(Node oldChild);

    Node appendChild(Node newChild);

    boolean hasChildNodes();

    Node cloneNode(boolean deep);

    void normalize();

    boolean isSupported(String feature, String version);

    String getNamespaceURI();

    String getPrefix();

    void setPrefix(String prefix);

    String getLocalName();

    boolean hasAttributes();

    String getBaseURI();

    short compareDocumentPosition(Node other);

    String getTextContent();

    void setTextContent(String text);

    boolean isSameNode(Node other);

    String lookupPrefix(String namespaceURI);

    boolean isDefaultNamespace(String namespaceURI);

    String lookupNamespaceURI(String prefix);

    boolean isEqualNode(Node other);

    Object getFeature(String feature, String version);

    Object setUserData(String key, Object data, UserDataHandler handler);

    Object getUserData(String key);
}
