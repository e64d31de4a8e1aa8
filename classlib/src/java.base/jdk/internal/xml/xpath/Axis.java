package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.w3c.dom.Attr;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** The ways from a node to others, the nearest first. Text that stands together is one node, its first. */
enum Axis {
    ANCESTOR, ANCESTOR_OR_SELF, ATTRIBUTE, CHILD, DESCENDANT, DESCENDANT_OR_SELF, FOLLOWING, FOLLOWING_SIBLING, NAMESPACE, PARENT,
    PRECEDING, PRECEDING_SIBLING, SELF;

    /** The axis of a name, or {@code null}. */
    static Axis named(String name) {
        for (Axis axis : values()) {
            if (axis.name().toLowerCase(java.util.Locale.ENGLISH).replace('_', '-').equals(name)) {
                return axis;
            }
        }
        return null;
    }

    private static boolean isText(Node node) {
        return node != null && (node.getNodeType() == Node.TEXT_NODE || node.getNodeType() == Node.CDATA_SECTION_NODE);
    }

    private static boolean counts(Node node) {
        return node.getNodeType() != Node.DOCUMENT_TYPE_NODE && !(isText(node) && isText(node.getPreviousSibling()));
    }

    private static Node up(Node node) {
        return node instanceof Attr attribute ? attribute.getOwnerElement() : node.getParentNode();
    }

    /** The next node in the order of the document, below {@code root}. */
    static Node following(Node from, Node root) {
        Node down = from.getNodeType() == Node.ATTRIBUTE_NODE ? null : from.getFirstChild();
        return down != null ? down : behind(from, root);
    }

    /** The next node that is not below {@code from}. */
    private static Node behind(Node from, Node root) {
        for (Node at = from; at != null && at != root; at = at.getParentNode()) {
            if (at.getNextSibling() != null) {
                return at.getNextSibling();
            }
        }
        return null;
    }

    static boolean isBinding(Node attribute) {
        String name = attribute.getNodeName();
        return name.equals("xmlns") || name.startsWith("xmlns:");
    }

    List<Node> from(Node node) {
        List<Node> found = new ArrayList<>();
        Consumer<Node> add = one -> {
            if (counts(one)) {
                found.add(one);
            }
        };
        switch (this) {
            case SELF -> found.add(node);
            case PARENT -> {
                if (up(node) != null) {
                    found.add(up(node));
                }
            }
            case ANCESTOR, ANCESTOR_OR_SELF -> {
                for (Node at = this == ANCESTOR ? up(node) : node; at != null; at = up(at)) {
                    found.add(at);
                }
            }
            case CHILD -> {
                if (node.getNodeType() != Node.ATTRIBUTE_NODE) {
                    for (Node at = node.getFirstChild(); at != null; at = at.getNextSibling()) {
                        add.accept(at);
                    }
                }
            }
            case DESCENDANT, DESCENDANT_OR_SELF -> {
                if (this == DESCENDANT_OR_SELF) {
                    found.add(node);
                }
                for (Node at = following(node, node); at != null && node.getNodeType() != Node.ATTRIBUTE_NODE;
                        at = following(at, node)) {
                    add.accept(at);
                }
            }
            case FOLLOWING_SIBLING, PRECEDING_SIBLING -> {
                boolean forward = this == FOLLOWING_SIBLING;
                for (Node at = forward ? node.getNextSibling() : node.getPreviousSibling();
                        at != null && node.getNodeType() != Node.ATTRIBUTE_NODE;
                        at = forward ? at.getNextSibling() : at.getPreviousSibling()) {
                    add.accept(at);
                }
            }
            case FOLLOWING -> {
                boolean attribute = node.getNodeType() == Node.ATTRIBUTE_NODE;
                Node at = attribute ? following(up(node), null) : behind(node, null);
                for (; at != null; at = following(at, null)) {
                    add.accept(at);
                }
            }
            case PRECEDING -> preceding(node, add);
            default -> attributes(node, found);
        }
        return found;
    }

    private static void preceding(Node node, Consumer<Node> add) {
        Node top = node.getNodeType() == Node.ATTRIBUTE_NODE ? up(node) : node;
        for (; top != null; top = top.getParentNode()) {
            for (Node before = top.getPreviousSibling(); before != null; before = before.getPreviousSibling()) {
                Node at = before;
                while (at.getLastChild() != null) {
                    at = at.getLastChild();
                }
                while (true) {
                    add.accept(at);
                    if (at == before) {
                        break;
                    }
                    if (at.getPreviousSibling() == null) {
                        at = at.getParentNode();
                        continue;
                    }
                    at = at.getPreviousSibling();
                    while (at.getLastChild() != null) {
                        at = at.getLastChild();
                    }
                }
            }
        }
    }

    private void attributes(Node node, List<Node> found) {
        if (node.getNodeType() != Node.ELEMENT_NODE) {
            return;
        }
        for (Node at = node; at != null; at = this == NAMESPACE ? at.getParentNode() : null) {
            NamedNodeMap attributes = at.getAttributes();
            for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
                Node one = attributes.item(i);
                boolean hidden = found.stream().anyMatch(other -> other.getNodeName().equals(one.getNodeName()));
                if (isBinding(one) == (this == NAMESPACE) && !hidden) {
                    found.add(one);
                }
            }
        }
    }
}
