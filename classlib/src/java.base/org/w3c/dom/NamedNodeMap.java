package org.w3c.dom;

/** Nodes by name. */
public interface NamedNodeMap {
    Node getNamedItem(String name);

    Node setNamedItem(Node node);

    Node removeNamedItem(String name);

    Node item(int index);

    int getLength();

    Node getNamedItemNS(String namespaceURI, String localName);

    Node setNamedItemNS(Node node);

    Node removeNamedItemNS(String namespaceURI, String localName);
}
