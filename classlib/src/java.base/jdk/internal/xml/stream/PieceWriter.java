package jdk.internal.xml.stream;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes a document piece by piece. Where it repairs name spaces, a start tag is kept until it is complete, and declares what its
 * names need.
 */
final class PieceWriter implements XMLStreamWriter {
    private record Attribute(String prefix, String uri, String name, String value) {
    }

    private final Writer out;
    private final Charset charset;
    private final CharsetEncoder encoder;
    private final boolean repairs;
    /** The names of open elements; {@code null} for an empty one. */
    private final List<String> names = new ArrayList<>();
    /** Prefixes and name spaces of each open element, in turn; first those that were set outside. */
    private final List<List<String>> scopes = new ArrayList<>();
    private NamespaceContext context;
    private boolean tagOpen;
    private boolean emptyTag;
    private boolean ended;
    private String prefix;
    private String uri;
    private final List<Attribute> attributes = new ArrayList<>();
    private final List<String> written = new ArrayList<>();

    /** {@code charset} is {@code null} where characters are written. */
    PieceWriter(Writer out, Charset charset, boolean repairs) {
        this.out = out;
        this.charset = charset;
        encoder = charset == null || charset.name().startsWith("UTF-") || !charset.canEncode() ? null : charset.newEncoder();
        this.repairs = repairs;
        scopes.add(new ArrayList<>());
    }

    private void put(String text) throws XMLStreamException {
        try {
            out.write(text);
        } catch (IOException failure) {
            throw new XMLStreamException(failure);
        }
    }

    private void escape(String text, boolean inAttribute) throws XMLStreamException {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append(inAttribute ? "&quot;" : "\"");
                default -> {
                    boolean pair = Character.isHighSurrogate(c) && i + 1 < text.length();
                    if (encoder != null && (pair || !encoder.canEncode(c))) {
                        escaped.append("&#x").append(Integer.toHexString(text.codePointAt(i))).append(';');
                        i += pair ? 1 : 0;
                    } else {
                        escaped.append(c);
                    }
                }
            }
        }
        put(escaped.toString());
    }

    private static String joined(String prefix, String name) {
        return prefix == null || prefix.isEmpty() ? name : prefix + ":" + name;
    }

    private void bind(String prefix, String uri) {
        List<String> scope = scopes.getLast();
        for (int i = 0; i < scope.size(); i += 2) {
            if (scope.get(i).equals(prefix)) {
                scope.set(i + 1, uri);
                return;
            }
        }
        scope.add(prefix);
        scope.add(uri);
    }

    private String bound(String prefix) {
        for (List<String> scope : scopes.reversed()) {
            for (int i = 0; i < scope.size(); i += 2) {
                if (scope.get(i).equals(prefix)) {
                    return scope.get(i + 1);
                }
            }
        }
        return prefix.equals("xml") ? XMLConstants.XML_NS_URI : context == null ? null : context.getNamespaceURI(prefix);
    }

    private String prefixOf(String uri) {
        String found = new Bindings(this::bound, scopes).getPrefix(uri);
        return found != null || context == null ? found : context.getPrefix(uri);
    }

    // Tags

    private void closeTag() throws XMLStreamException {
        if (!tagOpen) {
            return;
        }
        tagOpen = false;
        if (repairs) {
            declare();
        }
        put(emptyTag ? "/>" : ">");
        if (emptyTag) {
            names.removeLast();
            scopes.removeLast();
            emptyTag = false;
        }
    }

    /** Writes what the names of a tag need, and its attributes. */
    private void declare() throws XMLStreamException {
        need(prefix == null ? "" : prefix, uri);
        for (Attribute one : attributes) {
            if (one.uri() != null && !one.uri().isEmpty()) {
                need(one.prefix(), one.uri());
            }
        }
        for (int i = 0; i < written.size(); i += 2) {
            put(" " + joined(written.get(i).isEmpty() ? "" : "xmlns", written.get(i).isEmpty() ? "xmlns" : written.get(i)) + "=\"");
            escape(written.get(i + 1), true);
            put("\"");
        }
        for (Attribute one : attributes) {
            attribute(one);
        }
    }

    private void need(String prefix, String uri) {
        if (uri == null || prefix.equals("xml")) {
            return;
        }
        for (int i = 0; i < written.size(); i += 2) {
            if (written.get(i).equals(prefix)) {
                return;
            }
        }
        List<List<String>> outer = scopes.subList(0, scopes.size() - 1);
        for (List<String> scope : outer.reversed()) {
            int at = scope.indexOf(prefix);
            if (at >= 0 && at % 2 == 0 && scope != scopes.getFirst()) {
                if (scope.get(at + 1).equals(uri)) {
                    return;
                }
                break;
            }
        }
        if (prefix.isEmpty() && uri.isEmpty()) {
            return;
        }
        bind(prefix, uri);
        written.add(prefix);
        written.add(uri);
    }

    private void attribute(Attribute one) throws XMLStreamException {
        put(" " + joined(one.prefix(), one.name()) + "=\"");
        escape(one.value(), true);
        put("\"");
    }

    private void open(String prefix, String name, String uri, boolean empty) throws XMLStreamException {
        if (name == null) {
            throw new XMLStreamException("Local Name cannot be null");
        }
        closeTag();
        this.prefix = prefix;
        this.uri = uri;
        attributes.clear();
        written.clear();
        String full = joined(prefix, name);
        put("<" + full);
        names.add(full);
        scopes.add(new ArrayList<>());
        if (uri != null && prefix != null) {
            bind(prefix, uri);
        }
        tagOpen = true;
        emptyTag = empty;
    }

    private String known(String uri) throws XMLStreamException {
        if (uri == null) {
            throw new XMLStreamException("NamespaceURI cannot be null");
        }
        String found = prefixOf(uri);
        if (found == null) {
            throw new XMLStreamException("Prefix cannot be null");
        }
        return found;
    }

    @Override
    public void writeStartElement(String localName) throws XMLStreamException {
        open(null, localName, null, false);
    }

    @Override
    public void writeStartElement(String namespaceURI, String localName) throws XMLStreamException {
        open(known(namespaceURI), localName, namespaceURI, false);
    }

    @Override
    public void writeStartElement(String prefix, String localName, String namespaceURI) throws XMLStreamException {
        checkNames(prefix, namespaceURI);
        open(prefix, localName, namespaceURI, false);
    }

    private void checkNames(String prefix, String uri) throws XMLStreamException {
        if (uri == null) {
            throw new XMLStreamException("NamespaceURI cannot be null");
        }
        if (prefix == null && !repairs) {
            throw new XMLStreamException("Prefix cannot be null");
        }
    }

    @Override
    public void writeEmptyElement(String namespaceURI, String localName) throws XMLStreamException {
        open(known(namespaceURI), localName, namespaceURI, true);
    }

    @Override
    public void writeEmptyElement(String prefix, String localName, String namespaceURI) throws XMLStreamException {
        checkNames(prefix, namespaceURI);
        open(prefix, localName, namespaceURI, true);
    }

    @Override
    public void writeEmptyElement(String localName) throws XMLStreamException {
        open(null, localName, null, true);
    }

    @Override
    public void writeEndElement() throws XMLStreamException {
        closeTag();
        if (names.isEmpty()) {
            throw new XMLStreamException("No element was found to write: "
                    + new ArrayIndexOutOfBoundsException("Index -1 out of bounds for length 10"));
        }
        put("</" + names.removeLast() + ">");
        scopes.removeLast();
    }

    @Override
    public void writeEndDocument() throws XMLStreamException {
        closeTag();
        while (!names.isEmpty()) {
            writeEndElement();
        }
    }

    @Override
    public void close() throws XMLStreamException {
        flush();
        ended = true;
    }

    @Override
    public void flush() throws XMLStreamException {
        if (ended) {
            return;
        }
        try {
            out.flush();
        } catch (IOException failure) {
            throw new XMLStreamException(failure);
        }
    }

    private void add(Attribute one) throws XMLStreamException {
        if (!tagOpen) {
            throw new XMLStreamException("Attribute not associated with any element");
        }
        if (one.value() == null) {
            throw new NullPointerException();
        }
        if (repairs) {
            attributes.add(one);
        } else {
            attribute(one);
        }
    }

    @Override
    public void writeAttribute(String localName, String value) throws XMLStreamException {
        add(new Attribute(null, null, localName, value));
    }

    @Override
    public void writeAttribute(String prefix, String namespaceURI, String localName, String value) throws XMLStreamException {
        checkNames(prefix, namespaceURI);
        if (tagOpen && !prefix.isEmpty() && !namespaceURI.isEmpty()) {
            bind(prefix, namespaceURI);
        }
        add(new Attribute(prefix, namespaceURI, localName, value));
    }

    @Override
    public void writeAttribute(String namespaceURI, String localName, String value) throws XMLStreamException {
        if (!tagOpen) {
            throw new XMLStreamException("Attribute not associated with any element");
        }
        add(new Attribute(known(namespaceURI), namespaceURI, localName, value));
    }

    @Override
    public void writeNamespace(String prefix, String namespaceURI) throws XMLStreamException {
        if (!tagOpen) {
            throw new IllegalStateException("Invalid state: start tag is not opened at writeNamespace(" + prefix + ", "
                    + namespaceURI + ")");
        }
        String name = prefix == null || prefix.equals("xmlns") ? "" : prefix;
        String space = namespaceURI == null ? "" : namespaceURI;
        bind(name, space);
        if (repairs) {
            int at = written.indexOf(name);
            if (at < 0 || at % 2 == 1) {
                written.add(name);
                written.add(space);
            }
            return;
        }
        put(name.isEmpty() ? " xmlns=\"" : " xmlns:" + name + "=\"");
        escape(space, true);
        put("\"");
    }

    @Override
    public void writeDefaultNamespace(String namespaceURI) throws XMLStreamException {
        if (!tagOpen) {
            throw new IllegalStateException("Namespace Attribute not associated with any element");
        }
        writeNamespace("", namespaceURI);
    }

    // What stands between tags

    @Override
    public void writeComment(String data) throws XMLStreamException {
        closeTag();
        put("<!--" + (data == null ? "" : data) + "-->");
    }

    @Override
    public void writeProcessingInstruction(String target) throws XMLStreamException {
        if (target == null) {
            throw new XMLStreamException("PI target cannot be null");
        }
        closeTag();
        put("<?" + target + "?>");
    }

    @Override
    public void writeProcessingInstruction(String target, String data) throws XMLStreamException {
        if (target == null || data == null) {
            throw new XMLStreamException("PI target cannot be null");
        }
        closeTag();
        put("<?" + target + " " + data + "?>");
    }

    @Override
    public void writeCData(String data) throws XMLStreamException {
        if (data == null) {
            throw new XMLStreamException("cdata cannot be null");
        }
        closeTag();
        put("<![CDATA[" + data + "]]>");
    }

    @Override
    public void writeDTD(String dtd) throws XMLStreamException {
        closeTag();
        put(dtd);
    }

    @Override
    public void writeEntityRef(String name) throws XMLStreamException {
        closeTag();
        put("&" + name + ";");
    }

    @Override
    public void writeStartDocument() throws XMLStreamException {
        put("<?xml version=\"1.0\" ?>");
    }

    @Override
    public void writeStartDocument(String version) throws XMLStreamException {
        if (version == null || version.isEmpty()) {
            writeStartDocument();
        } else {
            put("<?xml version=\"" + version + "\"?>");
        }
    }

    @Override
    public void writeStartDocument(String encoding, String version) throws XMLStreamException {
        if (encoding == null && version == null) {
            writeStartDocument();
            return;
        }
        if (encoding == null) {
            writeStartDocument(version);
            return;
        }
        if (charset != null && !charset.name().equalsIgnoreCase(encoding) && !charset.aliases().contains(encoding)) {
            throw new XMLStreamException("Underlying stream encoding '" + charset.name()
                    + "' and input parameter for writeStartDocument() method '" + encoding + "' do not match.");
        }
        put("<?xml version=\"" + (version == null || version.isEmpty() ? "1.0" : version) + "\""
                + (encoding.isEmpty() ? "" : " encoding=\"" + encoding + "\"") + "?>");
    }

    @Override
    public void writeCharacters(String text) throws XMLStreamException {
        closeTag();
        if (text != null) {
            escape(text, false);
        }
    }

    @Override
    public void writeCharacters(char[] text, int start, int len) throws XMLStreamException {
        closeTag();
        escape(new String(text, start, len), false);
    }

    // Name spaces

    @Override
    public String getPrefix(String uri) {
        return prefixOf(uri);
    }

    @Override
    public void setPrefix(String prefix, String uri) throws XMLStreamException {
        if (prefix == null) {
            throw new XMLStreamException("Prefix cannot be null");
        }
        if (uri == null) {
            throw new XMLStreamException("URI cannot be null");
        }
        bind(prefix, uri);
    }

    @Override
    public void setDefaultNamespace(String uri) {
        bind("", uri == null ? "" : uri);
    }

    @Override
    public void setNamespaceContext(NamespaceContext context) {
        this.context = context;
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return new Bindings(this::bound, scopes);
    }

    @Override
    public Object getProperty(String name) {
        if (!XMLOutputFactory.IS_REPAIRING_NAMESPACES.equals(name)) {
            throw new IllegalArgumentException("Property '" + name + "' is not supported");
        }
        return repairs;
    }
}
