package jdk.internal.xml.stream;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndDocument;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;

/** Makes the library's own events. */
public final class LibraryEventFactory extends XMLEventFactory {
    private record Nowhere(int getLineNumber, int getColumnNumber, int getCharacterOffset, String getPublicId, String getSystemId)
            implements Location {
    }

    private Location place = new Nowhere(-1, -1, -1, null, null);

    @Override
    public void setLocation(Location location) {
        place = location;
    }

    private static QName name(String prefix, String uri, String local) {
        return new QName(uri, local, prefix == null ? "" : prefix);
    }

    @Override
    public Attribute createAttribute(String prefix, String namespaceURI, String localName, String value) {
        return createAttribute(name(prefix, namespaceURI, localName), value);
    }

    @Override
    public Attribute createAttribute(String localName, String value) {
        return createAttribute(new QName(localName), value);
    }

    @Override
    public Attribute createAttribute(QName name, String value) {
        return new Events.OfAttribute(XMLStreamConstants.ATTRIBUTE, place, name, value, "CDATA", true);
    }

    @Override
    public Namespace createNamespace(String namespaceURI) {
        return createNamespace("", namespaceURI);
    }

    @Override
    public Namespace createNamespace(String prefix, String namespaceUri) {
        return new Events.OfNamespace(place, prefix, namespaceUri);
    }

    @Override
    public StartElement createStartElement(QName name, Iterator<? extends Attribute> attributes,
            Iterator<? extends Namespace> namespaces) {
        return new Events.OfStart(place, name, attributes, namespaces, null);
    }

    @Override
    public StartElement createStartElement(String prefix, String namespaceUri, String localName) {
        return createStartElement(name(prefix, namespaceUri, localName), null, null);
    }

    @Override
    public StartElement createStartElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Attribute> attributes, Iterator<? extends Namespace> namespaces) {
        return createStartElement(name(prefix, namespaceUri, localName), attributes, namespaces);
    }

    @Override
    public StartElement createStartElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Attribute> attributes, Iterator<? extends Namespace> namespaces, NamespaceContext context) {
        return new Events.OfStart(place, name(prefix, namespaceUri, localName), attributes, namespaces, context);
    }

    @Override
    public EndElement createEndElement(QName name, Iterator<? extends Namespace> namespaces) {
        return new Events.OfEnd(place, name, namespaces);
    }

    @Override
    public EndElement createEndElement(String prefix, String namespaceUri, String localName) {
        return createEndElement(name(prefix, namespaceUri, localName), null);
    }

    @Override
    public EndElement createEndElement(String prefix, String namespaceUri, String localName,
            Iterator<? extends Namespace> namespaces) {
        return createEndElement(name(prefix, namespaceUri, localName), namespaces);
    }

    @Override
    public Characters createCharacters(String content) {
        return new Events.OfText(place, content, false, false);
    }

    @Override
    public Characters createCData(String content) {
        return new Events.OfText(place, content, true, false);
    }

    @Override
    public Characters createSpace(String content) {
        return createCharacters(content);
    }

    @Override
    public Characters createIgnorableSpace(String content) {
        return new Events.OfText(place, content, false, true);
    }

    @Override
    public StartDocument createStartDocument() {
        return new Events.OfDocument(place, "UTF-8", false, "1.0", null);
    }

    @Override
    public StartDocument createStartDocument(String encoding, String version, boolean standalone) {
        return new Events.OfDocument(place, encoding, true, version, standalone);
    }

    @Override
    public StartDocument createStartDocument(String encoding, String version) {
        return new Events.OfDocument(place, encoding, true, version, null);
    }

    @Override
    public StartDocument createStartDocument(String encoding) {
        return createStartDocument(encoding, "1.0");
    }

    @Override
    public EndDocument createEndDocument() {
        return new Events.OfDocumentEnd(place);
    }

    @Override
    public EntityReference createEntityReference(String name, EntityDeclaration declaration) {
        return new Events.OfReference(place, name, declaration);
    }

    @Override
    public Comment createComment(String text) {
        return new Events.OfComment(place, text);
    }

    @Override
    public ProcessingInstruction createProcessingInstruction(String target, String data) {
        return new Events.OfInstruction(place, target, data);
    }

    @Override
    public DTD createDTD(String dtd) {
        return new Events.OfType(place, dtd);
    }
}
