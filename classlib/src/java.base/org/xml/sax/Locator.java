package org.xml.sax;

/** Where in a document the reader stands. */
public interface Locator {
    String getPublicId();

    String getSystemId();

    int getLineNumber();

    int getColumnNumber();
}
