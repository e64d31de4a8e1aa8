package jdk.internal.xml.dom;

import org.w3c.dom.Node;

/** Which of two nodes comes first. */
final class Positions {
    private Positions() {
    }

    private static NodeBase up(NodeBase node) {
        return node instanceof AttributeNode attribute ? attribute.element : node.parent;
    }

    private static int depth(NodeBase node) {
        int depth = 0;
        for (NodeBase at = up(node); at != null; at = up(at)) {
            depth++;
        }
        return depth;
    }

    /** Where {@code other} is, seen from {@code one}, as the sum of the constants of {@link Node}. */
    static short compare(NodeBase one, Node other) {
        if (one == other) {
            return 0;
        }
        if (!(other instanceof NodeBase)) {
            throw Errors.notSupported();
        }
        NodeBase left = one;
        NodeBase right = (NodeBase) other;
        int leftDepth = depth(left);
        int rightDepth = depth(right);
        NodeBase leftBelow = null;
        NodeBase rightBelow = null;
        for (int i = leftDepth; i > rightDepth; i--) {
            leftBelow = left;
            left = up(left);
        }
        for (int i = rightDepth; i > leftDepth; i--) {
            rightBelow = right;
            right = up(right);
        }
        while (left != right) {
            leftBelow = left;
            rightBelow = right;
            left = up(left);
            right = up(right);
        }
        if (left == null) {
            int order = System.identityHashCode(one.document()) <= System.identityHashCode(((NodeBase) other).document())
                    ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
            return (short) (Node.DOCUMENT_POSITION_DISCONNECTED | Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC | order);
        }
        if (rightBelow == null) {
            return Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_PRECEDING;
        }
        if (leftBelow == null) {
            return Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING;
        }
        if (leftBelow instanceof AttributeNode && rightBelow instanceof AttributeNode) {
            java.util.List<NodeBase> order = ((ElementNode) left).attributes.nodes;
            boolean follows = order.indexOf(rightBelow) > order.indexOf(leftBelow);
            return (short) (Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                    | (follows ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING));
        }
        if (leftBelow instanceof AttributeNode) {
            return Node.DOCUMENT_POSITION_FOLLOWING;
        }
        if (rightBelow instanceof AttributeNode) {
            return Node.DOCUMENT_POSITION_PRECEDING;
        }
        for (NodeBase at = leftBelow.next; at != null; at = at.next) {
            if (at == rightBelow) {
                return Node.DOCUMENT_POSITION_FOLLOWING;
            }
        }
        return Node.DOCUMENT_POSITION_PRECEDING;
    }
}
