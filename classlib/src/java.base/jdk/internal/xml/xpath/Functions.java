package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The functions of XPath 1.0. */
final class Functions {
    /** How many arguments each takes: at least, and at most. */
    private static final Map<String, int[]> COUNTS = Map.ofEntries(
            count("last", 0, 0), count("position", 0, 0), count("count", 1, 1), count("id", 1, 1), count("local-name", 0, 1),
            count("namespace-uri", 0, 1), count("name", 0, 1), count("string", 0, 1), count("concat", 2, Integer.MAX_VALUE),
            count("starts-with", 2, 2), count("contains", 2, 2), count("substring-before", 2, 2), count("substring-after", 2, 2),
            count("substring", 2, 3), count("string-length", 0, 1), count("normalize-space", 0, 1), count("translate", 3, 3),
            count("boolean", 1, 1), count("not", 1, 1), count("true", 0, 0), count("false", 0, 0), count("lang", 1, 1),
            count("number", 0, 1), count("sum", 1, 1), count("floor", 1, 1), count("ceiling", 1, 1), count("round", 1, 1));

    private Functions() {
    }

    private static Map.Entry<String, int[]> count(String name, int least, int most) {
        return Map.entry(name, new int[] {least, most});
    }

    static void check(String name, int arguments) throws XPathExpressionException {
        int[] count = COUNTS.get(name);
        if (count == null) {
            throw Failures.of("Could not find function: " + name);
        }
        if (arguments < count[0] || arguments > count[1]) {
            throw Failures.of("FuncExpr: the number of arguments of " + name + " is wrong");
        }
    }

    static String localName(Node node) {
        if (Axis.isBinding(node)) {
            return node.getNodeName().equals("xmlns") ? "" : node.getNodeName().substring(6);
        }
        return node.getLocalName() != null ? node.getLocalName() : node.getNodeName().substring(node.getNodeName().indexOf(':') + 1);
    }

    private static String name(Node node) {
        return switch (node.getNodeType()) {
            case Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE -> node.getNodeName();
            case Node.ATTRIBUTE_NODE -> Axis.isBinding(node) ? localName(node) : node.getNodeName();
            default -> "";
        };
    }

    static Object call(String name, List<Expression> arguments, Context context) throws XPathExpressionException {
        List<Object> values = new ArrayList<>();
        for (Expression argument : arguments) {
            values.add(argument.value(context));
        }
        Object first = values.isEmpty() ? context.node() == null ? "" : new Nodes(List.of(context.node())) : values.getFirst();
        switch (name) {
            case "last":
                return (double) context.size();
            case "position":
                return (double) context.position();
            case "count":
                return (double) Values.nodes(first).getLength();
            case "id":
                return ids(first, context);
            case "local-name", "namespace-uri", "name":
                Node node = Values.nodes(first).item(0);
                if (node == null) {
                    return "";
                }
                String space = node.getNamespaceURI() == null ? "" : node.getNamespaceURI();
                return name.equals("name") ? name(node) : name.equals("local-name") ? name(node).isEmpty() ? "" : localName(node) : space;
            case "boolean":
                return Values.truth(first);
            case "not":
                return !Values.truth(first);
            case "true":
                return true;
            case "false":
                return false;
            case "lang":
                return lang(Values.text(first), context.node());
            case "number":
                return Values.number(first);
            case "sum":
                double sum = 0;
                for (Node one : Values.nodes(first).list) {
                    sum += Values.number(Values.text(one));
                }
                return sum;
            case "floor":
                return Math.floor(Values.number(first));
            case "ceiling":
                return Math.ceil(Values.number(first));
            case "round":
                return Math.floor(Values.number(first) + 0.5);
            default:
                return text(name, Values.text(first), values);
        }
    }

    private static Object text(String name, String first, List<Object> values) {
        String second = values.size() > 1 ? Values.text(values.get(1)) : "";
        int at = first.indexOf(second);
        switch (name) {
            case "string":
                return first;
            case "concat":
                StringBuilder all = new StringBuilder();
                for (Object value : values) {
                    all.append(Values.text(value));
                }
                return all.toString();
            case "starts-with":
                return first.startsWith(second);
            case "contains":
                return at >= 0;
            case "substring-before":
                return at < 0 ? "" : first.substring(0, at);
            case "substring-after":
                return at < 0 ? "" : first.substring(at + second.length());
            case "substring":
                double from = Math.floor(Values.number(values.get(1)) + 0.5);
                double length = values.size() > 2 ? Math.floor(Values.number(values.get(2)) + 0.5) : Double.POSITIVE_INFINITY;
                from = Double.isNaN(from) ? -1_000_000 : from;
                StringBuilder part = new StringBuilder();
                for (int i = 0; i < first.length(); i++) {
                    if (i + 1 >= from && i + 1 < from + length) {
                        part.append(first.charAt(i));
                    }
                }
                return part.toString();
            case "string-length":
                return (double) first.length();
            case "normalize-space":
                return first.replaceAll("[ \n\t\r]+", " ").strip();
            default:
                return translate(first, second, Values.text(values.get(2)));
        }
    }

    private static String translate(String text, String from, String to) {
        StringBuilder changed = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int at = from.indexOf(text.charAt(i));
            if (at < 0) {
                changed.append(text.charAt(i));
            } else if (at < to.length()) {
                changed.append(to.charAt(at));
            }
        }
        return changed.toString();
    }

    private static Nodes ids(Object value, Context context) {
        List<Node> found = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        if (value instanceof Nodes nodes) {
            nodes.list.forEach(node -> texts.add(Values.text(node)));
        } else {
            texts.add(Values.text(value));
        }
        Node node = context.node();
        Document document = node == null || node instanceof Document ? (Document) node : node.getOwnerDocument();
        for (String text : texts) {
            for (String id : text.strip().split("[ \n\t\r]+")) {
                Element element = document == null ? null : document.getElementById(id);
                if (element != null) {
                    found.add(element);
                }
            }
        }
        return Nodes.of(found, context.order());
    }

    private static boolean lang(String wanted, Node node) {
        Node at = node instanceof Attr attribute ? attribute.getOwnerElement() : node;
        for (; at != null; at = at.getParentNode()) {
            if (at instanceof Element element && element.hasAttribute(XMLConstants.XML_NS_PREFIX + ":lang")) {
                String given = element.getAttribute(XMLConstants.XML_NS_PREFIX + ":lang").toLowerCase(Locale.ENGLISH);
                String lower = wanted.toLowerCase(Locale.ENGLISH);
                return given.equals(lower) || given.startsWith(lower + "-");
            }
        }
        return false;
    }
}
