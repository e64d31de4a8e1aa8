package org.xml.sax.ext;

import org.xml.sax.Attributes;

/** Attributes of which it is known whether the document type declares them, and whether they stand in the document. */
public interface Attributes2 extends Attributes {
    boolean isDeclared(int index);

    boolean isDeclared(String qName);

    boolean isDeclared(String uri, String localName);

    boolean isSpecified(int index);

    boolean isSpecified(String uri, String localName);

    boolean isSpecified(String qName);
}
