// stress: seventh
// Documents as trees: what each setting makes of one, who is told of errors, and how much a document may have.
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Entity;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.Notation;
import org.w3c.dom.Text;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

public class DomParsing {
    static final String DOCUMENT = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<!-- c --><?p d ?><!DOCTYPE r ["
            + "<!ENTITY e 'v&#65;<i/>'>\n<!ENTITY % pe \"<!ELEMENT zz ANY>\"><!ENTITY x SYSTEM 's.ent'>"
            + "<!ENTITY u PUBLIC 'pp' 's.gif' NDATA gif><!NOTATION gif PUBLIC 'gp'><!NOTATION g2 SYSTEM 'gs'>"
            + "<!ELEMENT r (b|c)*><!ELEMENT b (#PCDATA | i)* ><!ATTLIST r k CDATA 'def' id ID #IMPLIED n (x|y) 'x' "
            + "f CDATA #FIXED \"it's\" nn NOTATION (gif|g2) #REQUIRED><!-- co --><?pi in?>]>\n"
            + "<r id='i1' xmlns='u' xmlns:p='v' z='1  2\n3' p:q='1'> <b>x&e;y<![CDATA[<c>]]>z&amp;w</b> <p:b/>\r\n</r>\n<!-- end -->";
    static final String[] BAD = {
        "<a>", "<a></b>", "", "<a>&x;</a>", "<a b='1' b='2'/>", "x", "<p:a/>", "<a>\n  <b\n></a>",
        "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><a>&a;</a>",
    };

    static void dump(Node n, String indent) {
        System.out.println(indent + n.getNodeType() + " " + n.getNodeName() + " [" + n.getNodeValue() + "] " + n.getNamespaceURI()
                + " " + n.getLocalName() + " " + n.getPrefix() + " " + n.getBaseURI()
                + (n instanceof Text text ? text.isElementContentWhitespace() : ""));
        NamedNodeMap attributes = n.getAttributes();
        for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
            Attr a = (Attr) attributes.item(i);
            System.out.println(indent + " @" + a + " " + a.getNamespaceURI() + " " + a.getLocalName() + " " + a.getSpecified() + " "
                    + a.isId() + " " + a.getSchemaTypeInfo().getTypeName());
        }
        for (Node child = n.getFirstChild(); child != null; child = child.getNextSibling()) {
            dump(child, indent + "  ");
        }
        if (n instanceof DocumentType type) {
            System.out.println(type.getInternalSubset() + "|" + type.getPublicId() + " " + type.getSystemId());
            for (int i = 0; i < type.getEntities().getLength(); i++) {
                Entity e = (Entity) type.getEntities().item(i);
                System.out.println(e.getNodeName() + " " + e.getPublicId() + " " + e.getSystemId() + " " + e.getNotationName());
            }
            for (int i = 0; i < type.getNotations().getLength(); i++) {
                Notation e = (Notation) type.getNotations().item(i);
                System.out.println(e + " " + e.getPublicId() + " " + e.getSystemId());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 6; i++) {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(i == 1);
            factory.setCoalescing(i == 2);
            factory.setIgnoringComments(i == 2);
            factory.setExpandEntityReferences(i != 3);
            factory.setIgnoringElementContentWhitespace(i == 4);
            DocumentBuilder builder = factory.newDocumentBuilder();
            byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
            Document d = i == 5 ? builder.parse(new ByteArrayInputStream(bytes), "file:///tmp/x.xml")
                    : builder.parse(new InputSource(new StringReader(DOCUMENT)));
            System.out.println("== " + i + " " + d.getXmlEncoding() + " " + d.getInputEncoding() + " " + d.getXmlVersion() + " "
                    + d.getXmlStandalone() + " " + d.getDocumentURI());
            dump(d, "");
            System.out.println(d.getElementById("i1") + " " + d.getDocumentElement().getTextContent());
        }
        errors();
        settings();
        encodings();
        limits();
        files();
    }

    static void errors() throws Exception {
        for (String text : BAD) {
            DocumentBuilder builder = DocumentBuilderFactory.newNSInstance().newDocumentBuilder();
            for (int i = 0; i < 3; i++) {
                if (i == 1) {
                    builder.setErrorHandler(null);
                } else if (i == 2) {
                    builder.setErrorHandler(new Told());
                }
                try {
                    InputSource source = new InputSource(new StringReader(text));
                    source.setSystemId("file:/tmp/dir/y.xml");
                    System.out.println(builder.parse(source));
                } catch (SAXException refused) {
                    System.out.println(refused);
                }
            }
        }
    }

    static class Told implements ErrorHandler {
        @Override
        public void warning(SAXParseException exception) {
            System.out.println("warning " + exception.getMessage());
        }

        @Override
        public void error(SAXParseException exception) {
            System.out.println("error " + exception.getMessage());
        }

        @Override
        public void fatalError(SAXParseException exception) throws SAXException {
            throw new SAXException("told", exception);
        }
    }

    static void settings() throws Exception {
        for (String feature : new String[] {"none", "http://xml.org/sax/features/validation",
            "http://apache.org/xml/features/disallow-doctype-decl", XMLConstants.FEATURE_SECURE_PROCESSING,
            "http://apache.org/xml/features/nonvalidating/load-external-dtd",
            "http://xml.org/sax/features/external-general-entities", "http://xml.org/sax/features/external-parameter-entities"}) {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            try {
                System.out.print(factory.getFeature(feature));
                factory.setFeature(feature, true);
                System.out.println(factory.getFeature(feature));
            } catch (Exception refused) {
                System.out.println(refused);
            }
        }
        for (String name : new String[] {"none", XMLConstants.ACCESS_EXTERNAL_DTD, "jdk.xml.entityExpansionLimit"}) {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            try {
                System.out.print(factory.getAttribute(name));
                factory.setAttribute(name, "3");
                System.out.println(factory.getAttribute(name));
            } catch (Exception refused) {
                System.out.println(refused);
            }
        }
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        System.out.println(factory.isNamespaceAware() + " " + factory.isValidating() + " " + factory.isXIncludeAware() + " "
                + factory.isExpandEntityReferences() + " " + DocumentBuilderFactory.newDefaultNSInstance().isNamespaceAware());
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        parse(factory, "<!DOCTYPE a [<!ENTITY a 'x'>]>\n<a/>");
        factory = DocumentBuilderFactory.newInstance();
        factory.setAttribute("jdk.xml.entityExpansionLimit", "3");
        parse(factory, "<!DOCTYPE a [<!ENTITY e ''>]><a>&e;&e;&e;</a>");
        parse(factory, "<!DOCTYPE a [<!ENTITY e ''>]><a>&e;&e;&e;&e;</a>");
        DocumentBuilder builder = factory.newDocumentBuilder();
        builder.reset();
        System.out.println(builder.newDocument() + " " + builder.isValidating() + builder.isNamespaceAware()
                + builder.isXIncludeAware());
    }

    static void parse(DocumentBuilderFactory factory, String text) throws Exception {
        try {
            Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
            System.out.println(document.getDocumentElement());
        } catch (SAXException refused) {
            System.out.println(refused.toString().substring(0, Math.min(300, refused.toString().length())));
        }
    }

    static void encodings() throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        String[][] documents = {
            {"ISO-8859-1", "<?xml version='1.0' encoding='ISO-8859-1'?>"}, {"UTF-16", ""}, {"UTF-8", "<?xml version='1.0' encoding='utf-8'?>"},
            {"UTF-16", "<?xml version='1.0' encoding='UTF-16'?>"}, {"UTF-8", "<?xml version='1.0' encoding='none'?>"},
            {"ISO-8859-1", ""},
        };
        for (String[] document : documents) {
            try {
                Document d = builder.parse(new ByteArrayInputStream((document[1] + "<a>\u00fc</a>").getBytes(document[0])));
                System.out.println(d.getInputEncoding() + " " + d.getXmlEncoding() + " " + d.getDocumentElement().getTextContent());
            } catch (Exception refused) {
                System.out.println(refused);
            }
        }
        InputSource source = new InputSource(new ByteArrayInputStream("<a>\u00fc</a>".getBytes(StandardCharsets.ISO_8859_1)));
        source.setEncoding("latin1");
        System.out.println(builder.parse(source).getInputEncoding());
    }

    static void limits() throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        for (int more = 0; more < 2; more++) {
            parse(factory, "<a>".repeat(100 + more) + "</a>".repeat(100 + more));
            StringBuilder attributes = new StringBuilder("<a");
            for (int i = 0; i < 200 + more; i++) {
                attributes.append(" a").append(i).append("='1'");
            }
            parse(factory, attributes + "/>");
            parse(factory, "<" + "n".repeat(1000 + more) + "/>");
            parse(factory, "<a " + "n".repeat(1000 + more) + "='1'/>");
            parse(factory, "<!DOCTYPE a [<!ENTITY e ''>]><a>" + "&e;".repeat(2500 + more) + "</a>");
            parse(factory, "<!DOCTYPE a [<!ENTITY e '" + "x".repeat(100_000 + more) + "'>]><a/>");
        }
        StringBuilder laughs = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'ha'>");
        for (int i = 1; i < 30; i++) {
            laughs.append("<!ENTITY e" + i + " '&e" + (i - 1) + ";&e" + (i - 1) + ";'>");
        }
        for (String root : new String[] {"<a>&e29;</a>", "<a b='&e29;'/>"}) {
            try {
                factory.newDocumentBuilder().parse(new InputSource(new StringReader(laughs + "]>" + root)));
            } catch (SAXException refused) {
                System.out.println(refused.getMessage().substring(0, 12));
            }
        }
    }

    static void files() throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        Path file = Files.createTempFile("dom", ".xml");
        Files.writeString(file, "<a>here</a>");
        System.out.println(builder.parse(file.toFile()).getDocumentElement().getTextContent());
        System.out.println(builder.parse(file.toUri().toString()).getDocumentElement().getTextContent());
        System.out.println(builder.parse(file.toString()).getDocumentURI().equals("file://" + file));
        Files.writeString(file, "<a>");
        try {
            builder.parse(file.toFile());
        } catch (SAXParseException refused) {
            System.out.println(refused.getSystemId().equals(file.toUri().toString().replace("///", "/")));
        }
        Files.delete(file);
        for (int i = 0; i < 5; i++) {
            try {
                switch (i) {
                    case 0 -> builder.parse((InputStream) null);
                    case 1 -> builder.parse((String) null);
                    case 2 -> builder.parse((File) null);
                    case 3 -> builder.parse((InputSource) null);
                    default -> builder.parse(new File("/nonexistent/x.xml"));
                }
            } catch (Exception refused) {
                System.out.println(refused);
            }
        }
    }
}
