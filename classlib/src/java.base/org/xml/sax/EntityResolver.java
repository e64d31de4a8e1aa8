package org.xml.sax;

import java.io.IOException;

/** Says where entities are to be read from. */
public interface EntityResolver {
    InputSource resolveEntity(String publicId, String systemId) throws SAXException, IOException;
}
