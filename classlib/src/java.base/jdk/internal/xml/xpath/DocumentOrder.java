package jdk.internal.xml.xpath;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Attr;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** The places of nodes in their documents, which are counted when they are first asked for. */
final class DocumentOrder {
    private final Map<Node, Integer> places = new IdentityHashMap<>();

    private static Node up(Node node) {
        return node instanceof Attr attribute ? attribute.getOwnerElement() : node.getParentNode();
    }

    private int place(Node node) {
        Integer known = places.get(node);
        if (known != null) {
            return known;
        }
        Node root = node;
        for (Node above = up(root); above != null; above = up(root)) {
            root = above;
        }
        for (Node at = root; at != null; at = Axis.following(at, root)) {
            places.put(at, places.size());
            NamedNodeMap attributes = at.getAttributes();
            for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
                places.put(attributes.item(i), places.size());
            }
        }
        return places.getOrDefault(node, 0);
    }

    void sort(List<Node> nodes) {
        if (nodes.size() > 1) {
            nodes.sort((one, other) -> Integer.compare(place(one), place(other)));
        }
    }
}
