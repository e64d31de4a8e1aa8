package javax.xml.stream.util;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;

/** Takes events. */
public interface XMLEventConsumer {
    void add(XMLEvent event) throws XMLStreamException;
}
