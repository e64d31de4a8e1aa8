package org.w3c.dom;

/** Some nodes that are put into a tree together. */
public interface DocumentFragment extends Node {
}
