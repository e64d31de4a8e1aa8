package org.w3c.dom;

/** A word to programs. */
public interface ProcessingInstruction extends Node {
    String getTarget();

    String getData();

    void setData(String data);
}
