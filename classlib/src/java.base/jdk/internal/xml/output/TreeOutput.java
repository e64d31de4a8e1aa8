package jdk.internal.xml.output;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Writes a tree, with the declarations of name spaces that it lacks. */
public final class TreeOutput {
    private final DocumentOutput to;
    private Map<String, String> bindings = new HashMap<>();
    private final Deque<Map<String, String>> outer = new ArrayDeque<>();

    public TreeOutput(DocumentOutput to) {
        this.to = to;
    }

    public void write(Node root) throws SAXException {
        if (root instanceof Document document) {
            OutputFormat format = to.format();
            format.version = document.getXmlVersion();
            if (document.getXmlEncoding() != null) {
                format.encoding(document.getXmlEncoding());
            }
            if (!document.getXmlStandalone()) {
                format.standalone = "no";
            }
        }
        Node at = root;
        while (at != null) {
            open(at);
            Node next = descends(at) ? at.getFirstChild() : null;
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
        to.endDocument();
    }

    private static boolean descends(Node node) {
        short type = node.getNodeType();
        return type == Node.ELEMENT_NODE || type == Node.DOCUMENT_NODE || type == Node.DOCUMENT_FRAGMENT_NODE
                || type == Node.ENTITY_REFERENCE_NODE;
    }

    private void open(Node node) throws SAXException {
        switch (node.getNodeType()) {
            case Node.ELEMENT_NODE -> element(node);
            case Node.TEXT_NODE -> to.text(checked(node.getNodeValue()));
            case Node.CDATA_SECTION_NODE -> {
                to.startCDATA();
                to.text(checked(node.getNodeValue()));
                to.endCDATA();
            }
            case Node.COMMENT_NODE -> to.comment(node.getNodeValue());
            case Node.PROCESSING_INSTRUCTION_NODE -> to.processingInstruction(node.getNodeName(), node.getNodeValue());
            default -> {
                // Nothing is written of types, nor of attributes by themselves.
            }
        }
    }

    private String checked(String text) throws SAXException {
        for (int i = 0; text != null && i < text.length(); i++) {
            char c = text.charAt(i);
            boolean control = c < 32 && c != '\n' && c != '\t' && c != '\r' || c >= 0xFFFE;
            if (control && (c == 0 || c >= 0xFFFE || !to.format().version.equals("1.1"))) {
                throw new SAXException("An invalid XML character (Unicode: 0x" + Integer.toHexString(c)
                        + ") was found in the node's character data content.");
            }
        }
        return text == null ? "" : text;
    }

    private void close(Node node) throws SAXException {
        if (node.getNodeType() == Node.ELEMENT_NODE) {
            bindings = outer.pop();
            to.end(node.getNodeName());
        }
    }

    private void declare(List<String> attributes, String prefix, String uri) {
        if (!uri.equals(bindings.getOrDefault(prefix, "")) && !prefix.equals("xml")) {
            if (bindings == outer.peek()) {
                bindings = new HashMap<>(bindings);
            }
            bindings.put(prefix, uri);
            attributes.add(prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix);
            attributes.add(uri);
        }
    }

    private void element(Node element) throws SAXException {
        List<String> attributes = new ArrayList<>();
        outer.push(bindings);
        NamedNodeMap map = element.getAttributes();
        for (int i = 0; i < map.getLength(); i++) {
            String name = map.item(i).getNodeName();
            if (name.startsWith("xmlns")) {
                declare(attributes, name.indexOf(':') < 0 ? "" : name.substring(name.indexOf(':') + 1), map.item(i).getNodeValue());
            }
        }
        String name = element.getNodeName();
        String prefix = name.indexOf(':') < 0 ? "" : name.substring(0, name.indexOf(':'));
        if (to.decidesNext()) {
            int own = attributes.indexOf(prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix);
            if (own > 0 && own % 2 == 0) {
                attributes.add(0, attributes.remove(own + 1));
                attributes.add(0, attributes.remove(own + 1));
            }
        }
        int generated = 0;
        for (int i = 0; i < map.getLength(); i++) {
            Node attribute = map.item(i);
            String full = attribute.getNodeName();
            if (full.startsWith("xmlns")) {
                continue;
            }
            String uri = attribute.getNamespaceURI();
            if (uri != null && !uri.isEmpty()) {
                if (full.indexOf(':') < 0) {
                    full = "ns" + generated++ + ":" + full;
                }
                declare(attributes, full.substring(0, full.indexOf(':')), uri);
            }
            attributes.add(full);
            attributes.add(attribute.getNodeValue());
        }
        if (element.getNamespaceURI() != null) {
            declare(attributes, prefix, element.getNamespaceURI());
        } else if (element.getLocalName() != null) {
            declare(attributes, "", "");
        }
        to.start(null, name, attributes);
    }
}
