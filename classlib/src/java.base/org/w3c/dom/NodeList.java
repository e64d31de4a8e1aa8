package org.w3c.dom;

/** Nodes in order; those of the library follow the changes of the tree. */
public interface NodeList {
    Node item(int index);

    int getLength();
}
