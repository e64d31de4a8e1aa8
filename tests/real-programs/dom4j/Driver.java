// packages: libdom4j-java libjaxen-java
// jars: dom4j.jar jaxen.jar
import java.io.*;
import java.util.*;
import org.dom4j.*;
import org.dom4j.io.*;
import org.dom4j.rule.*;
import org.dom4j.tree.*;
import org.dom4j.util.*;

/** Documents made, parsed, visited, asked, changed, and written; handlers of paths; rules. */
public class Driver {
    private static final String TEXT = "<orders xmlns:m='urn:money' total='3'><!-- begins --><order id='7' paid='true'><item sku='a1'>"
            + "Lamp</item><item sku='b2'>Desk &amp; chair</item><m:sum cur='EUR'>120.50</m:sum></order>"
            + "<order id='8'><item sku='c3'><![CDATA[<box>]]></item><m:sum cur='USD'>9</m:sum></order>"
            + "<order id='9' paid='false'/><?end now?></orders>";

    private static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    private static Document make() {
        Document document = DocumentHelper.createDocument();
        Element root = document.addElement("garden").addAttribute("area", "12.5");
        root.addComment("what grows").addProcessingInstruction("water", "when='dawn'");
        QName herb = QName.get("herb", "h", "urn:herbs");
        for (String name : List.of("mint", "sage", "thyme")) {
            root.addElement(herb).addAttribute("length", String.valueOf(name.length())).addText(name).addCDATA("<" + name + ">");
        }
        root.addElement("empty").addNamespace("x", "urn:x").addEntity("e", "text");
        document.addDocType("garden", null, "garden.dtd");
        return document;
    }

    private static void visit(Document document) {
        List<String> seen = new ArrayList<>();
        document.accept(new VisitorSupport() {
            @Override
            public void visit(Element element) {
                seen.add("<" + element.getQualifiedName() + " " + element.getPath() + " " + element.getUniquePath());
            }

            @Override
            public void visit(Attribute attribute) {
                seen.add("@" + attribute.getName() + "=" + attribute.getValue());
            }

            @Override
            public void visit(Text text) {
                seen.add("'" + text.getText());
            }

            @Override
            public void visit(Comment comment) {
                seen.add("!" + comment.getText());
            }

            @Override
            public void visit(ProcessingInstruction instruction) {
                seen.add("?" + instruction.getTarget() + " " + instruction.getText());
            }

            @Override
            public void visit(CDATA section) {
                seen.add("[" + section.getText());
            }
        });
        seen.forEach(System.out::println);
    }

    private static void ask(Document document) {
        for (String path : List.of("//item", "/orders/order[@paid='true']/item[2]", "//order[count(item) > 1]/@id", "//m:sum[@cur='EUR']",
                "//comment() | //processing-instruction()", "/orders/order[last()]", "//item/text()")) {
            XPath query = DocumentHelper.createXPath(path);
            query.setNamespaceURIs(Map.of("m", "urn:money"));
            List<String> found = new ArrayList<>();
            for (Node node : query.selectNodes(document)) {
                found.add(node.getNodeTypeName() + " " + node.getStringValue());
            }
            show(path, found);
        }
        show("number", document.numberValueOf("count(//order) * 2"));
        show("value", document.valueOf("concat(//order[1]/@id, '-', name(/*))"));
        show("matches", document.selectSingleNode("//item").matches("order/item"));
        XPath sorting = document.createXPath("@id");
        List<Node> orders = new ArrayList<>(document.selectNodes("//order"));
        Collections.reverse(orders);
        sorting.sort(orders);
        show("sorted", orders.stream().map(order -> ((Element) order).attributeValue("id")).toList());
    }

    private static void handlers() throws Exception {
        SAXReader reader = new SAXReader();
        List<String> events = new ArrayList<>();
        reader.addHandler("/orders/order", new ElementHandler() {
            @Override
            public void onStart(ElementPath path) {
                events.add("start " + path.getPath() + " " + path.getCurrent().attributeValue("id"));
            }

            @Override
            public void onEnd(ElementPath path) {
                events.add("end " + path.getCurrent().elements("item").size());
                path.getCurrent().detach();
            }
        });
        Document rest = reader.read(new StringReader(TEXT));
        show("events", events);
        show("rest", rest.getRootElement().asXML());
    }

    private static void rules(Document document) throws Exception {
        Stylesheet sheet = new Stylesheet();
        List<String> fired = new ArrayList<>();
        Rule orders = new Rule();
        orders.setPattern(DocumentHelper.createPattern("order"));
        orders.setAction(node -> {
            fired.add("order " + ((Element) node).attributeValue("id"));
            sheet.applyTemplates(node);
        });
        sheet.addRule(orders);
        Rule items = new Rule();
        items.setPattern(DocumentHelper.createPattern("item[@sku='b2']"));
        items.setAction(node -> fired.add("item " + node.getText()));
        sheet.addRule(items);
        sheet.run(document);
        show("fired", fired);
    }

    private static String written(Node node, OutputFormat format) throws Exception {
        StringWriter text = new StringWriter();
        XMLWriter writer = new XMLWriter(text, format);
        writer.write(node);
        writer.flush();
        return text.toString();
    }

    public static void main(String[] args) throws Exception {
        Document garden = make();
        System.out.println(garden.asXML());
        System.out.println(written(garden, OutputFormat.createPrettyPrint()));
        Document orders = DocumentHelper.parseText(TEXT);
        visit(orders);
        ask(orders);
        handlers();
        rules(orders);
        Element first = orders.getRootElement().element("order");
        first.element("item").setText("Lantern");
        first.element("item").addAttribute("sku", null).addAttribute("new", "yes");
        first.addElement("note").addText("a < b");
        first.elements("item").remove(1);
        Element copy = first.createCopy("copied");
        orders.getRootElement().elements().add(copy);
        System.out.println(written(orders, OutputFormat.createCompactFormat()));
        show("normal", new NodeComparator().compare(first, copy) != 0);
        org.w3c.dom.Document dom = new DOMWriter().write(orders);
        show("dom", dom.getElementsByTagName("item").getLength());
        show("back", new DOMReader().read(dom).getRootElement().elements().size());
        for (String wrong : List.of("<a", "<a></b>", "", "<a>\u0000</a>")) {
            try {
                DocumentHelper.parseText(wrong);
                System.out.println("parsed");
            } catch (DocumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            DocumentHelper.createXPath("//[").selectNodes(orders);
        } catch (InvalidXPathException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
