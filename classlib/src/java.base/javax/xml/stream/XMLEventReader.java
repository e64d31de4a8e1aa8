package javax.xml.stream;

import java.util.Iterator;
import javax.xml.stream.events.XMLEvent;

/** Gives a document event by event. */
public interface XMLEventReader extends Iterator<Object> {
    XMLEvent nextEvent() throws XMLStreamException;

    @Override
    boolean hasNext();

    XMLEvent peek() throws XMLStreamException;

    String getElementText() throws XMLStreamException;

    XMLEvent nextTag() throws XMLStreamException;

    Object getProperty(String name) throws IllegalArgumentException;

    void close() throws XMLStreamException;
}
