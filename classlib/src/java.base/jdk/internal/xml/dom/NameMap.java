package jdk.internal.xml.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Nodes by name, in the order of their names. */
class NameMap implements NamedNodeMap {
    final List<NodeBase> nodes = new ArrayList<>(4);

    /** Where a name is, or the complement of where it belongs. */
    private int find(String name) {
        int low = 0;
        int high = nodes.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = name.compareTo(nodes.get(middle).getNodeName());
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return ~low;
    }

    private int find(String space, String local) {
        if (local == null) {
            return -1;
        }
        for (int i = 0; i < nodes.size(); i++) {
            NodeBase node = nodes.get(i);
            String own = node.getLocalName();
            if (Objects.equals(space, node.getNamespaceURI())
                    && (local.equals(own) || own == null && space == null && local.equals(node.getNodeName()))) {
                return i;
            }
        }
        return -1;
    }

    NodeBase get(String name) {
        int at = name == null ? -1 : find(name);
        return at < 0 ? null : nodes.get(at);
    }

    NodeBase get(String space, String local) {
        int at = find(space, local);
        return at < 0 ? null : nodes.get(at);
    }

    /** Puts a node by its name, or by its name space; gives what was there. */
    NodeBase put(NodeBase node, boolean bySpace) {
        int at = bySpace ? find(node.getNamespaceURI(), node.getLocalName()) : find(node.getNodeName());
        if (at >= 0) {
            return nodes.set(at, node);
        }
        at = find(node.getNodeName());
        nodes.add(at < 0 ? ~at : at, node);
        return null;
    }

    @Override
    public Node getNamedItem(String name) {
        return get(name);
    }

    @Override
    public Node getNamedItemNS(String namespaceURI, String localName) {
        return get(namespaceURI, localName);
    }
    //#for declared
    //#| Node setNamedItem(Node node)
    //#| Node setNamedItemNS(Node node)
    //#| Node removeNamedItem(String name)
    //#| Node removeNamedItemNS(String namespaceURI, String localName)

    @Override
    public $declared$ {
        throw Errors.readOnly();
    }
    //#end

    @Override
    public Node item(int index) {
        return index < 0 || index >= nodes.size() ? null : nodes.get(index);
    }

    @Override
    public int getLength() {
        return nodes.size();
    }

    /** The attributes of an element. */
    static final class Attributes extends NameMap {
        private final ElementNode element;

        Attributes(ElementNode element) {
            this.element = element;
        }

        private Node set(Node node, boolean bySpace) {
            if (!(node instanceof NodeBase) || ((NodeBase) node).document() != element.owner) {
                throw Errors.wrongDocument();
            }
            if (!(node instanceof AttributeNode attribute)) {
                throw Errors.hierarchy();
            }
            if (attribute.element != null) {
                if (attribute.element != element) {
                    throw Errors.inUse();
                }
                return attribute;
            }
            attribute.element = element;
            AttributeNode before = (AttributeNode) put(attribute, bySpace);
            if (before != null) {
                before.element = null;
            }
            if (attribute.isId) {
                element.owner.putId(attribute.getValue(), element);
            }
            element.changed();
            return before;
        }

        @Override
        public Node setNamedItem(Node node) {
            return set(node, false);
        }

        @Override
        public Node setNamedItemNS(Node node) {
            return set(node, true);
        }

        private Node remove(NodeBase found) {
            if (found == null) {
                throw Errors.notFound();
            }
            AttributeNode attribute = (AttributeNode) found;
            nodes.remove(attribute);
            attribute.element = null;
            attribute.specified = true;
            if (attribute.isId) {
                element.owner.forgetId(attribute.getValue(), element);
            }
            element.restoreDefault(attribute);
            element.changed();
            return attribute;
        }

        @Override
        public Node removeNamedItem(String name) {
            return remove(get(name));
        }

        @Override
        public Node removeNamedItemNS(String namespaceURI, String localName) {
            return remove(get(namespaceURI, localName));
        }
    }
}
