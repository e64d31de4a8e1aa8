package jdk.internal.xml.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.xml.SaxReader;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;

/** Writes the document that it is told of. Where no method is given, the root element says whether it is HTML. */
public final class DocumentOutput extends DefaultHandler2 {
    /** Something that is written when the method is known. */
    private interface Event {
        void write(MarkupWriter writer) throws IOException, SAXException;
    }

    private final OutputFormat format;
    private final Writer out;
    private final boolean undecided;
    private MarkupWriter writer;
    private List<Event> early = new ArrayList<>();
    /** Where the document comes from, if it is the library's own reader. */
    private SaxReader source;
    private final List<String> mappings = new ArrayList<>();
    private Map<String, String> bindings = new HashMap<>();
    private final Deque<Map<String, String>> outer = new ArrayDeque<>();

    /** {@code method} is {@code xml}, {@code html}, {@code text} or {@code null}. */
    public DocumentOutput(OutputFormat format, String method, Writer out) {
        this.format = format;
        this.out = out;
        undecided = method == null;
        if (method != null) {
            writer = switch (method) {
                case "html" -> new HtmlWriter(format, out);
                case "text" -> new TextWriter(format, out);
                default -> new MarkupWriter(format, out);
            };
        }
    }

    public void from(SaxReader source) {
        this.source = source;
    }

    public OutputFormat format() {
        return format;
    }

    private MarkupWriter decided(boolean html) throws IOException, SAXException {
        if (source != null && undecided) {
            format.version = source.version();
        }
        if (writer == null) {
            if (html) {
                format.indent = true;
                format.amount = 4;
                format.encoding("UTF-8");
            }
            writer = html ? new HtmlWriter(format, out) : new MarkupWriter(format, out);
            for (Event event : early) {
                event.write(writer);
            }
            early = null;
        }
        return writer;
    }

    private void write(Event event) throws SAXException {
        try {
            if (writer == null) {
                early.add(event);
            } else {
                event.write(decided(false));
            }
        } catch (IOException failure) {
            throw new SAXException(failure);
        }
    }

    /** Whether no element was seen yet, and no method was given. */
    boolean decidesNext() {
        return undecided && writer == null;
    }

    void start(String uri, String name, List<String> attributes) throws SAXException {
        boolean html = writer == null && name.equalsIgnoreCase("html") && (uri == null || uri.isEmpty())
                && !attributes.contains("xmlns");
        try {
            decided(html).start(uri, name, attributes);
        } catch (IOException failure) {
            throw new SAXException(failure);
        }
    }

    void end(String name) throws SAXException {
        write(to -> to.end(name));
    }

    void text(String text) throws SAXException {
        try {
            if (!text.isEmpty()) {
                decided(false).text(text);
            }
        } catch (IOException failure) {
            throw new SAXException(failure);
        }
    }

    void comment(String text) throws SAXException {
        write(to -> to.comment(text));
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
        mappings.add(prefix);
        mappings.add(uri);
    }

    private static void put(List<String> attributes, String name, String value) {
        for (int i = 0; i < attributes.size(); i += 2) {
            if (attributes.get(i).equals(name)) {
                attributes.set(i + 1, value);
                return;
            }
        }
        attributes.add(name);
        attributes.add(value);
    }

    private static String binding(String prefix) {
        return prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException {
        List<String> attributes = new ArrayList<>();
        boolean first = decidesNext();
        outer.push(bindings);
        if (first && !uri.isEmpty()) {
            int colon = qName.indexOf(':');
            put(attributes, binding(colon < 0 ? "" : qName.substring(0, colon)), uri);
        }
        List<String> declared = new ArrayList<>();
        for (int i = 0; i < mappings.size(); i += 2) {
            String prefix = mappings.get(i);
            if (!mappings.get(i + 1).equals(bindings.getOrDefault(prefix, ""))) {
                bindings = bindings == outer.peek() ? new HashMap<>(bindings) : bindings;
                bindings.put(prefix, mappings.get(i + 1));
                put(first ? declared : attributes, binding(prefix), mappings.get(i + 1));
            }
        }
        mappings.clear();
        for (int i = 0; i < atts.getLength(); i++) {
            put(attributes, atts.getQName(i), atts.getValue(i));
        }
        for (int i = 0; i < declared.size(); i += 2) {
            put(attributes, declared.get(i), declared.get(i + 1));
        }
        start(uri, qName.isEmpty() ? localName : qName, attributes);
    }

    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        bindings = outer.pop();
        end(qName.isEmpty() ? localName : qName);
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        text(new String(ch, start, length));
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        characters(ch, start, length);
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) throws SAXException {
        if (!undecided) {
            write(to -> to.type(name, publicId, systemId));
        }
    }

    @Override
    public void startCDATA() throws SAXException {
        write(MarkupWriter::startSection);
    }

    @Override
    public void endCDATA() throws SAXException {
        write(MarkupWriter::endSection);
    }

    @Override
    public void comment(char[] ch, int start, int length) throws SAXException {
        comment(new String(ch, start, length));
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        write(to -> to.instruction(target, data == null ? "" : data));
    }

    @Override
    public void endDocument() throws SAXException {
        try {
            decided(false).finish();
            out.flush();
        } catch (IOException failure) {
            throw new SAXException(failure);
        }
    }
}
