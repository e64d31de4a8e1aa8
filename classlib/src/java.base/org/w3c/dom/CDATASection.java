package org.w3c.dom;

/** Text in which markup is none. */
public interface CDATASection extends Text {
}
