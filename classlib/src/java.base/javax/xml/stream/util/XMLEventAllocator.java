package javax.xml.stream.util;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;

/** Makes events of where a reader stands. */
public interface XMLEventAllocator {
    XMLEventAllocator newInstance();

    XMLEvent allocate(XMLStreamReader reader) throws XMLStreamException;

    void allocate(XMLStreamReader reader, XMLEventConsumer consumer) throws XMLStreamException;
}
