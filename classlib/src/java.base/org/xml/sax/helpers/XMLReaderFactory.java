package org.xml.sax.helpers;

import jdk.internal.xml.SaxReader;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Makes readers. */
@Deprecated
public final class XMLReaderFactory {
    private XMLReaderFactory() {
    }

    public static XMLReader createXMLReader() throws SAXException {
        return new SaxReader();
    }

    /** By the name of its class. */
    public static XMLReader createXMLReader(String className) throws SAXException {
        try {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            return (XMLReader) Class.forName(className, true, loader).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException | ClassCastException failure) {
            throw new SAXException("SAX2 driver class " + className + " not found", failure);
        }
    }
}
