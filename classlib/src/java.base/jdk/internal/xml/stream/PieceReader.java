package jdk.internal.xml.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import jdk.internal.xml.XmlDocumentType;
import jdk.internal.xml.XmlError;
import jdk.internal.xml.XmlInput;
import jdk.internal.xml.XmlLimits;
import jdk.internal.xml.XmlScanner;
import org.xml.sax.InputSource;

/** Gives the pieces of a document as they are asked for. */
final class PieceReader implements XMLStreamReader {
    private static final String NAMES_OF_ERRORS = "http://www.w3.org/TR/1999/REC-xml-names-19990114#";
    private static final String[] NAMES = {
        null, "START_ELEMENT", "END_ELEMENT", "PROCESSING_INSTRUCTION", "CHARACTERS", "COMMENT", "SPACE", "START_DOCUMENT",
        "END_DOCUMENT", "ENTITY_REFERENCE", "ATTRIBUTE", "DTD", "CDATA",
    };

    private record Place(int getLineNumber, int getColumnNumber, int getCharacterOffset, String getPublicId, String getSystemId)
            implements Location {
    }

    private final Map<String, Object> properties;
    private final XmlScanner scanner;
    private final String publicId;
    private final String systemId;
    private final String encoding;
    private final boolean namespaces;
    private StreamFilter filter;
    /** The kind that comes next, where it is known already; 0 if not. */
    private int ahead;
    private int event = START_DOCUMENT;
    private Place place;
    private String text;
    private List<XmlScanner.Attribute> attributes = List.of();
    private final List<String> bound = new ArrayList<>();
    private final List<List<String>> open = new ArrayList<>();

    PieceReader(InputSource source, Map<String, Object> properties) throws IOException, XMLStreamException {
        this.properties = properties;
        publicId = source.getPublicId();
        systemId = source.getSystemId();
        namespaces = isSet(XMLInputFactory.IS_NAMESPACE_AWARE);
        XmlInput input = XmlInput.of(source);
        try {
            scanner = input.scanner(namespaces, new XmlLimits(true, Map.of()));
            scanner.keepsReferences = !isSet(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES);
            scanner.declaresEntities = isSet(XMLInputFactory.SUPPORT_DTD);
            scanner.begin();
        } catch (XmlError error) {
            throw failure(error);
        }
        encoding = input.encoding == null ? null : scanner.encoding != null ? scanner.encoding : input.encoding;
        place = here(0);
    }

    private boolean isSet(String property) {
        Object value = properties.get(property);
        return value != null && Boolean.parseBoolean(value.toString());
    }

    void filter(StreamFilter wanted) throws XMLStreamException {
        filter = wanted;
        while (!filter.accept(this) && event != END_DOCUMENT) {
            step();
        }
    }

    private Place here(int sign) {
        return new Place(scanner.line(), scanner.column() + sign, scanner.offset() + sign, publicId, systemId);
    }

    private XMLStreamException failure(XmlError error) {
        String message = error.key() == null ? error.getMessage() : NAMES_OF_ERRORS + error.key();
        return new XMLStreamException(message, new Place(error.line(), error.column(), 0, publicId, systemId));
    }

    @Override
    public Object getProperty(String name) {
        if (name == null) {
            throw new IllegalArgumentException();
        }
        return properties.get(name);
    }

    @Override
    public boolean hasNext() {
        return event != END_DOCUMENT && event != -1;
    }

    @Override
    public int next() throws XMLStreamException {
        if (event == END_DOCUMENT) {
            throw new NoSuchElementException("END_DOCUMENT reached: no more elements on the stream.");
        }
        if (event == -1) {
            throw new XMLStreamException("Error processing event: -1");
        }
        do {
            step();
        } while (filter != null && !filter.accept(this) && event != END_DOCUMENT);
        return event;
    }

    private void step() throws XMLStreamException {
        if (event == END_ELEMENT) {
            open.removeLast();
        }
        try {
            int kind = ahead != 0 ? ahead : scanner.next();
            ahead = 0;
            event = kind == XmlScanner.CDATA ? CHARACTERS : kind;
            text = scanner.data;
            boolean isText = kind == XmlScanner.CHARACTERS || kind == XmlScanner.CDATA || kind == XmlScanner.SPACE;
            place = here(isText && kind != XmlScanner.CDATA ? scanner.signLength() : 0);
            if (isText && isSet(XMLInputFactory.IS_COALESCING)) {
                coalesce();
            }
        } catch (XmlError error) {
            event = -1;
            throw failure(error);
        }
        switch (event) {
            case START_ELEMENT -> start();
            case END_DOCUMENT -> place = new Place(-1, -1, -1, publicId, systemId);
            case DTD -> text = type(scanner.documentType());
            case ENTITY_REFERENCE -> text = scanner.documentType().entities.get(scanner.name);
            default -> {
                // The text is all there is.
            }
        }
    }

    private void coalesce() throws XmlError {
        StringBuilder all = new StringBuilder(text);
        while (true) {
            int kind = scanner.next();
            if (kind != XmlScanner.CHARACTERS && kind != XmlScanner.CDATA && kind != XmlScanner.SPACE) {
                ahead = kind;
                break;
            }
            place = here(kind == XmlScanner.CDATA ? 0 : scanner.signLength());
            all.append(scanner.data);
        }
        event = CHARACTERS;
        text = all.toString();
    }

    private static String type(XmlDocumentType type) {
        return "<!DOCTYPE " + type.name + (type.publicId != null ? " PUBLIC \"" + type.publicId + "\" '" + type.systemId + "'"
                : type.systemId != null ? " SYSTEM '" + type.systemId + "'" : "")
                + (type.written != null ? " [" + type.written + "]" : "") + ">";
    }

    private void start() {
        bound.clear();
        if (!namespaces) {
            attributes = scanner.attributes;
        } else {
            attributes = new ArrayList<>();
            for (XmlScanner.Attribute one : scanner.attributes) {
                if (one.name().equals("xmlns") || one.name().startsWith("xmlns:")) {
                    bound.add(one.name().equals("xmlns") ? null : one.local());
                    bound.add(one.value().isEmpty() ? null : one.value());
                } else {
                    attributes.add(one);
                }
            }
        }
        open.add(bound.isEmpty() ? List.of() : List.copyOf(wrapped(bound)));
    }

    /** {@code List.copyOf} takes no {@code null}; the default prefix is kept as an empty text, and so is no name space. */
    private static List<String> wrapped(List<String> bound) {
        List<String> whole = new ArrayList<>();
        for (String one : bound) {
            whole.add(one == null ? "" : one);
        }
        return whole;
    }

    @Override
    public void require(int type, String namespaceURI, String localName) throws XMLStreamException {
        if (type != event) {
            throw new XMLStreamException("Event type " + name(type) + " specified did not match with current parser event "
                    + name(event));
        }
        if (namespaceURI != null && !namespaceURI.equals(getNamespaceURI())) {
            throw new XMLStreamException("Namespace URI " + namespaceURI + " specified did not match with current namespace URI");
        }
        if (localName != null && !localName.equals(getLocalName())) {
            throw new XMLStreamException("LocalName " + localName + " specified did not match with current local name");
        }
    }

    private static String name(int event) {
        return event > 0 && event < NAMES.length ? NAMES[event] : "UNKNOWN_EVENT_TYPE, " + event;
    }

    @Override
    public String getElementText() throws XMLStreamException {
        if (event != START_ELEMENT) {
            throw new XMLStreamException("parser must be on START_ELEMENT to read next text", place);
        }
        StringBuilder all = new StringBuilder();
        while (next() != END_ELEMENT) {
            switch (event) {
                case CHARACTERS, CDATA, SPACE, ENTITY_REFERENCE -> all.append(text == null ? "" : text);
                case PROCESSING_INSTRUCTION, COMMENT -> {
                    // No text of the element.
                }
                case END_DOCUMENT -> throw new XMLStreamException("unexpected end of document when reading element text content");
                case START_ELEMENT -> throw new XMLStreamException(
                        "elementGetText() function expects text only elment but START_ELEMENT was encountered.", place);
                default -> throw new XMLStreamException("Unexpected event type " + event, place);
            }
        }
        return all.toString();
    }

    @Override
    public int nextTag() throws XMLStreamException {
        int kind = next();
        while (kind == CHARACTERS && isWhiteSpace() || kind == CDATA && isWhiteSpace() || kind == SPACE
                || kind == PROCESSING_INSTRUCTION || kind == COMMENT) {
            kind = next();
        }
        if (kind != START_ELEMENT && kind != END_ELEMENT) {
            throw new XMLStreamException("found: " + name(kind) + ", expected START_ELEMENT or END_ELEMENT", place);
        }
        return kind;
    }

    @Override
    public void close() {
        // Nothing is open.
    }

    @Override
    public String getNamespaceURI(String prefix) {
        if (prefix == null) {
            throw new IllegalArgumentException("prefix cannot be null.");
        }
        return uri(prefix);
    }

    private String uri(String prefix) {
        if (prefix.equals("xml")) {
            return XMLConstants.XML_NS_URI;
        }
        if (prefix.equals("xmlns")) {
            return XMLConstants.XMLNS_ATTRIBUTE_NS_URI;
        }
        for (List<String> element : open.reversed()) {
            for (int i = 0; i < element.size(); i += 2) {
                if (element.get(i).equals(prefix)) {
                    return element.get(i + 1).isEmpty() ? null : element.get(i + 1);
                }
            }
        }
        return null;
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return new Bindings(this::uri, open);
    }

    @Override
    public boolean isStartElement() {
        return event == START_ELEMENT;
    }

    @Override
    public boolean isEndElement() {
        return event == END_ELEMENT;
    }

    @Override
    public boolean isCharacters() {
        return event == CHARACTERS;
    }

    @Override
    public boolean isWhiteSpace() {
        return (event == CHARACTERS || event == CDATA || event == SPACE) && text.chars()
                .allMatch(c -> c == ' ' || c == '\n' || c == '\t' || c == '\r');
    }

    private List<XmlScanner.Attribute> attributes(String method) {
        if (event != START_ELEMENT) {
            throw new IllegalStateException("Current state is not among the states START_ELEMENT , ATTRIBUTEvalid for " + method
                    + "()");
        }
        return attributes;
    }

    @Override
    public String getAttributeValue(String namespaceURI, String localName) {
        for (XmlScanner.Attribute one : attributes("getAttributeValue")) {
            boolean here = namespaceURI == null || namespaceURI.equals(one.uri() == null ? "" : one.uri());
            if (here && localName.equals(local(one))) {
                return one.value();
            }
        }
        return null;
    }

    private static String local(XmlScanner.Attribute one) {
        return one.local() == null ? one.name() : one.local();
    }

    private static String prefix(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? "" : name.substring(0, colon);
    }

    @Override
    public int getAttributeCount() {
        return attributes("getAttributeCount").size();
    }

    /** The attribute at a place, or {@code null}. */
    private XmlScanner.Attribute attribute(int index, String method) {
        List<XmlScanner.Attribute> all = attributes(method);
        return index < 0 || index >= all.size() ? null : all.get(index);
    }

    @Override
    public QName getAttributeName(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributeName");
        return one == null ? null : new QName(one.uri(), local(one), one.local() == null ? "" : prefix(one.name()));
    }

    @Override
    public String getAttributeNamespace(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributeNamespace");
        return one == null ? null : one.uri();
    }

    @Override
    public String getAttributeLocalName(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributeLocalName");
        return one == null ? null : local(one);
    }

    @Override
    public String getAttributePrefix(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributePrefix");
        return one == null ? null : one.local() == null ? "" : prefix(one.name());
    }

    @Override
    public String getAttributeType(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributeType");
        return one == null ? null : one.type();
    }

    @Override
    public String getAttributeValue(int index) {
        XmlScanner.Attribute one = attribute(index, "getAttributeValue");
        return one == null ? null : one.value();
    }

    @Override
    public boolean isAttributeSpecified(int index) {
        XmlScanner.Attribute one = attribute(index, "isAttributeSpecified");
        return one != null && one.specified();
    }

    private List<String> bindings(String method) {
        if (event != START_ELEMENT && event != END_ELEMENT) {
            throw new IllegalStateException("Current event state is " + name(event) + " is not among the states START_ELEMENT, "
                    + "END_ELEMENT, UNKNOWN_EVENT_TYPE, 13 valid for " + method + "().");
        }
        return open.getLast();
    }

    @Override
    public int getNamespaceCount() {
        return bindings("getNamespaceCount").size() / 2;
    }

    @Override
    public String getNamespacePrefix(int index) {
        String prefix = bindings("getNamespacePrefix").get(2 * index);
        return prefix.isEmpty() ? null : prefix;
    }

    @Override
    public String getNamespaceURI(int index) {
        String uri = bindings("getNamespaceURI").get(2 * index + 1);
        return uri.isEmpty() ? null : uri;
    }

    @Override
    public int getEventType() {
        return event;
    }

    @Override
    public boolean hasText() {
        return event == CHARACTERS || event == CDATA || event == SPACE || event == COMMENT
                || (event == DTD || event == ENTITY_REFERENCE) && text != null;
    }

    @Override
    public String getText() {
        if (event != CHARACTERS && event != CDATA && event != SPACE && event != COMMENT && event != DTD
                && event != ENTITY_REFERENCE) {
            throw new IllegalStateException("Current state " + name(event)
                    + " is not among the statesCHARACTERS, COMMENT, CDATA, SPACE, ENTITY_REFERENCE, DTD valid for getText() ");
        }
        return text;
    }

    private String characters(String method) {
        if (event != CHARACTERS && event != CDATA && event != SPACE && event != COMMENT) {
            throw new IllegalStateException("Current state = " + name(event)
                    + " is not among the states CHARACTERS , COMMENT , CDATA , SPACE valid for " + method + "() ");
        }
        return text;
    }

    @Override
    public char[] getTextCharacters() {
        return characters("getTextCharacters").toCharArray();
    }

    @Override
    public int getTextCharacters(int sourceStart, char[] target, int targetStart, int length) {
        if (target == null) {
            throw new NullPointerException("target char array can't be null");
        }
        String all = characters("getTextCharacters");
        if (targetStart < 0 || length < 0 || sourceStart < 0 || targetStart >= target.length || length > target.length - targetStart
                || sourceStart > all.length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = Math.min(length, all.length() - sourceStart);
        all.getChars(sourceStart, sourceStart + count, target, targetStart);
        return count;
    }

    @Override
    public int getTextStart() {
        characters("getTextStart");
        return 0;
    }

    @Override
    public int getTextLength() {
        return characters("getTextLength").length();
    }

    @Override
    public String getEncoding() {
        return encoding;
    }

    @Override
    public Location getLocation() {
        return place;
    }

    @Override
    public QName getName() {
        if (!hasName()) {
            throw new IllegalStateException("Illegal to call getName() when event type is " + name(event)
                    + ". Valid states are START_ELEMENT, END_ELEMENT");
        }
        return new QName(scanner.uri, getLocalName(), getPrefix());
    }

    @Override
    public String getLocalName() {
        if (event == ENTITY_REFERENCE) {
            return scanner.name;
        }
        if (!hasName()) {
            throw new IllegalStateException("Method getLocalName() cannot be called for " + name(event) + " event.");
        }
        return namespaces ? scanner.local : scanner.name;
    }

    @Override
    public boolean hasName() {
        return event == START_ELEMENT || event == END_ELEMENT;
    }

    @Override
    public String getNamespaceURI() {
        return hasName() ? scanner.uri : null;
    }

    @Override
    public String getPrefix() {
        return !hasName() ? null : namespaces ? prefix(scanner.name) : "";
    }

    @Override
    public String getVersion() {
        return scanner.version;
    }

    @Override
    public boolean isStandalone() {
        return scanner.standalone != null && scanner.standalone;
    }

    @Override
    public boolean standaloneSet() {
        return scanner.standalone != null;
    }

    @Override
    public String getCharacterEncodingScheme() {
        return scanner.encoding;
    }

    private void checkInstruction() {
        if (event != PROCESSING_INSTRUCTION) {
            throw new IllegalStateException("Current state of the parser is " + name(event) + " But Expected state is 3");
        }
    }

    @Override
    public String getPITarget() {
        checkInstruction();
        return scanner.name;
    }

    @Override
    public String getPIData() {
        checkInstruction();
        return scanner.data;
    }
}
