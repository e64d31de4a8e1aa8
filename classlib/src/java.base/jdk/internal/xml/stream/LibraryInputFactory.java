package jdk.internal.xml.stream;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;
import javax.xml.stream.EventFilter;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLReporter;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.transform.Source;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;

/** Makes the library's own readers. */
public final class LibraryInputFactory extends XMLInputFactory {
    private final Map<String, Object> properties = new HashMap<>();

    public LibraryInputFactory() {
        properties.put(IS_NAMESPACE_AWARE, true);
        properties.put(IS_VALIDATING, false);
        properties.put(IS_COALESCING, false);
        properties.put(IS_REPLACING_ENTITY_REFERENCES, true);
        properties.put(IS_SUPPORTING_EXTERNAL_ENTITIES, true);
        properties.put(SUPPORT_DTD, true);
        properties.put(REPORTER, null);
        properties.put(RESOLVER, null);
        properties.put(ALLOCATOR, null);
    }

    private XMLStreamReader reader(InputSource source) throws XMLStreamException {
        try {
            return new PieceReader(source, new HashMap<>(properties));
        } catch (IOException failure) {
            throw new XMLStreamException(failure);
        }
    }

    @Override
    public XMLStreamReader createXMLStreamReader(Reader reader) throws XMLStreamException {
        return createXMLStreamReader(null, reader);
    }

    @Override
    public XMLStreamReader createXMLStreamReader(Source source) throws XMLStreamException {
        InputSource input = source instanceof StreamSource ? SAXSource.sourceToInputSource(source) : null;
        if (input == null) {
            throw new UnsupportedOperationException("Cannot create XMLStreamReader or XMLEventReader from a "
                    + source.getClass().getName());
        }
        return reader(input);
    }

    @Override
    public XMLStreamReader createXMLStreamReader(InputStream stream) throws XMLStreamException {
        return createXMLStreamReader((String) null, stream);
    }

    @Override
    public XMLStreamReader createXMLStreamReader(InputStream stream, String encoding) throws XMLStreamException {
        InputSource source = new InputSource(stream);
        source.setEncoding(encoding);
        return reader(source);
    }

    @Override
    public XMLStreamReader createXMLStreamReader(String systemId, InputStream stream) throws XMLStreamException {
        InputSource source = new InputSource(stream);
        source.setSystemId(systemId);
        return reader(source);
    }

    @Override
    public XMLStreamReader createXMLStreamReader(String systemId, Reader reader) throws XMLStreamException {
        InputSource source = new InputSource(reader);
        source.setSystemId(systemId);
        return reader(source);
    }

    @Override
    public XMLStreamReader createFilteredReader(XMLStreamReader reader, StreamFilter filter) throws XMLStreamException {
        if (reader == null || filter == null) {
            return null;
        }
        if (!(reader instanceof PieceReader own)) {
            throw new XMLStreamException("only the library's own readers can be filtered");
        }
        own.filter(filter);
        return own;
    }

    @Override
    public XMLEventReader createXMLEventReader(XMLStreamReader reader) {
        XMLEventAllocator allocator = getEventAllocator();
        return new EventReader(reader, allocator == null ? null : allocator.newInstance());
    }
    //#for parameters arguments
    //#| Reader reader | reader
    //#| String systemId, Reader reader | systemId, reader
    //#| Source source | source
    //#| InputStream stream | stream
    //#| InputStream stream, String encoding | stream, encoding
    //#| String systemId, InputStream stream | systemId, stream

    @Override
    public XMLEventReader createXMLEventReader($parameters$) throws XMLStreamException {
        return createXMLEventReader(createXMLStreamReader($arguments$));
    }
    //#end

    @Override
    public XMLEventReader createFilteredReader(XMLEventReader reader, EventFilter filter) {
        return new EventReader.Filtered(reader, filter);
    }

    @Override
    public void setEventAllocator(XMLEventAllocator allocator) {
        properties.put(ALLOCATOR, allocator);
    }

    @Override
    public XMLEventAllocator getEventAllocator() {
        return (XMLEventAllocator) properties.get(ALLOCATOR);
    }

    @Override
    public XMLResolver getXMLResolver() {
        return (XMLResolver) properties.get(RESOLVER);
    }

    @Override
    public void setXMLResolver(XMLResolver resolver) {
        properties.put(RESOLVER, resolver);
    }

    @Override
    public XMLReporter getXMLReporter() {
        return (XMLReporter) properties.get(REPORTER);
    }

    @Override
    public void setXMLReporter(XMLReporter reporter) {
        properties.put(REPORTER, reporter);
    }

    @Override
    public void setProperty(String name, Object value) {
        if (name == null || value == null || !properties.containsKey(name)) {
            throw new IllegalArgumentException("Property " + name + " is not supported");
        }
        if (name.equals(IS_VALIDATING) && Boolean.parseBoolean(value.toString())) {
            throw new IllegalArgumentException("true value of isValidating not supported");
        }
        properties.put(name, value);
    }

    @Override
    public Object getProperty(String name) {
        if (!properties.containsKey(name)) {
            throw new IllegalArgumentException("Property not supported");
        }
        return properties.get(name);
    }

    @Override
    public boolean isPropertySupported(String name) {
        return name != null && properties.containsKey(name);
    }
}
