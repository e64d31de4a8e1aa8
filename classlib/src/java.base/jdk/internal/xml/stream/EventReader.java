package jdk.internal.xml.stream;

import java.util.NoSuchElementException;
import javax.xml.stream.EventFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.EventReaderDelegate;
import javax.xml.stream.util.XMLEventAllocator;

/** Makes events of the pieces that a reader gives. */
final class EventReader implements XMLEventReader {
    private final XMLStreamReader reader;
    private final XMLEventAllocator allocator;
    private XMLEvent ahead;
    private XMLEvent last;
    private boolean begun;

    EventReader(XMLStreamReader reader, XMLEventAllocator allocator) {
        this.reader = reader;
        this.allocator = allocator;
    }

    @Override
    public boolean hasNext() {
        try {
            return ahead != null || !begun || reader.hasNext();
        } catch (XMLStreamException failure) {
            return false;
        }
    }

    @Override
    public XMLEvent nextEvent() throws XMLStreamException {
        last = take();
        return last;
    }

    private XMLEvent take() throws XMLStreamException {
        XMLEvent event = ahead;
        if (event != null) {
            ahead = null;
            return event;
        }
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        if (begun) {
            reader.next();
        }
        begun = true;
        return allocator == null ? Events.at(reader) : allocator.allocate(reader);
    }

    @Override
    public Object next() {
        try {
            return nextEvent();
        } catch (XMLStreamException failure) {
            NoSuchElementException none = new NoSuchElementException(failure.getMessage());
            none.initCause(failure.getCause());
            throw none;
        }
    }

    @Override
    public XMLEvent peek() throws XMLStreamException {
        if (ahead == null && hasNext()) {
            ahead = take();
        }
        return ahead;
    }

    @Override
    public String getElementText() throws XMLStreamException {
        if (last == null || !last.isStartElement()) {
            throw new XMLStreamException("parser must be on START_ELEMENT to read next text");
        }
        StringBuilder text = new StringBuilder();
        for (XMLEvent event = nextEvent(); !event.isEndElement(); event = nextEvent()) {
            switch (event.getEventType()) {
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    text.append(event.asCharacters().getData());
                case XMLStreamConstants.ENTITY_REFERENCE, XMLStreamConstants.PROCESSING_INSTRUCTION, XMLStreamConstants.COMMENT -> {
                    // No text of the element.
                }
                case XMLStreamConstants.START_ELEMENT -> throw new XMLStreamException(
                        "elementGetText() function expects text only elment but START_ELEMENT was encountered.", event.getLocation());
                default -> throw new XMLStreamException("Unexpected event type " + event.getEventType(), event.getLocation());
            }
        }
        return text.toString();
    }

    @Override
    public XMLEvent nextTag() throws XMLStreamException {
        while (true) {
            XMLEvent event = nextEvent();
            if (event.isStartElement() || event.isEndElement()) {
                return event;
            }
            if (event.isCharacters() && !event.asCharacters().isWhiteSpace() || event.isEntityReference() || event.isEndDocument()) {
                throw new XMLStreamException("found: " + event.getEventType() + ", expected START_ELEMENT or END_ELEMENT",
                        event.getLocation());
            }
        }
    }

    @Override
    public Object getProperty(String name) {
        return reader.getProperty(name);
    }

    @Override
    public void close() throws XMLStreamException {
        reader.close();
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    /** Passes over the events that a filter does not let through. */
    static final class Filtered extends EventReaderDelegate {
        private final EventFilter filter;

        Filtered(XMLEventReader reader, EventFilter filter) {
            super(reader);
            this.filter = filter;
        }

        @Override
        public XMLEvent peek() throws XMLStreamException {
            XMLEvent event = super.peek();
            while (event != null && !filter.accept(event)) {
                super.nextEvent();
                event = super.peek();
            }
            return event;
        }

        @Override
        public boolean hasNext() {
            try {
                return peek() != null;
            } catch (XMLStreamException failure) {
                return false;
            }
        }

        @Override
        public XMLEvent nextEvent() throws XMLStreamException {
            if (peek() == null) {
                throw new NoSuchElementException();
            }
            return super.nextEvent();
        }

        @Override
        public Object next() {
            try {
                return nextEvent();
            } catch (XMLStreamException failure) {
                throw new NoSuchElementException();
            }
        }
    }
}
