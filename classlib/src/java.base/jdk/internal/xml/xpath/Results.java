package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.List;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathNodes;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Values as programs want and give them. */
final class Results {
    private Results() {
    }

    /** A value of the program's own as one of expressions. */
    static Object adopted(Object value, DocumentOrder order) {
        if (value instanceof Node node) {
            return new Nodes(List.of(node));
        }
        if (value instanceof NodeList list && !(value instanceof Nodes)) {
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < list.getLength(); i++) {
                nodes.add(list.item(i));
            }
            return Nodes.of(nodes, order);
        }
        return value instanceof Number number ? (Object) number.doubleValue()
                : value instanceof Boolean || value instanceof Nodes ? value : String.valueOf(value);
    }

    static void check(QName type) {
        if (type == null) {
            throw new NullPointerException("XPath#evaluate: QName returnType cannot be null");
        }
        if (!List.of(XPathConstants.STRING, XPathConstants.NUMBER, XPathConstants.BOOLEAN, XPathConstants.NODE,
                XPathConstants.NODESET).contains(type)) {
            throw new IllegalArgumentException("Unsupported returnType: " + type);
        }
    }

    static Object as(QName type, Object value) throws XPathExpressionException {
        if (type.equals(XPathConstants.STRING)) {
            return Values.text(value);
        }
        if (type.equals(XPathConstants.NUMBER)) {
            return Values.number(value);
        }
        if (type.equals(XPathConstants.BOOLEAN)) {
            return Values.truth(value);
        }
        Nodes nodes = Values.nodes(value);
        return type.equals(XPathConstants.NODESET) ? nodes : nodes.item(0);
    }

    static <T> T as(Class<T> type, Object value) throws XPathExpressionException {
        Object result;
        if (type == Boolean.class) {
            result = Values.truth(value);
        } else if (type == String.class) {
            result = Values.text(value);
        } else if (type == XPathNodes.class) {
            result = Values.nodes(value);
        } else if (type == Node.class) {
            result = Values.nodes(value).item(0);
        } else {
            double number = type == Double.class || type == Integer.class || type == Long.class ? Values.number(value) : 0;
            result = type == Double.class ? (Object) number : type == Integer.class ? (Object) (int) number
                    : type == Long.class ? (Object) (long) number : null;
            if (result == null) {
                throw new IllegalArgumentException("Unsupported returnType: " + type.getName());
            }
        }
        return type.cast(result);
    }
}
