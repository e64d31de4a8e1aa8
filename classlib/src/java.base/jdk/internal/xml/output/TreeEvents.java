package jdk.internal.xml.output;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;

/** Tells a handler of a tree, as a reader would of its document. */
public final class TreeEvents {
    private final ContentHandler content;
    private final LexicalHandler lexical;

    /** {@code lexical} may be {@code null}. */
    public TreeEvents(ContentHandler content, LexicalHandler lexical) {
        this.content = content;
        this.lexical = lexical;
    }

    public void tell(Node root) throws SAXException {
        content.startDocument();
        Node at = root;
        while (at != null) {
            open(at);
            Node next = at.getNodeType() == Node.ATTRIBUTE_NODE ? null : at.getFirstChild();
            while (next == null) {
                close(at);
                if (at == root) {
                    break;
                }
                next = at.getNextSibling();
                if (next == null) {
                    at = at.getParentNode();
                }
            }
            at = next;
        }
        content.endDocument();
    }

    private void text(String text) throws SAXException {
        content.characters(text.toCharArray(), 0, text.length());
    }

    private void open(Node node) throws SAXException {
        switch (node.getNodeType()) {
            case Node.ELEMENT_NODE -> {
                AttributesImpl attributes = new AttributesImpl();
                NamedNodeMap map = node.getAttributes();
                List<String> bound = bound(node);
                for (int i = 0; i < bound.size(); i += 2) {
                    content.startPrefixMapping(bound.get(i), bound.get(i + 1));
                }
                for (int i = 0; i < map.getLength(); i++) {
                    Node one = map.item(i);
                    if (!one.getNodeName().startsWith("xmlns")) {
                        attributes.addAttribute(name(one.getNamespaceURI()), local(one), one.getNodeName(), "CDATA",
                                one.getNodeValue());
                    }
                }
                content.startElement(name(node.getNamespaceURI()), local(node), node.getNodeName(), attributes);
            }
            case Node.TEXT_NODE -> text(node.getNodeValue());
            case Node.CDATA_SECTION_NODE -> {
                if (lexical != null) {
                    lexical.startCDATA();
                }
                text(node.getNodeValue());
                if (lexical != null) {
                    lexical.endCDATA();
                }
            }
            case Node.COMMENT_NODE -> {
                if (lexical != null) {
                    lexical.comment(node.getNodeValue().toCharArray(), 0, node.getNodeValue().length());
                }
            }
            case Node.PROCESSING_INSTRUCTION_NODE -> content.processingInstruction(node.getNodeName(), node.getNodeValue());
            default -> {
                // Nothing is told of types.
            }
        }
    }

    private static String name(String uri) {
        return uri == null ? "" : uri;
    }

    private static String local(Node node) {
        return node.getLocalName() == null ? node.getNodeName().substring(node.getNodeName().indexOf(':') + 1)
                : node.getLocalName();
    }

    private static List<String> bound(Node element) {
        List<String> bound = new ArrayList<>();
        NamedNodeMap map = element.getAttributes();
        for (int i = 0; i < map.getLength(); i++) {
            String name = map.item(i).getNodeName();
            if (name.equals("xmlns") || name.startsWith("xmlns:")) {
                bound.add(name.substring(Math.min(name.length(), 6)));
                bound.add(map.item(i).getNodeValue());
            }
        }
        return bound;
    }

    private void close(Node node) throws SAXException {
        if (node.getNodeType() == Node.ELEMENT_NODE) {
            content.endElement(name(node.getNamespaceURI()), local(node), node.getNodeName());
            List<String> bound = bound(node);
            for (int i = 0; i < bound.size(); i += 2) {
                content.endPrefixMapping(bound.get(i));
            }
        }
    }
}
