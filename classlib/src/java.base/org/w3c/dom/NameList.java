package org.w3c.dom;

/** Names in order, with their name spaces. */
public interface NameList {
    String getName(int index);

    String getNamespaceURI(int index);

    int getLength();

    boolean contains(String text);

    boolean containsNS(String namespaceURI, String name);
}
