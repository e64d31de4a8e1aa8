package jdk.internal.xml.stream;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** Writes events as the pieces that they are. */
final class EventWriter implements XMLEventWriter {
    private final XMLStreamWriter writer;

    EventWriter(XMLStreamWriter writer) {
        this.writer = writer;
    }

    @Override
    public void add(XMLEvent event) throws XMLStreamException {
        switch (event.getEventType()) {
            case XMLStreamConstants.START_DOCUMENT -> {
                StartDocument start = (StartDocument) event;
                if (start.encodingSet()) {
                    writer.writeStartDocument(start.getCharacterEncodingScheme(), start.getVersion());
                } else if (start.getVersion().equals("1.0")) {
                    writer.writeStartDocument();
                } else {
                    writer.writeStartDocument(start.getVersion());
                }
            }
            case XMLStreamConstants.START_ELEMENT -> start(event.asStartElement());
            case XMLStreamConstants.NAMESPACE -> add((Namespace) event);
            case XMLStreamConstants.ATTRIBUTE -> add((Attribute) event);
            case XMLStreamConstants.CHARACTERS -> {
                Characters text = event.asCharacters();
                if (text.isCData()) {
                    writer.writeCData(text.getData());
                } else {
                    writer.writeCharacters(text.getData());
                }
            }
            case XMLStreamConstants.CDATA -> writer.writeCData(event.asCharacters().getData());
            case XMLStreamConstants.COMMENT -> writer.writeComment(((Comment) event).getText());
            case XMLStreamConstants.DTD -> writer.writeDTD(((DTD) event).getDocumentTypeDeclaration());
            case XMLStreamConstants.ENTITY_REFERENCE -> writer.writeEntityRef(((EntityReference) event).getName());
            case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
                ProcessingInstruction instruction = (ProcessingInstruction) event;
                if (instruction.getData() == null || instruction.getData().isEmpty()) {
                    writer.writeProcessingInstruction(instruction.getTarget());
                } else {
                    writer.writeProcessingInstruction(instruction.getTarget(), instruction.getData());
                }
            }
            case XMLStreamConstants.END_ELEMENT -> writer.writeEndElement();
            case XMLStreamConstants.END_DOCUMENT -> writer.writeEndDocument();
            default -> throw new XMLStreamException("Unknown Event type = " + event.getEventType());
        }
    }

    private void start(StartElement start) throws XMLStreamException {
        QName name = start.getName();
        writer.writeStartElement(name.getPrefix(), name.getLocalPart(), name.getNamespaceURI());
        for (Iterator<Namespace> all = start.getNamespaces(); all.hasNext();) {
            add(all.next());
        }
        for (Iterator<Attribute> all = start.getAttributes(); all.hasNext();) {
            add(all.next());
        }
    }

    private void add(Namespace namespace) throws XMLStreamException {
        String uri = namespace.getNamespaceURI() == null ? "" : namespace.getNamespaceURI();
        if (namespace.isDefaultNamespaceDeclaration()) {
            writer.writeDefaultNamespace(uri);
        } else {
            writer.writeNamespace(namespace.getPrefix(), uri);
        }
    }

    private void add(Attribute attribute) throws XMLStreamException {
        QName name = attribute.getName();
        if (name.getNamespaceURI().isEmpty()) {
            writer.writeAttribute(name.getLocalPart(), attribute.getValue());
        } else {
            writer.writeAttribute(name.getPrefix(), name.getNamespaceURI(), name.getLocalPart(), attribute.getValue());
        }
    }

    @Override
    public void add(XMLEventReader reader) throws XMLStreamException {
        if (reader == null) {
            throw new XMLStreamException("Event reader shouldn't be null");
        }
        while (reader.hasNext()) {
            add(reader.nextEvent());
        }
    }

    @Override
    public void flush() throws XMLStreamException {
        writer.flush();
    }

    @Override
    public void close() throws XMLStreamException {
        writer.close();
    }

    @Override
    public String getPrefix(String uri) throws XMLStreamException {
        return writer.getPrefix(uri);
    }

    @Override
    public void setPrefix(String prefix, String uri) throws XMLStreamException {
        writer.setPrefix(prefix, uri);
    }

    @Override
    public void setDefaultNamespace(String uri) throws XMLStreamException {
        writer.setDefaultNamespace(uri);
    }

    @Override
    public void setNamespaceContext(NamespaceContext context) throws XMLStreamException {
        writer.setNamespaceContext(context);
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return writer.getNamespaceContext();
    }
}
