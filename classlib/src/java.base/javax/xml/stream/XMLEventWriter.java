package javax.xml.stream;

import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.XMLEventConsumer;

/** Writes a document event by event. */
public interface XMLEventWriter extends XMLEventConsumer {
    void flush() throws XMLStreamException;

    void close() throws XMLStreamException;

    @Override
    void add(XMLEvent event) throws XMLStreamException;

    void add(XMLEventReader reader) throws XMLStreamException;

    String getPrefix(String uri) throws XMLStreamException;

    void setPrefix(String prefix, String uri) throws XMLStreamException;

    void setDefaultNamespace(String uri) throws XMLStreamException;

    void setNamespaceContext(NamespaceContext context) throws XMLStreamException;

    NamespaceContext getNamespaceContext();
}
