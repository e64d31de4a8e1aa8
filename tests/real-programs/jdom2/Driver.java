// packages: libjdom2-java libjaxen-java
// jars: jdom2.jar jaxen.jar
import java.io.*;
import java.util.*;
import org.jdom2.*;
import org.jdom2.filter.*;
import org.jdom2.input.*;
import org.jdom2.input.sax.*;
import org.jdom2.output.*;
import org.jdom2.util.IteratorIterable;
import org.jdom2.xpath.*;

/** Documents built, read, walked, asked by XPath, changed and written in several forms. */
public class Driver {
    private static final String TEXT = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE library [<!ENTITY who "Ada &amp; Bob"><!ATTLIST book kind CDATA "novel">]>
            <?style plain="yes"?>
            <library xmlns="urn:books" xmlns:p="urn:people" count="3">
              <!-- the first -->
              <book id="b1"><title xml:lang="en">Sea &lt;and&gt; Sky</title><p:author>&who;</p:author><price>12.50</price></book>
              <book id="b2" kind="poem"><title>Wind</title><p:author>Eve</p:author><price>7</price></book>
              <book id="b3"><title><![CDATA[<Fire>]]></title><price>31.25</price></book>
            </library>
            """;

    private static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    private static void walk(Content content, String indent) {
        switch (content.getCType()) {
            case Element -> {
                Element element = (Element) content;
                StringBuilder line = new StringBuilder(indent).append(element.getQualifiedName()).append(" {")
                        .append(element.getNamespaceURI()).append('}');
                for (Attribute attribute : element.getAttributes()) {
                    line.append(' ').append(attribute.getQualifiedName()).append('=').append(attribute.getValue()).append('/')
                            .append(attribute.getAttributeType()).append(attribute.isSpecified() ? "" : "*");
                }
                System.out.println(line);
                for (Content inner : element.getContent()) {
                    walk(inner, indent + "  ");
                }
            }
            case Text, CDATA -> {
                String text = ((Text) content).getTextNormalize();
                if (!text.isEmpty()) {
                    System.out.println(indent + content.getCType() + " " + text);
                }
            }
            default -> System.out.println(indent + content.getCType() + " " + content.getValue().strip());
        }
    }

    private static Document read(String text) throws Exception {
        SAXBuilder builder = new SAXBuilder(XMLReaders.NONVALIDATING);
        builder.setExpandEntities(true);
        return builder.build(new StringReader(text));
    }

    private static void queries(Document document) throws Exception {
        Namespace books = Namespace.getNamespace("b", "urn:books");
        Namespace people = Namespace.getNamespace("p", "urn:people");
        XPathFactory factory = XPathFactory.instance();
        for (String query : List.of("//b:book[@kind='poem']/b:title", "//b:book[b:price > 10]/@id", "//p:author/text()",
                "/b:library/b:book[last()]/b:title", "//comment()", "//b:book[position() < 3]/b:price")) {
            XPathExpression<Object> expression = factory.compile(query, Filters.fpassthrough(), null, books, people);
            List<String> found = new ArrayList<>();
            for (Object each : expression.evaluate(document)) {
                found.add(each instanceof Attribute attribute ? attribute.getName() + "=" + attribute.getValue()
                        : ((Content) each).getValue().strip());
            }
            show(query, found);
        }
        show("sum", factory.compile("sum(//b:price)", Filters.fdouble(), null, books).evaluateFirst(document));
        show("true", factory.compile("count(//b:book) = 3", Filters.fboolean(), null, books).evaluateFirst(document));
    }

    private static void change(Document document) {
        Element root = document.getRootElement();
        Namespace space = root.getNamespace();
        Element added = new Element("book", space).setAttribute("id", "b4").setAttribute(new Attribute("when", "2024-01-01"));
        added.addContent(new Element("title", space).setText("Earth & Stone"));
        added.addContent(new Comment(" new ")).addContent(new Element("price", space).addContent(new CDATA("3<4")));
        root.addContent(1, added);
        root.removeContent(new ElementFilter("book") {
            @Override
            public Element filter(Object content) {
                Element element = super.filter(content);
                return element != null && "b2".equals(element.getAttributeValue("id")) ? element : null;
            }
        });
        for (Element book : root.getChildren("book", space)) {
            String price = book.getChildText("price", space);
            book.setAttribute("cheap", String.valueOf(price.length() < 5));
        }
        List<Element> children = new ArrayList<>(root.getChildren());
        root.sortChildren(Comparator.comparing((Element one) -> one.getAttributeValue("id")).reversed());
        show("children", children.size() + " " + root.getChildren().get(0).getAttributeValue("id"));
        IteratorIterable<Text> texts = root.getDescendants(Filters.text());
        int length = 0;
        for (Text text : texts) {
            length += text.getTextTrim().length();
        }
        show("length", length);
    }

    private static void refused() {
        List<Runnable> wrong = List.of(() -> new Element("1st"), () -> new Attribute("a:b", "x"), () -> new Comment("a--b"),
                () -> new Text("\u0001"), () -> Namespace.getNamespace("xml", "urn:other"),
                () -> new Element("a").addContent(new Element("b")).getContent().add(null),
                () -> {
                    Element twice = new Element("twice");
                    new Element("one").addContent(twice);
                    new Element("two").addContent(twice);
                }, () -> new Document(new Element("a")).addContent(new Element("b")));
        for (Runnable each : wrong) {
            try {
                each.run();
                System.out.println("accepted");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        for (String text : List.of("<a><b></a>", "<a x='1' x='2'/>", "no", "<a>&none;</a>")) {
            try {
                read(text);
                System.out.println("read");
            } catch (JDOMParseException e) {
                System.out.println(e.getLineNumber() + " " + e.getMessage());
            } catch (Exception e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Document document = read(TEXT);
        show("type", document.getDocType().getElementName() + " " + document.getDocType().getInternalSubset());
        for (Content content : document.getContent()) {
            walk(content, "");
        }
        queries(document);
        change(document);
        System.out.println(new XMLOutputter(Format.getPrettyFormat().setIndent("   ").setLineSeparator("\n")).outputString(document));
        System.out.println(new XMLOutputter(Format.getCompactFormat().setOmitDeclaration(true).setLineSeparator("\n")).outputString(document));
        System.out.println(new XMLOutputter(Format.getRawFormat().setEncoding("US-ASCII")).outputString(new Element("raw").setText("h\u00e9 \u20ac")));
        org.w3c.dom.Document dom = new DOMOutputter().output(document);
        show("dom", dom.getElementsByTagNameNS("urn:books", "book").getLength() + " " + dom.getDocumentElement().getAttribute("count"));
        Document back = new DOMBuilder().build(dom);
        show("same", back.getRootElement().getChildren().size());
        Document copy = document.clone();
        show("copy", copy.getRootElement().getChildren().size() + " " + (copy.getRootElement() != document.getRootElement()));
        refused();
    }
}
