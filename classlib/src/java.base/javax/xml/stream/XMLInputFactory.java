package javax.xml.stream;

import java.io.InputStream;
import java.io.Reader;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.transform.Source;
import jdk.internal.xml.stream.LibraryInputFactory;

/** Makes readers of documents. */
public abstract class XMLInputFactory {
    public static final String IS_NAMESPACE_AWARE = "javax.xml.stream.isNamespaceAware";
    public static final String IS_VALIDATING = "javax.xml.stream.isValidating";
    public static final String IS_COALESCING = "javax.xml.stream.isCoalescing";
    public static final String IS_REPLACING_ENTITY_REFERENCES = "javax.xml.stream.isReplacingEntityReferences";
    public static final String IS_SUPPORTING_EXTERNAL_ENTITIES = "javax.xml.stream.isSupportingExternalEntities";
    public static final String SUPPORT_DTD = "javax.xml.stream.supportDTD";
    public static final String REPORTER = "javax.xml.stream.reporter";
    public static final String RESOLVER = "javax.xml.stream.resolver";
    public static final String ALLOCATOR = "javax.xml.stream.allocator";

    protected XMLInputFactory() {
    }

    public static XMLInputFactory newDefaultFactory() {
        return new LibraryInputFactory();
    }

    public static XMLInputFactory newInstance() throws FactoryConfigurationError {
        return newDefaultFactory();
    }

    public static XMLInputFactory newFactory() throws FactoryConfigurationError {
        return newDefaultFactory();
    }

    public abstract XMLStreamReader createXMLStreamReader(Reader reader) throws XMLStreamException;

    public abstract XMLStreamReader createXMLStreamReader(Source source) throws XMLStreamException;

    public abstract XMLStreamReader createXMLStreamReader(InputStream stream) throws XMLStreamException;

    public abstract XMLStreamReader createXMLStreamReader(InputStream stream, String encoding) throws XMLStreamException;

    public abstract XMLStreamReader createXMLStreamReader(String systemId, InputStream stream) throws XMLStreamException;

    public abstract XMLStreamReader createXMLStreamReader(String systemId, Reader reader) throws XMLStreamException;

    public abstract XMLStreamReader createFilteredReader(XMLStreamReader reader, StreamFilter filter) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(Reader reader) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(String systemId, Reader reader) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(XMLStreamReader reader) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(Source source) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(InputStream stream) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(InputStream stream, String encoding) throws XMLStreamException;

    public abstract XMLEventReader createXMLEventReader(String systemId, InputStream stream) throws XMLStreamException;

    public abstract XMLEventReader createFilteredReader(XMLEventReader reader, EventFilter filter) throws XMLStreamException;

    public abstract void setEventAllocator(XMLEventAllocator allocator);

    public abstract XMLEventAllocator getEventAllocator();

    public abstract XMLResolver getXMLResolver();

    public abstract void setXMLResolver(XMLResolver resolver);

    public abstract XMLReporter getXMLReporter();

    public abstract void setXMLReporter(XMLReporter reporter);

    public abstract void setProperty(String name, Object value) throws IllegalArgumentException;

    public abstract Object getProperty(String name) throws IllegalArgumentException;

    public abstract boolean isPropertySupported(String name);
}
