// Trees of documents: made, changed, copied, compared and searched, and what is refused with which code.
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Attr;
import org.w3c.dom.CharacterData;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;
import org.w3c.dom.UserDataHandler;
import org.xml.sax.InputSource;

public class DomTree {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (DOMException refused) {
            System.out.println(what + ": " + refused.code + " " + refused.getMessage());
        } catch (Exception other) {
            System.out.println(what + ": " + other.getClass().getName());
        }
    }

    static String tree(Node node) {
        StringBuilder text = new StringBuilder(node.toString());
        NamedNodeMap attributes = node.getAttributes();
        for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
            text.append(i == 0 ? " " : ",").append(attributes.item(i));
        }
        if (node.hasChildNodes()) {
            text.append('(');
            for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
                text.append(tree(child));
            }
            text.append(')');
        }
        return text.toString();
    }

    static Document parse(String text) throws Exception {
        return DocumentBuilderFactory.newNSInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    public static void main(String[] args) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        making(builder.newDocument());
        moving(builder.newDocument(), builder.newDocument());
        attributes(builder.newDocument());
        names(builder.newDocument());
        characters(builder.newDocument());
        lists();
        copies();
        spaces();
        positions();
        documents(builder);
    }

    static void making(Document document) {
        Element root = document.createElement("root");
        show("root", () -> document.appendChild(root));
        show("second root", () -> document.appendChild(document.createElement("two")));
        show("text in document", () -> document.appendChild(document.createTextNode("x")));
        show("comment", () -> document.insertBefore(document.createComment("c"), root));
        show("instruction", () -> document.appendChild(document.createProcessingInstruction("t", "d")));
        show("attribute as child", () -> root.appendChild(document.createAttribute("a")));
        show("document as child", () -> root.appendChild(document));
        show("null", () -> root.appendChild(null));
        show("child of text", () -> document.createTextNode("x").appendChild(document.createTextNode("y")));
        show("attribute in attribute", () -> document.createAttribute("a").appendChild(document.createElement("e")));
        DocumentFragment fragment = document.createDocumentFragment();
        for (int i = 0; i < 4; i++) {
            fragment.appendChild(document.createElement("e" + i)).appendChild(document.createTextNode("" + i));
        }
        show("fragment", () -> tree(fragment));
        show("fragment in", () -> root.appendChild(fragment) + tree(root) + tree(fragment));
        root.setTextContent("only");
        show("text", () -> tree(root) + root.getTextContent() + document.getTextContent());
        root.setTextContent("");
        show("empty", () -> tree(root) + root.hasChildNodes());
        for (String value : new String[] {"a", "", "b", "c", ""}) {
            root.appendChild(document.createTextNode(value));
        }
        root.appendChild(document.createElement("x")).appendChild(document.createTextNode(""));
        root.appendChild(document.createCDATASection("s"));
        root.appendChild(document.createTextNode("t"));
        show("before", () -> tree(root) + root.getChildNodes().getLength());
        document.normalize();
        show("normal", () -> tree(document) + root.getChildNodes().getLength());
        show("items", () -> root.getChildNodes().item(1) + "" + root.getChildNodes().item(9) + root.getChildNodes().item(-1));
        show("reference", () -> tree(root.appendChild(document.createEntityReference("e"))));
    }

    static void moving(Document document, Document other) {
        Element root = document.createElement("r");
        document.appendChild(root);
        Node[] nodes = new Node[5];
        for (int i = 0; i < 5; i++) {
            nodes[i] = root.appendChild(document.createElement("n" + i));
        }
        show("before first", () -> root.insertBefore(nodes[4], nodes[0]) + tree(root));
        show("before itself", () -> root.insertBefore(nodes[2], nodes[2]) + tree(root));
        show("replaced", () -> root.replaceChild(nodes[1], nodes[3]) + tree(root));
        show("by itself", () -> root.replaceChild(nodes[1], nodes[1]) + tree(root));
        show("removed", () -> root.removeChild(nodes[0]) + tree(root) + nodes[0].getParentNode());
        show("removed again", () -> root.removeChild(nodes[0]));
        show("no such place", () -> root.insertBefore(nodes[0], nodes[3]));
        show("no such child", () -> root.replaceChild(nodes[0], nodes[3]));
        show("into itself", () -> nodes[1].appendChild(root));
        show("itself", () -> nodes[1].appendChild(nodes[1]));
        show("of another", () -> root.appendChild(other.createElement("x")));
        show("imported", () -> root.appendChild(other.importNode(root, true)));
        Element foreign = other.createElement("f");
        foreign.setAttribute("a", "b");
        foreign.appendChild(other.createTextNode("t"));
        show("import", () -> tree(root.appendChild(document.importNode(foreign, true))));
        show("import shallow", () -> tree(document.importNode(foreign, false)));
        show("import document", () -> document.importNode(other, true));
        show("adopt", () -> tree(root.appendChild(document.adoptNode(foreign))) + (foreign.getOwnerDocument() == document));
        show("adopt document", () -> document.adoptNode(other));
        show("siblings", () -> nodes[2].getPreviousSibling() + " " + nodes[2].getNextSibling() + " " + root.getLastChild());
        root.setUserData("k", "v", new UserDataHandler() {
            @Override
            public void handle(short operation, String key, Object data, Node source, Node made) {
                System.out.println("handler " + operation + key + data + source + made);
            }
        });
        show("data", () -> root.getUserData("k") + "" + root.getUserData("l") + root.cloneNode(false).getUserData("k"));
        show("renamed", () -> tree(document.renameNode(nodes[2], "u", "p:q")) + nodes[2].getLocalName());
        show("renamed text", () -> document.renameNode(document.createTextNode("x"), "u", "p:q"));
    }

    static void attributes(Document document) {
        Element e = document.createElement("e");
        for (String name : new String[] {"c", "a", "b", "B", "a"}) {
            e.setAttribute(name, name + e.getAttributes().getLength());
        }
        show("order", () -> tree(e));
        show("absent", () -> "[" + e.getAttribute("none") + "]" + e.getAttributeNode("none") + e.hasAttribute("a")
                + e.hasAttribute("A") + e.hasAttributes());
        e.removeAttribute("none");
        e.removeAttribute("b");
        show("removed", () -> tree(e));
        Attr a = e.getAttributeNode("a");
        show("owner", () -> a.getOwnerElement() + " " + a.getParentNode() + a.getSpecified() + a.isId() + a.getNodeType()
                + a.getFirstChild() + a.getNextSibling());
        show("in use", () -> document.createElement("f").setAttributeNode(a));
        show("again", () -> e.setAttributeNode(a));
        Attr other = document.createAttribute("a");
        other.setValue("<\"&>");
        show("replaced", () -> e.setAttributeNode(other) + " " + a.getOwnerElement() + tree(e));
        show("remove node", () -> e.removeAttributeNode(other) + tree(e));
        show("remove node again", () -> e.removeAttributeNode(other));
        show("remove item", () -> e.getAttributes().removeNamedItem("none"));
        show("element as attribute", () -> e.getAttributes().setNamedItem(document.createElement("x")));
        e.setAttributeNS("u", "p:x", "1");
        e.setAttributeNS("u", "q:x", "2");
        e.setAttributeNS("v", "p:x", "3");
        e.setAttributeNS(null, "x", "4");
        show("by name space", () -> tree(e) + e.getAttributeNS("u", "x") + e.getAttributeNS("v", "x") + e.getAttributeNS(null, "x")
                + e.getAttributeNS("w", "x") + e.getAttribute("p:x") + e.hasAttributeNS("u", "p:x"));
        e.removeAttributeNS("u", "x");
        show("removed", () -> tree(e) + e.getAttributes().getNamedItemNS("v", "x").getPrefix());
        document.appendChild(e);
        e.setAttribute("id", "here");
        show("no id", () -> document.getElementById("here"));
        e.setIdAttribute("id", true);
        show("id", () -> document.getElementById("here") + "" + e.getAttributeNode("id").isId());
        e.setIdAttribute("id", false);
        show("no id again", () -> document.getElementById("here"));
        show("no such id", () -> {
            e.setIdAttribute("none", true);
            return 0;
        });
    }

    static void names(Document document) {
        for (String name : new String[] {"a", "1a", "", "a b", "a:b", ":", "a:", ":b", "a:b:c", "xml", "xmlns", "xml:a", "xmlns:a",
            "\u00e4", "a-b", "-a", "a<"}) {
            show("element " + name, () -> document.createElement(name).getLocalName());
            show("attribute " + name, () -> document.createAttribute(name).getPrefix());
            for (String space : new String[] {null, "", "u", "http://www.w3.org/2000/xmlns/",
                "http://www.w3.org/XML/1998/namespace"}) {
                show(name + " in " + space, () -> {
                    Element made = document.createElementNS(space, name);
                    return made + made.getNamespaceURI() + made.getPrefix() + made.getLocalName();
                });
                show("@" + name + " in " + space, () -> {
                    Attr made = document.createAttributeNS(space, name);
                    return made + made.getNamespaceURI() + made.getPrefix() + made.getLocalName();
                });
            }
        }
        show("null", () -> document.createElement(null));
        show("null", () -> document.createElementNS("u", null));
        show("instruction", () -> document.createProcessingInstruction("1", "x"));
        Element e = document.createElementNS("u", "a");
        e.setPrefix("p");
        show("prefix", () -> e.getTagName() + e.getPrefix());
        show("no prefix", () -> {
            document.createElement("x").setPrefix("p");
            return 0;
        });
    }

    static void characters(Document document) {
        CharacterData data = document.createTextNode("0123456789");
        for (int[] range : new int[][] {{0, 3}, {8, 9}, {10, 1}, {11, 1}, {-1, 1}, {1, -1}, {3, Integer.MAX_VALUE}}) {
            show("part " + range[0] + " " + range[1], () -> data.substringData(range[0], range[1]));
            show("deleted", () -> {
                CharacterData copy = (CharacterData) data.cloneNode(false);
                copy.deleteData(range[0], range[1]);
                return copy;
            });
            show("replaced", () -> {
                CharacterData copy = (CharacterData) data.cloneNode(false);
                copy.replaceData(range[0], range[1], "<>");
                return copy;
            });
            show("inserted", () -> {
                CharacterData copy = (CharacterData) data.cloneNode(false);
                copy.insertData(range[0], "<>");
                return copy;
            });
            show("split", () -> {
                Text copy = (Text) data.cloneNode(false);
                return copy.splitText(range[0]) + "" + copy;
            });
        }
        data.appendData("x");
        show("appended", () -> data + "" + data.getLength());
        Element e = document.createElement("e");
        Text first = (Text) e.appendChild(document.createTextNode("abc"));
        Node second = first.splitText(1);
        e.appendChild(document.createCDATASection("d"));
        show("split", () -> tree(e) + first.getWholeText() + ((Text) second).isElementContentWhitespace());
        show("whole", () -> ((Text) second).replaceWholeText("new") + tree(e));
        show("none", () -> ((Text) second).replaceWholeText("") + tree(e));
    }

    static void lists() throws Exception {
        Document document = parse("<a xmlns:p='u'><b/><c><b i='1'/><p:b/></c><b xmlns='v'/></a>");
        NodeList all = document.getElementsByTagName("*");
        NodeList some = document.getElementsByTagName("b");
        NodeList inner = document.getDocumentElement().getFirstChild().getNextSibling() instanceof Element c
                ? c.getElementsByTagName("b") : null;
        show("found", () -> all.getLength() + " " + some.getLength() + " " + inner.getLength() + inner.item(0) + inner.item(1));
        for (String space : new String[] {"*", "u", "v", null, "", "none"}) {
            NodeList found = document.getElementsByTagNameNS(space, "b");
            NodeList any = document.getElementsByTagNameNS(space, "*");
            show("in " + space, () -> found.getLength() + " " + found.item(0) + " " + any.getLength());
        }
        document.getDocumentElement().removeChild(document.getDocumentElement().getFirstChild());
        show("live", () -> all.getLength() + " " + some.getLength() + some.item(0).getAttributes().item(0) + some.item(2));
        document.getDocumentElement().appendChild(document.createElement("b"));
        show("live", () -> all.getLength() + " " + some.getLength());
    }

    static void copies() throws Exception {
        Document one = parse("<!DOCTYPE a [<!ATTLIST a d CDATA 'x'>]><a b='1'>t<c><![CDATA[d]]><!--e--></c><?f g?></a>");
        Document two = parse("<!DOCTYPE a [<!ATTLIST a d CDATA 'x'>]><a b='1'>t<c><![CDATA[d]]><!--e--></c><?f g?></a>");
        Node copy = one.cloneNode(true);
        show("copy", () -> tree(copy) + one.getDocumentElement().isEqualNode(copy.getLastChild()) + one.isEqualNode(two) + one.isSameNode(copy));
        show("shallow", () -> tree(one.getDocumentElement().cloneNode(false)));
        Element e = two.getDocumentElement();
        ((Text) e.getFirstChild()).setData("u");
        show("unequal", () -> one.isEqualNode(two) + "" + e.isEqualNode(one.getDocumentElement()));
        show("nothing", () -> e.isEqualNode(null));
        Attr attribute = (Attr) e.getAttributeNode("b").cloneNode(true);
        show("attribute", () -> attribute + "" + attribute.getOwnerElement() + attribute.isEqualNode(e.getAttributeNode("b")));
        e.setAttribute("d", "y");
        show("given", () -> e.getAttributeNode("d").getSpecified());
        e.removeAttribute("d");
        show("default", () -> e.getAttributeNode("d") + "" + e.getAttributeNode("d").getSpecified());
        show("made", () -> tree(two.createElement("a")));
        Element deep = one.createElement("deep");
        Node at = deep;
        for (int i = 0; i < 1_000; i++) {
            at = at.appendChild(one.createElement("d"));
        }
        at.appendChild(one.createTextNode("bottom"));
        show("deep", () -> deep.getTextContent() + deep.getElementsByTagName("d").getLength());
    }

    static void spaces() throws Exception {
        Document document = parse("<a xmlns='u' xmlns:p='v'><p:b xmlns:q='w' q:c='1'><d xmlns='' xmlns:p='x'>t</d></p:b></a>");
        Node b = document.getDocumentElement().getFirstChild();
        Node d = b.getFirstChild();
        for (Node node : new Node[] {document, document.getDocumentElement(), b, d, d.getFirstChild(), b.getAttributes().item(0)}) {
            StringBuilder text = new StringBuilder();
            for (String prefix : new String[] {null, "p", "q", "r"}) {
                text.append(' ').append(node.lookupNamespaceURI(prefix));
            }
            for (String space : new String[] {"u", "v", "w", "x"}) {
                text.append(' ').append(node.lookupPrefix(space)).append(node.isDefaultNamespace(space));
            }
            show(node.toString(), () -> text);
        }
    }

    static void positions() throws Exception {
        Document document = parse("<a b='1' c='2'><d><e/></d><f/></a>");
        Node a = document.getDocumentElement();
        Node d = a.getFirstChild();
        Node[] nodes = {document, a, a.getAttributes().item(0), a.getAttributes().item(1), d, d.getFirstChild(), a.getLastChild()};
        for (Node one : nodes) {
            StringBuilder text = new StringBuilder();
            for (Node other : nodes) {
                text.append(' ').append(one.compareDocumentPosition(other));
            }
            show(one.toString(), () -> text);
        }
        show("apart", () -> document.createElement("x").compareDocumentPosition(a) & 33);
    }

    static void documents(DocumentBuilder builder) {
        show("features", () -> builder.getDOMImplementation().hasFeature("Core", "3.0") + ""
                + builder.getDOMImplementation().hasFeature("xml", null) + builder.getDOMImplementation().hasFeature("none", ""));
        DocumentType type = builder.getDOMImplementation().createDocumentType("html", "p", "s");
        show("type", () -> type + " " + type.getPublicId() + type.getSystemId() + type.getInternalSubset() + type.getOwnerDocument()
                + type.getEntities().getLength());
        Document made = builder.getDOMImplementation().createDocument("u", "p:a", type);
        show("made", () -> tree(made) + made.getDoctype().getOwnerDocument());
        show("type in use", () -> builder.getDOMImplementation().createDocument("u", "p:a", type));
        show("no root", () -> tree(builder.getDOMImplementation().createDocument(null, null, null)));
        show("bad name", () -> builder.getDOMImplementation().createDocument(null, "p:a", null));
        show("version", () -> made.getXmlVersion() + made.getXmlStandalone() + made.getXmlEncoding() + made.getInputEncoding()
                + made.getDocumentURI() + made.getStrictErrorChecking());
        show("set", () -> {
            made.setXmlStandalone(true);
            made.setDocumentURI("file:/x/y");
            made.setXmlVersion("1.1");
            return made.getXmlVersion() + made.getXmlStandalone() + made.getDocumentURI() + made.getDocumentElement().getBaseURI();
        });
        show("bad version", () -> {
            made.setXmlVersion("2");
            return 0;
        });
        show("replace root", () -> made.replaceChild(made.createElement("z"), made.getDocumentElement()) + tree(made));
        show("config", () -> made.getDomConfig().getParameter("comments") + "" + made.getDomConfig().canSetParameter("comments", true));
    }
}
