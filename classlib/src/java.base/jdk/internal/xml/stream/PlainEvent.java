package jdk.internal.xml.stream;

import java.io.IOException;
import java.io.Writer;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** What all events have: a kind, a place, and a form in documents. */
abstract class PlainEvent implements XMLEvent {
    private final int kind;
    private final Location place;

    PlainEvent(int kind, Location place) {
        this.kind = kind;
        this.place = place;
    }

    @Override
    public final int getEventType() {
        return kind;
    }

    @Override
    public final Location getLocation() {
        return place;
    }
    //#for Kind KIND
    //#| StartElement | START_ELEMENT
    //#| EndElement | END_ELEMENT
    //#| Attribute | ATTRIBUTE
    //#| Namespace | NAMESPACE
    //#| EntityReference | ENTITY_REFERENCE
    //#| ProcessingInstruction | PROCESSING_INSTRUCTION
    //#| Characters | CHARACTERS
    //#| StartDocument | START_DOCUMENT
    //#| EndDocument | END_DOCUMENT

    @Override
    public final boolean is$Kind$() {
        return kind == $KIND$;
    }
    //#end
    //#for Kind
    //#| StartElement
    //#| EndElement
    //#| Characters

    @Override
    public final $Kind$ as$Kind$() {
        return ($Kind$) this;
    }
    //#end

    @Override
    public QName getSchemaType() {
        return null;
    }

    /** How the event stands in a document. */
    abstract String written();

    @Override
    public final void writeAsEncodedUnicode(Writer writer) throws XMLStreamException {
        try {
            writer.write(written());
        } catch (IOException failure) {
            throw new XMLStreamException(failure);
        }
    }

    @Override
    public String toString() {
        return written();
    }
}
