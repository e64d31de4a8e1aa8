// Sources and results of the identity transformer, its properties and what it refuses; trees that lack declarations.
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.DefaultHandler;

public class TransformKinds {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception refused) {
            String text = refused instanceof NullPointerException ? "null" : refused.toString();
            System.out.println(what + ": " + text + (refused.getCause() == null ? "" : " because " + refused.getCause()));
        }
    }

    static String text(Source source) throws Exception {
        Transformer transformer = TransformerFactory.newInstance().newTransformer();
        transformer.setOutputProperty("omit-xml-declaration", "yes");
        StringWriter out = new StringWriter();
        transformer.transform(source, new StreamResult(out));
        return out.toString();
    }

    static Source source(String document) {
        return new StreamSource(new StringReader(document));
    }

    public static void main(String[] args) throws Exception {
        trees();
        properties();
        results();
        factories();
        handlers();
    }

    static void trees() throws Exception {
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        show("empty", () -> text(new DOMSource(d)) + "|" + text(new DOMSource()));
        Element e = d.createElementNS("u", "p:a");
        d.appendChild(e);
        e.setAttributeNS("v", "q:b", "1");
        e.setAttributeNS("u", "r:b", "1");
        e.appendChild(d.createElementNS("u", "p:c"));
        e.appendChild(d.createElementNS("w", "d")).appendChild(d.createElementNS(null, "e")).appendChild(d.createElement("f"));
        Element g = d.createElementNS("w", "g");
        e.appendChild(g);
        g.setAttributeNS("w", "h", "i");
        show("undeclared", () -> text(new DOMSource(d)));
        show("part", () -> text(new DOMSource(g)));
        show("text", () -> text(new DOMSource(d.createTextNode("a<b"))));
        show("attribute", () -> text(new DOMSource(e.getAttributeNodeNS("v", "b"))));
        DocumentFragment fragment = d.createDocumentFragment();
        fragment.appendChild(d.createElement("x"));
        fragment.appendChild(d.createTextNode("t"));
        fragment.appendChild(d.createElement("y"));
        show("fragment", () -> text(new DOMSource(fragment)));
        show("comment", () -> text(new DOMSource(d.createComment("x"))));
        Element odd = d.createElement("odd");
        odd.appendChild(d.createComment("a--b-"));
        odd.appendChild(d.createProcessingInstruction("x", ""));
        odd.appendChild(d.createEntityReference("none"));
        odd.appendChild(d.createTextNode(""));
        odd.setAttribute("n", "");
        show("odd", () -> text(new DOMSource(odd)));
        odd.appendChild(d.createTextNode("\u0001"));
        show("no character", () -> text(new DOMSource(odd)));
        Element deep = d.createElement("a");
        Node at = deep;
        for (int i = 0; i < 500; i++) {
            at = at.appendChild(d.createElement("b"));
        }
        show("deep", () -> text(new DOMSource(deep)).length());
    }

    static void properties() throws Exception {
        Transformer transformer = TransformerFactory.newInstance().newTransformer();
        for (String name : new String[] {"method", "version", "encoding", "omit-xml-declaration", "standalone", "doctype-public",
            "indent", "media-type", "cdata-section-elements", "{http://xml.apache.org/xslt}indent-amount", "none", "{x}y"}) {
            show(name, () -> transformer.getOutputProperty(name));
            show(name, () -> {
                transformer.setOutputProperty(name, "no");
                return transformer.getOutputProperty(name);
            });
            show(name, () -> {
                transformer.setOutputProperty(name, null);
                return 0;
            });
        }
        for (String[] setting : new String[][] {{"indent", "maybe"}, {"{http://xml.apache.org/xslt}indent-amount", "-1"},
            {"encoding", "utf-8"}, {"encoding", "latin1"}, {"encoding", "UTF-16"}}) {
            show(String.join(" ", setting), () -> {
                Transformer one = TransformerFactory.newInstance().newTransformer();
                one.setOutputProperty("indent", "yes");
                one.setOutputProperty(setting[0], setting[1]);
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                one.transform(source("<a><b>\u00e9</b></a>"), new StreamResult(out));
                return out.toString(StandardCharsets.ISO_8859_1).replace('\0', '0');
            });
        }
        show("parameter", () -> transformer.getParameter("x"));
        transformer.setParameter("x", 1);
        show("parameter", () -> transformer.getParameter("x"));
        show("resolver", transformer::getURIResolver);
        show("listener", () -> {
            transformer.setErrorListener(null);
            return 0;
        });
    }

    static void results() throws Exception {
        Path file = Files.createTempFile("transform", ".xml");
        Transformer transformer = TransformerFactory.newInstance().newTransformer();
        show("no result", () -> {
            transformer.transform(source("<a/>"), null);
            return 0;
        });
        show("empty result", () -> {
            transformer.transform(source("<a/>"), new StreamResult());
            return 0;
        });
        show("no such place", () -> {
            transformer.transform(source("<a/>"), new StreamResult("/nonexistent/x"));
            return 0;
        });
        show("file", () -> {
            transformer.transform(source("<a/>"), new StreamResult(file.toFile()));
            return Files.readString(file);
        });
        show("from file", () -> text(new StreamSource(file.toFile())));
        Files.delete(file);
        show("no file", () -> text(new StreamSource(new File("/nonexistent.xml"))));
        show("not well-formed", () -> text(source("<a>")));
        show("nothing", () -> text(new StreamSource()));
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        Element root = d.createElement("root");
        for (Node node : new Node[] {null, d, root, d.createDocumentFragment(), d.createTextNode("q")}) {
            show("tree", () -> {
                DOMResult result = node == null ? new DOMResult() : new DOMResult(node);
                transformer.transform(source("<?p q?><p:a xmlns:p='u' b='1'>x<![CDATA[y]]>z&amp;<!--c--></p:a>"), result);
                return result.getNode() + " " + text(new DOMSource(result.getNode()))
                        + result.getNode().getLastChild().getChildNodes().getLength();
            });
        }
        root.setTextContent("");
        Node last = root.appendChild(d.createElement("last"));
        show("before", () -> {
            transformer.transform(source("<first/>"), new DOMResult(root, last));
            return text(new DOMSource(root));
        });
        show("not before", () -> new DOMResult(root, d.createElement("x")));
        show("tree to tree", () -> {
            DOMResult result = new DOMResult();
            transformer.transform(new DOMSource(root), result);
            return result.getNode().getFirstChild().isEqualNode(root) + text(new DOMSource(result.getNode()));
        });
        Result told = new SAXResult(new DefaultHandler() {
            @Override
            public void startElement(String uri, String localName, String qName, Attributes attributes) {
                System.out.println("element " + uri + " " + localName + " " + qName + " " + attributes.getLength());
            }

            @Override
            public void characters(char[] ch, int start, int length) {
                System.out.println("text " + new String(ch, start, length));
            }
        });
        transformer.transform(new DOMSource(root), told);
        transformer.transform(source("<p:a xmlns:p='u' p:b='c'>t</p:a>"), told);
    }

    static void factories() {
        TransformerFactory factory = TransformerFactory.newInstance();
        for (String feature : new String[] {DOMSource.FEATURE, DOMResult.FEATURE, StreamSource.FEATURE,
            SAXTransformerFactory.FEATURE, XMLConstants.FEATURE_SECURE_PROCESSING, "none"}) {
            show(feature, () -> factory.getFeature(feature));
        }
        show("feature", () -> {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("none", true);
            return 0;
        });
        show("attribute", () -> factory.getAttribute(XMLConstants.ACCESS_EXTERNAL_DTD));
        show("attribute", () -> factory.getAttribute("none"));
        show("indentation", () -> {
            factory.setAttribute("indent-number", 2);
            Transformer transformer = factory.newTransformer();
            transformer.setOutputProperty("indent", "yes");
            StringWriter out = new StringWriter();
            transformer.transform(source("<a><b/></a>"), new StreamResult(out));
            return out;
        });
        show("no style sheet", () -> factory.newTransformer(null));
        TransformerException nested = new TransformerException("m", new IllegalStateException("c"));
        System.out.println(nested + " " + nested.getMessageAndLocation() + " " + nested.getException() + " " + nested.getLocator());
        System.out.println(new TransformerException(new IllegalStateException("c")).getMessage() + " "
                + new TransformerConfigurationException().getMessage());
        try {
            factory.newTransformer(source("<x/>"));
        } catch (TransformerConfigurationException refused) {
            System.out.println("refused");
        }
    }

    static void handlers() throws Exception {
        TransformerHandler handler = ((SAXTransformerFactory) TransformerFactory.newInstance()).newTransformerHandler();
        StringWriter out = new StringWriter();
        handler.getTransformer().setOutputProperty("indent", "yes");
        handler.setResult(new StreamResult(out));
        handler.startDocument();
        AttributesImpl attributes = new AttributesImpl();
        attributes.addAttribute("", "x", "x", "CDATA", "<1>");
        handler.startElement("", "a", "a", attributes);
        handler.startElement("", "b", "b", new AttributesImpl());
        handler.characters("t&".toCharArray(), 0, 2);
        handler.endElement("", "b", "b");
        handler.comment("c".toCharArray(), 0, 1);
        handler.endElement("", "a", "a");
        handler.endDocument();
        System.out.println(out);
    }
}
