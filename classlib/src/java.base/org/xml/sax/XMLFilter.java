package org.xml.sax;

/** A reader that reads from another one. */
public interface XMLFilter extends XMLReader {
    void setParent(XMLReader parent);

    XMLReader getParent();
}
