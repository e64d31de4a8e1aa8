package org.w3c.dom;

/** The elements around a node, without other nodes. */
public interface ElementTraversal {
    Element getFirstElementChild();

    Element getLastElementChild();

    Element getPreviousElementSibling();

    Element getNextElementSibling();

    int getChildElementCount();
}
