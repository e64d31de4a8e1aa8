package javax.xml.stream.util;

import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;

/** Lets another reader do all; subclasses change some of it. */
public class EventReaderDelegate implements XMLEventReader {
    private XMLEventReader reader;

    public EventReaderDelegate() {
    }

    public EventReaderDelegate(XMLEventReader reader) {
        this.reader = reader;
    }

    public void setParent(XMLEventReader reader) {
        this.reader = reader;
    }

    public XMLEventReader getParent() {
        return reader;
    }

    @Override
    public XMLEvent nextEvent() throws XMLStreamException {
        return reader.nextEvent();
    }

    @Override
    public Object next() {
        return reader.next();
    }

    @Override
    public boolean hasNext() {
        return reader.hasNext();
    }

    @Override
    public XMLEvent peek() throws XMLStreamException {
        return reader.peek();
    }

    @Override
    public void close() throws XMLStreamException {
        reader.close();
    }
    //#for declared value
    //#| String getElementText() throws XMLStreamException | reader.getElementText()
    //#| XMLEvent nextTag() throws XMLStreamException | reader.nextTag()
    //#| Object getProperty(String name) | reader.getProperty(name)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public void remove() {
        reader.remove();
    }
}
