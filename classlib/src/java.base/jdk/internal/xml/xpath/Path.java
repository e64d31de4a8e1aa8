package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Node;

/** Steps from nodes to nodes. {@code start} is what they begin with: {@code null} for the node at hand. */
record Path(Expression start, boolean fromRoot, List<Step> steps) implements Expression {
    /** What nodes of an axis are wanted: of a kind, and with a name ({@code null} for any), in a name space. */
    record Step(Axis axis, short kind, boolean anyKind, boolean anySpace, String space, String name, List<Expression> predicates) {
        private boolean fits(Node node) {
            if (anyKind) {
                return true;
            }
            short type = node.getNodeType();
            if (kind == 0) {
                short principal = axis == Axis.ATTRIBUTE || axis == Axis.NAMESPACE ? Node.ATTRIBUTE_NODE : Node.ELEMENT_NODE;
                return type == principal && fitsName(node);
            }
            boolean text = kind == Node.TEXT_NODE && type == Node.CDATA_SECTION_NODE;
            return (type == kind || text) && (name == null || name.equals(node.getNodeName()));
        }

        private boolean fitsName(Node node) {
            if (axis == Axis.NAMESPACE) {
                return name == null || name.equals(Functions.localName(node));
            }
            String own = node.getNamespaceURI();
            return (anySpace || (own == null || own.isEmpty() ? space.isEmpty() : own.equals(space)))
                    && (name == null || name.equals(Functions.localName(node)));
        }

        List<Node> from(Node node, Context context) throws XPathExpressionException {
            List<Node> found = new ArrayList<>();
            for (Node one : axis.from(node)) {
                if (fits(one)) {
                    found.add(one);
                }
            }
            return filtered(found, predicates, context);
        }
    }

    /** The nodes for which predicates hold; a number is a place in the list. */
    static List<Node> filtered(List<Node> nodes, List<Expression> predicates, Context context) throws XPathExpressionException {
        List<Node> left = nodes;
        for (Expression predicate : predicates) {
            List<Node> kept = new ArrayList<>();
            for (int i = 0; i < left.size(); i++) {
                Object value = predicate.value(context.at(left.get(i), i + 1, left.size()));
                if (value instanceof Double place ? place == i + 1 : Values.truth(value)) {
                    kept.add(left.get(i));
                }
            }
            left = kept;
        }
        return left;
    }

    @Override
    public Object value(Context context) throws XPathExpressionException {
        Nodes at;
        if (start != null) {
            at = Values.nodes(start.value(context));
        } else {
            Node node = context.node();
            if (node == null) {
                throw Failures.of("Context item is absent");
            }
            while (fromRoot && (node.getParentNode() != null || node instanceof org.w3c.dom.Attr)) {
                node = node instanceof org.w3c.dom.Attr attribute ? attribute.getOwnerElement() : node.getParentNode();
            }
            if (fromRoot && node.getOwnerDocument() != null) {
                node = node.getOwnerDocument();
            }
            at = new Nodes(List.of(node));
        }
        for (Step step : steps) {
            Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
            List<Node> found = new ArrayList<>();
            for (Node node : at.list) {
                for (Node one : step.from(node, context)) {
                    if (seen.add(one)) {
                        found.add(one);
                    }
                }
            }
            context.order().sort(found);
            at = new Nodes(found);
        }
        return at;
    }
}
