package org.w3c.dom;

/** Implementations in order. */
public interface DOMImplementationList {
    DOMImplementation item(int index);

    int getLength();
}
