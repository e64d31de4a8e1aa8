package javax.xml.parsers;

import java.util.HashMap;
import java.util.Map;
import jdk.internal.xml.SaxReader;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;

/** Makes parsers that tell handlers. */
public abstract class SAXParserFactory {
    private boolean validating;
    private boolean namespaceAware;

    protected SAXParserFactory() {
    }

    public static SAXParserFactory newInstance() {
        return new Library();
    }

    public static SAXParserFactory newDefaultInstance() {
        return new Library();
    }

    public static SAXParserFactory newNSInstance() {
        SAXParserFactory factory = new Library();
        factory.setNamespaceAware(true);
        return factory;
    }

    public static SAXParserFactory newDefaultNSInstance() {
        return newNSInstance();
    }

    public abstract SAXParser newSAXParser() throws ParserConfigurationException, SAXException;

    public void setNamespaceAware(boolean awareness) {
        namespaceAware = awareness;
    }

    public void setValidating(boolean validating) {
        this.validating = validating;
    }

    public boolean isNamespaceAware() {
        return namespaceAware;
    }

    public boolean isValidating() {
        return validating;
    }

    public abstract void setFeature(String name, boolean value)
            throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

    public abstract boolean getFeature(String name)
            throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

    public boolean isXIncludeAware() {
        return false;
    }

    /** The library's own. */
    private static final class Library extends SAXParserFactory {
        private final Map<String, Boolean> features = new HashMap<>();

        @Override
        public SAXParser newSAXParser() throws ParserConfigurationException, SAXException {
            if (isValidating()) {
                throw new ParserConfigurationException("validation is not supported");
            }
            SaxReader reader = new SaxReader();
            reader.setFeature(SaxReader.NAMESPACES, isNamespaceAware());
            for (Map.Entry<String, Boolean> feature : features.entrySet()) {
                reader.setFeature(feature.getKey(), feature.getValue());
            }
            return new LibraryParser(reader, isNamespaceAware());
        }

        @Override
        public void setFeature(String name, boolean value) throws SAXNotRecognizedException {
            new SaxReader().setFeature(name, value);
            features.put(name, value);
        }

        @Override
        public boolean getFeature(String name) throws SAXNotRecognizedException {
            Boolean set = features.get(name);
            return set != null ? set : new SaxReader().getFeature(name);
        }
    }

    /** A parser of the library. */
    private static final class LibraryParser extends SAXParser {
        private final SaxReader reader;
        private final boolean namespaceAware;

        LibraryParser(SaxReader reader, boolean namespaceAware) {
            this.reader = reader;
            this.namespaceAware = namespaceAware;
        }

        @Override
        public void reset() {
            reader.setContentHandler(null);
            reader.setErrorHandler(null);
            reader.setEntityResolver(null);
            reader.setDTDHandler(null);
        }

        @Override
        public XMLReader getXMLReader() {
            return reader;
        }

        @Override
        public boolean isNamespaceAware() {
            return namespaceAware;
        }

        @Override
        public boolean isValidating() {
            return false;
        }

        @Override
        public void setProperty(String name, Object value) throws SAXNotRecognizedException {
            reader.setProperty(name, value);
        }

        @Override
        public Object getProperty(String name) throws SAXNotRecognizedException {
            return reader.getProperty(name);
        }
    }
}
