package org.w3c.dom;

/** A notation that a document type declares. */
public interface Notation extends Node {
    String getPublicId();

    String getSystemId();
}
