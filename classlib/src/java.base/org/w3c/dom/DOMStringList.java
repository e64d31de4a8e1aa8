package org.w3c.dom;

/** Texts in order. */
public interface DOMStringList {
    String item(int index);

    int getLength();

    boolean contains(String text);
}
