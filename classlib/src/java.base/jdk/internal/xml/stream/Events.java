package jdk.internal.xml.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndDocument;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.NotationDeclaration;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** The kinds of events. */
final class Events {
    private Events() {
    }

    /** A name as texts of events have it. */
    private static String shown(QName name) {
        String local = name.getLocalPart();
        return name.getNamespaceURI().isEmpty() ? local : "['" + name.getNamespaceURI() + "']:" + name.getPrefix() + ":" + local;
    }

    private static String tag(QName name) {
        return name.getPrefix().isEmpty() ? name.getLocalPart() : name.getPrefix() + ":" + name.getLocalPart();
    }

    private static <T> List<T> all(Iterator<? extends T> some) {
        List<T> all = new ArrayList<>();
        if (some != null) {
            some.forEachRemaining(all::add);
        }
        return all;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    static class OfAttribute extends PlainEvent implements Attribute {
        private final QName name;
        private final String value;
        private final String type;
        private final boolean specified;

        OfAttribute(int kind, Location place, QName name, String value, String type, boolean specified) {
            super(kind, place);
            this.name = name;
            this.value = value;
            this.type = type;
            this.specified = specified;
        }

        @Override
        public QName getName() {
            return name;
        }

        @Override
        public String getValue() {
            return value;
        }

        @Override
        public String getDTDType() {
            return type;
        }

        @Override
        public boolean isSpecified() {
            return specified;
        }

        @Override
        String written() {
            return tag(name) + "='" + value + "'";
        }
    }

    static final class OfNamespace extends OfAttribute implements Namespace {
        OfNamespace(Location place, String prefix, String uri) {
            super(XMLStreamConstants.NAMESPACE, place,
                    new QName(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, prefix, XMLConstants.XMLNS_ATTRIBUTE), uri, "CDATA", true);
        }

        @Override
        public String getPrefix() {
            return getName().getLocalPart();
        }

        @Override
        public String getNamespaceURI() {
            return getValue();
        }

        @Override
        public boolean isDefaultNamespaceDeclaration() {
            return getPrefix().isEmpty();
        }
    }

    static final class OfStart extends PlainEvent implements StartElement {
        private final QName name;
        private final List<Attribute> attributes;
        private final List<Namespace> namespaces;
        private final NamespaceContext context;

        OfStart(Location place, QName name, Iterator<? extends Attribute> attributes, Iterator<? extends Namespace> namespaces,
                NamespaceContext context) {
            super(START_ELEMENT, place);
            this.name = name;
            this.attributes = all(attributes);
            this.namespaces = all(namespaces);
            this.context = context;
        }
        //#for declared value
        //#| QName getName() | name
        //#| Iterator<Attribute> getAttributes() | List.copyOf(attributes).iterator()
        //#| Iterator<Namespace> getNamespaces() | List.copyOf(namespaces).iterator()

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public Attribute getAttributeByName(QName wanted) {
            for (Attribute attribute : attributes) {
                if (attribute.getName().equals(wanted)) {
                    return attribute;
                }
            }
            return null;
        }

        @Override
        public NamespaceContext getNamespaceContext() {
            return context;
        }

        @Override
        public String getNamespaceURI(String prefix) {
            return context == null ? null : context.getNamespaceURI(prefix);
        }

        private String with(String name) {
            StringBuilder text = new StringBuilder("<").append(name);
            attributes.forEach(attribute -> text.append(' ').append(attribute));
            namespaces.forEach(namespace -> text.append(' ').append(namespace));
            return text.append('>').toString();
        }

        @Override
        String written() {
            return with(tag(name));
        }

        @Override
        public String toString() {
            return with(shown(name));
        }
    }

    static final class OfEnd extends PlainEvent implements EndElement {
        private final QName name;
        private final List<Namespace> namespaces;

        OfEnd(Location place, QName name, Iterator<? extends Namespace> namespaces) {
            super(END_ELEMENT, place);
            this.name = name;
            this.namespaces = all(namespaces);
        }

        @Override
        public QName getName() {
            return name;
        }

        @Override
        public Iterator<Namespace> getNamespaces() {
            return List.copyOf(namespaces).iterator();
        }

        @Override
        String written() {
            return "</" + tag(name) + ">";
        }

        @Override
        public String toString() {
            return "</" + shown(name) + ">";
        }
    }

    static final class OfText extends PlainEvent implements Characters {
        private final String text;
        private final boolean isSection;
        private final boolean isIgnorable;

        OfText(Location place, String text, boolean isSection, boolean isIgnorable) {
            super(CHARACTERS, place);
            this.text = text;
            this.isSection = isSection;
            this.isIgnorable = isIgnorable;
        }

        @Override
        public String getData() {
            return text;
        }

        @Override
        public boolean isWhiteSpace() {
            return text.chars().allMatch(c -> c == ' ' || c == '\n' || c == '\t' || c == '\r');
        }

        @Override
        public boolean isCData() {
            return isSection;
        }

        @Override
        public boolean isIgnorableWhiteSpace() {
            return isIgnorable;
        }

        @Override
        String written() {
            return isSection ? toString() : escaped(text);
        }

        @Override
        public String toString() {
            return isSection ? "<![CDATA[" + text + "]]>" : text;
        }
    }

    static final class OfComment extends PlainEvent implements Comment {
        private final String text;

        OfComment(Location place, String text) {
            super(COMMENT, place);
            this.text = text;
        }

        @Override
        public String getText() {
            return text;
        }

        @Override
        String written() {
            return "<!--" + text + "-->";
        }
    }
    //#for Name Event KIND word getWord Type other getOther
    //#| OfInstruction | ProcessingInstruction | PROCESSING_INSTRUCTION | target | getTarget | String | data | getData
    //#| OfReference | EntityReference | ENTITY_REFERENCE | name | getName | EntityDeclaration | declaration | getDeclaration

    static final class $Name$ extends PlainEvent implements $Event$ {
        private final String $word$;
        private final $Type$ $other$;

        $Name$(Location place, String $word$, $Type$ $other$) {
            super($KIND$, place);
            this.$word$ = $word$;
            this.$other$ = $other$;
        }

        @Override
        public String $getWord$() {
            return $word$;
        }

        @Override
        public $Type$ $getOther$() {
            return $other$;
        }

        @Override
        String written() {
            //#if Name: OfInstruction
            return "<?" + target + (data == null || data.isEmpty() ? "" : " " + data) + "?>";
            //#else
            return "&" + name + ";";
            //#end
        }
    }
    //#end

    static final class OfType extends PlainEvent implements DTD {
        private final String text;

        OfType(Location place, String text) {
            super(DTD, place);
            this.text = text;
        }

        @Override
        public String getDocumentTypeDeclaration() {
            return text;
        }

        @Override
        public Object getProcessedDTD() {
            return null;
        }

        @Override
        public List<NotationDeclaration> getNotations() {
            return null;
        }

        @Override
        public List<EntityDeclaration> getEntities() {
            return null;
        }

        @Override
        String written() {
            return text;
        }
    }

    static final class OfDocument extends PlainEvent implements StartDocument {
        private final String encoding;
        private final boolean encodingSet;
        private final String version;
        private final Boolean standalone;

        /** {@code standalone} is {@code null} where nothing is said of it. */
        OfDocument(Location place, String encoding, boolean encodingSet, String version, Boolean standalone) {
            super(START_DOCUMENT, place);
            this.encoding = encoding;
            this.encodingSet = encodingSet;
            this.version = version;
            this.standalone = standalone;
        }

        @Override
        public String getSystemId() {
            return getLocation().getSystemId() == null ? "" : getLocation().getSystemId();
        }

        @Override
        public String getCharacterEncodingScheme() {
            return encoding;
        }

        @Override
        public boolean encodingSet() {
            return encodingSet;
        }

        @Override
        public boolean isStandalone() {
            return standalone != null && standalone;
        }

        @Override
        public boolean standaloneSet() {
            return standalone != null;
        }

        @Override
        public String getVersion() {
            return version;
        }

        @Override
        String written() {
            return "<?xml version=\"" + version + "\" encoding='" + encoding + "'"
                    + (standalone == null ? "" : " standalone='" + (standalone ? "yes" : "no") + "'") + "?>";
        }
    }

    static final class OfDocumentEnd extends PlainEvent implements EndDocument {
        OfDocumentEnd(Location place) {
            super(END_DOCUMENT, place);
        }

        @Override
        String written() {
            return "ENDDOCUMENT";
        }
    }

    /** The event that a reader stands at. */
    static XMLEvent at(XMLStreamReader reader) {
        Location place = reader.getLocation();
        return switch (reader.getEventType()) {
            case XMLStreamConstants.START_ELEMENT -> start(reader, place);
            case XMLStreamConstants.END_ELEMENT -> new OfEnd(place, reader.getName(), null);
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE ->
                new OfText(place, reader.getText(), false, reader.getEventType() == XMLStreamConstants.SPACE);
            case XMLStreamConstants.CDATA -> new OfText(place, reader.getText(), true, false);
            case XMLStreamConstants.COMMENT -> new OfComment(place, reader.getText());
            case XMLStreamConstants.PROCESSING_INSTRUCTION -> new OfInstruction(place, reader.getPITarget(), reader.getPIData());
            case XMLStreamConstants.START_DOCUMENT -> new OfDocument(place, reader.getEncoding(),
                    reader.getCharacterEncodingScheme() != null, reader.getVersion() == null ? "1.0" : reader.getVersion(),
                    reader.standaloneSet() ? (Boolean) reader.isStandalone() : null);
            case XMLStreamConstants.ENTITY_REFERENCE -> new OfReference(place, reader.getLocalName(), null);
            case XMLStreamConstants.DTD -> new OfType(place, reader.getText());
            default -> new OfDocumentEnd(place);
        };
    }

    private static XMLEvent start(XMLStreamReader reader, Location place) {
        List<Attribute> attributes = new ArrayList<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.add(new OfAttribute(XMLStreamConstants.ATTRIBUTE, place, reader.getAttributeName(i), reader.getAttributeValue(i),
                    reader.getAttributeType(i), reader.isAttributeSpecified(i)));
        }
        List<Namespace> namespaces = new ArrayList<>();
        List<String> bound = new ArrayList<>();
        for (int i = 0; i < reader.getNamespaceCount(); i++) {
            String prefix = reader.getNamespacePrefix(i) == null ? "" : reader.getNamespacePrefix(i);
            String uri = reader.getNamespaceURI(i);
            namespaces.add(new OfNamespace(place, prefix, uri));
            bound.add(prefix);
            bound.add(uri == null ? "" : uri);
        }
        NamespaceContext context = reader.getNamespaceContext();
        return new OfStart(place, reader.getName(), attributes.iterator(), namespaces.iterator(),
                context instanceof Bindings bindings ? bindings.kept() : context);
    }
}
