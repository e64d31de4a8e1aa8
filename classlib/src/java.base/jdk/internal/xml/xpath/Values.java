package jdk.internal.xml.xpath;

import java.math.BigDecimal;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Node;

/** Turns values into others, and compares them. */
final class Values {
    private Values() {
    }

    static String text(Node node) {
        switch (node.getNodeType()) {
            case Node.TEXT_NODE, Node.CDATA_SECTION_NODE -> {
                StringBuilder whole = new StringBuilder();
                for (Node at = node; at instanceof org.w3c.dom.Text; at = at.getNextSibling()) {
                    whole.append(at.getNodeValue());
                }
                return whole.toString();
            }
            case Node.ELEMENT_NODE, Node.DOCUMENT_NODE, Node.DOCUMENT_FRAGMENT_NODE, Node.ENTITY_REFERENCE_NODE -> {
                StringBuilder whole = new StringBuilder();
                for (Node at = Axis.following(node, node); at != null; at = Axis.following(at, node)) {
                    if (at instanceof org.w3c.dom.Text) {
                        whole.append(at.getNodeValue());
                    }
                }
                return whole.toString();
            }
            default -> {
                return node.getNodeValue() == null ? "" : node.getNodeValue();
            }
        }
    }

    static String text(Object value) {
        if (value instanceof Nodes nodes) {
            return nodes.list.isEmpty() ? "" : text(nodes.list.getFirst());
        }
        return value instanceof Double number ? text(number.doubleValue()) : value.toString();
    }

    private static String text(double number) {
        if (number == 0) {
            return "0";
        }
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return Double.toString(number);
        }
        String plain = new BigDecimal(Double.toString(number)).toPlainString();
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    static double number(Object value) {
        if (value instanceof Double number) {
            return number;
        }
        if (value instanceof Boolean truth) {
            return truth ? 1 : 0;
        }
        String text = text(value).strip();
        boolean digits = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            if (!digit && !(c == '-' && i == 0) && !(c == '.' && text.indexOf('.') == i)) {
                return Double.NaN;
            }
            digits |= digit;
        }
        return digits ? Double.parseDouble(text) : Double.NaN;
    }

    static boolean truth(Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        if (value instanceof Double number) {
            return number != 0 && !number.isNaN();
        }
        return value instanceof Nodes nodes ? !nodes.list.isEmpty() : !value.toString().isEmpty();
    }

    static Nodes nodes(Object value) throws XPathExpressionException {
        if (value instanceof Nodes nodes) {
            return nodes;
        }
        String kind = value instanceof Double ? "#NUMBER" : value instanceof Boolean ? "#BOOLEAN" : "#STRING";
        throw Failures.of("Can not convert " + kind + " to a NodeList!");
    }

    /** {@code operator} is one of {@code = != < <= > >=}. */
    static boolean compare(String operator, Object left, Object right) {
        if (left instanceof Nodes one && !(right instanceof Boolean)) {
            for (Node node : one.list) {
                if (compare(operator, text(node), right)) {
                    return true;
                }
            }
            return false;
        }
        if (right instanceof Nodes other && !(left instanceof Boolean)) {
            for (Node node : other.list) {
                if (compare(operator, left, text(node))) {
                    return true;
                }
            }
            return false;
        }
        boolean equality = operator.equals("=") || operator.equals("!=");
        if (equality) {
            boolean same;
            if (left instanceof Boolean || right instanceof Boolean) {
                same = truth(left) == truth(right);
            } else if (left instanceof Double || right instanceof Double) {
                same = number(left) == number(right);
            } else {
                same = text(left).equals(text(right));
            }
            return same == operator.equals("=");
        }
        double one = left instanceof Nodes ? number(truth(left)) : number(left);
        double other = right instanceof Nodes ? number(truth(right)) : number(right);
        return switch (operator) {
            case "<" -> one < other;
            case "<=" -> one <= other;
            case ">" -> one > other;
            default -> one >= other;
        };
    }
}
