package jdk.internal.xml.dom;

import java.util.Objects;
import org.w3c.dom.Node;

/** Whether two trees say the same. */
final class Equality {
    private Equality() {
    }

    static boolean of(NodeBase one, Node other) {
        Node left = one;
        Node right = other;
        while (true) {
            if (right == null && left != one || !same(left, right)) {
                return false;
            }
            Node leftNext = left.getFirstChild();
            Node rightNext = right.getFirstChild();
            while (leftNext == null) {
                if (rightNext != null) {
                    return false;
                }
                if (left == one) {
                    return true;
                }
                leftNext = left.getNextSibling();
                rightNext = right.getNextSibling();
                if (leftNext == null && rightNext == null) {
                    left = left.getParentNode();
                    right = right.getParentNode();
                }
            }
            left = leftNext;
            right = rightNext;
        }
    }

    private static boolean same(Node one, Node other) {
        if (one == other) {
            return true;
        }
        if (one.getNodeType() != other.getNodeType() || !Objects.equals(one.getNodeName(), other.getNodeName())
                || !Objects.equals(one.getLocalName(), other.getLocalName())
                || !Objects.equals(one.getNamespaceURI(), other.getNamespaceURI())
                || !Objects.equals(one.getPrefix(), other.getPrefix())
                || !Objects.equals(one.getNodeValue(), other.getNodeValue())) {
            return false;
        }
        if (one instanceof TypeNode type && !type.sameAs((TypeNode) other)) {
            return false;
        }
        return !(one instanceof ElementNode left) || other instanceof ElementNode right && sameAttributes(left, right);
    }

    private static boolean sameAttributes(ElementNode one, ElementNode other) {
        if (one.attributes.nodes.size() != other.attributes.nodes.size()) {
            return false;
        }
        for (NodeBase attribute : one.attributes.nodes) {
            NodeBase match = attribute.getLocalName() == null ? other.attributes.get(attribute.getNodeName())
                    : other.attributes.get(attribute.getNamespaceURI(), attribute.getLocalName());
            if (match == null || !same(attribute, match)) {
                return false;
            }
        }
        return true;
    }
}
