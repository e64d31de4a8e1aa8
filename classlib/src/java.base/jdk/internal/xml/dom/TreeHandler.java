package jdk.internal.xml.dom;

import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.ext.DefaultHandler2;

/** Makes the tree that it is told of, below a node. */
public final class TreeHandler extends DefaultHandler2 {
    private final Document document;
    private final Node before;
    private final Node root;
    private Node at;
    private final StringBuilder text = new StringBuilder();
    private boolean inType;
    /** Prefixes and their name spaces, in turn, that the next element binds. */
    private final List<String> mappings = new ArrayList<>();

    /** {@code before} is the child before which nodes are put, or {@code null}. */
    public TreeHandler(Node root, Node before) {
        this.root = root;
        this.before = before;
        at = root;
        document = root instanceof Document own ? own : root.getOwnerDocument();
    }

    private void add(Node node) {
        endText();
        at.insertBefore(node, at == root ? before : null);
    }

    private void endText() {
        if (!text.isEmpty()) {
            at.insertBefore(document.createTextNode(text.toString()), at == root ? before : null);
            text.setLength(0);
        }
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
        mappings.add(prefix);
        mappings.add(uri);
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) {
        Element element = document.createElementNS(uri.isEmpty() ? null : uri, qName.isEmpty() ? localName : qName);
        for (int i = 0; i < mappings.size(); i += 2) {
            String prefix = mappings.get(i);
            element.setAttributeNS(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix,
                    mappings.get(i + 1));
        }
        mappings.clear();
        for (int i = 0; i < attributes.getLength(); i++) {
            String name = attributes.getQName(i);
            boolean binds = name.equals("xmlns") || name.startsWith("xmlns:");
            String space = binds ? XMLConstants.XMLNS_ATTRIBUTE_NS_URI : attributes.getURI(i);
            element.setAttributeNS(space == null || space.isEmpty() ? null : space, name, attributes.getValue(i));
        }
        add(element);
        at = element;
    }

    @Override
    public void endElement(String uri, String localName, String qName) {
        endText();
        at = at.getParentNode();
    }

    @Override
    public void characters(char[] ch, int start, int length) {
        if (!(at instanceof Document)) {
            text.append(ch, start, length);
        }
    }

    @Override
    public void endDocument() {
        endText();
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) {
        characters(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) {
        add(document.createProcessingInstruction(target, data));
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) {
        inType = true;
    }

    @Override
    public void endDTD() {
        inType = false;
    }

    @Override
    public void comment(char[] ch, int start, int length) {
        if (!inType) {
            add(document.createComment(new String(ch, start, length)));
        }
    }
}
