// Documents read piece by piece: what each piece says and refuses to say, with places, settings and errors.
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import javax.xml.XMLConstants;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.stream.StreamSource;

public class StreamReading {
    interface Action {
        Object run() throws Exception;
    }

    static String say(Action action) {
        try {
            return String.valueOf(action.run());
        } catch (Exception refused) {
            return refused.getClass().getSimpleName() + "(" + refused.getMessage() + ")";
        }
    }

    static void show(String what, Action action) {
        System.out.println(what + ": " + say(action).replace("\n", "|"));
    }

    static String piece(XMLStreamReader r) {
        StringBuilder text = new StringBuilder();
        Location at = r.getLocation();
        text.append(r.getEventType()).append(" @").append(at.getLineNumber()).append(':').append(at.getColumnNumber());
        if (r.hasName()) {
            text.append(" name ").append(r.getName()).append(' ').append(r.getPrefix()).append(' ').append(r.getNamespaceURI());
            for (int i = 0; i < r.getNamespaceCount(); i++) {
                text.append(" ns ").append(r.getNamespacePrefix(i)).append('=').append(r.getNamespaceURI(i));
            }
        }
        for (int i = 0; r.isStartElement() && i < r.getAttributeCount(); i++) {
            text.append(" @").append(r.getAttributeName(i)).append('|').append(r.getAttributePrefix(i)).append('|')
                    .append(r.getAttributeNamespace(i)).append('|').append(r.getAttributeLocalName(i)).append('|')
                    .append(r.getAttributeType(i)).append('|').append(r.getAttributeValue(i)).append('|')
                    .append(r.isAttributeSpecified(i));
        }
        if (r.hasText()) {
            text.append(" text [").append(r.getText()).append("] ").append(r.isWhiteSpace()).append(r.isCharacters());
        }
        if (r.getEventType() == XMLStreamConstants.PROCESSING_INSTRUCTION) {
            text.append(' ').append(r.getPITarget()).append(" [").append(r.getPIData()).append(']');
        }
        if (r.getEventType() == XMLStreamConstants.START_DOCUMENT) {
            text.append(' ').append(r.getEncoding()).append(r.getCharacterEncodingScheme()).append(r.getVersion())
                    .append(r.isStandalone()).append(r.standaloneSet());
        }
        return text.toString();
    }

    static void read(String document, String... off) throws Exception {
        System.out.println("== " + document.replace("\n", "|") + " " + String.join(" ", off));
        XMLInputFactory factory = XMLInputFactory.newInstance();
        for (String property : off) {
            factory.setProperty(property, !(Boolean) factory.getProperty(property));
        }
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
            System.out.println(piece(reader).replace("\n", "|"));
            while (reader.hasNext()) {
                reader.next();
                System.out.println(piece(reader).replace("\n", "|"));
            }
            reader.next();
        } catch (XMLStreamException refused) {
            System.out.println(refused.toString().replace("\n", "|") + " " + refused.getLocation().getLineNumber());
        } catch (NoSuchElementException end) {
            System.out.println(end);
        }
    }

    public static void main(String[] args) throws Exception {
        read("<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<!--c--><?p d?><!DOCTYPE a [<!ENTITY e 'v<i/>'>]>\n"
                + "<a xmlns='u' xmlns:p='v' b='1' p:c='2'>x&amp;y<p:b/>&e;<![CDATA[<c>]]>z<?q?><!--d--> </a>\n<!--end-->\n");
        read("<a>x<![CDATA[y]]>z&amp;w<b/>t</a>", XMLInputFactory.IS_COALESCING);
        read("<!DOCTYPE a [<!ENTITY e 'v'>]><a>x&e;y</a>", XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES);
        read("<!DOCTYPE a SYSTEM 's'><a/>", XMLInputFactory.SUPPORT_DTD);
        read("<p:a b='1'/>", XMLInputFactory.IS_NAMESPACE_AWARE);
        read("<a>\n <b/>\n</a>");
        read("<a xmlns='u'><b xmlns=''><c xmlns='v'/></b></a>");
        for (String bad : new String[] {"<a></b>", "<a>&x;</a>", "<a b='1' b='2'/>", "<p:a/>", "<a p:b='1'/>",
            "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>", "<a/><b/>", "<a><b>"}) {
            read(bad);
        }
        states();
        helpers();
        factories();
        names();
    }

    static void states() throws Exception {
        XMLStreamReader r = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader("<a><!--c-->t<?p d?></a>"));
        while (true) {
            show("text", r::getText);
            show("name", r::getName);
            show("local", r::getLocalName);
            show("prefix", r::getPrefix);
            show("space", r::getNamespaceURI);
            show("attributes", r::getAttributeCount);
            show("bindings", r::getNamespaceCount);
            show("target", r::getPITarget);
            show("length", r::getTextLength);
            show("kinds", () -> "" + r.isStartElement() + r.isEndElement() + r.isCharacters() + r.isWhiteSpace() + r.hasName() + r.hasText());
            if (!r.hasNext()) {
                break;
            }
            r.next();
        }
    }

    static void helpers() throws Exception {
        XMLStreamReader r = XMLInputFactory.newInstance()
                .createXMLStreamReader(new StringReader("<a><b>t</b> <c k='v'/><d>x<e/></d><f>one<!--c-->&amp;<?p?><![CDATA[two]]></f></a>"));
        show("tag", () -> r.nextTag() + r.getLocalName());
        show("tag", () -> r.nextTag() + r.getLocalName());
        show("text", () -> r.getElementText() + r.getEventType() + r.getLocalName());
        show("tag", () -> r.nextTag() + r.getLocalName());
        show("value", () -> r.getAttributeValue(null, "k") + r.getAttributeValue("", "k") + r.getAttributeValue("u", "k")
                + r.getAttributeValue(null, "l"));
        for (String[] wanted : new String[][] {{"1", null, "c"}, {"2", null, "c"}, {"1", null, "d"}, {"1", "u", "c"}, {"1", null, null}}) {
            show("require", () -> {
                r.require(Integer.parseInt(wanted[0]), wanted[1], wanted[2]);
                return "fits";
            });
        }
        show("tag", () -> r.nextTag() + r.nextTag() + r.getLocalName());
        show("no text only", r::getElementText);
        show("tag", () -> r.nextTag() + r.nextTag() + r.nextTag() + r.getLocalName());
        show("parts", r::getElementText);
        show("no element", r::getElementText);
        show("tag", r::nextTag);
        show("end", r::nextTag);
        XMLStreamReader t = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader("<a>some text</a>"));
        t.next();
        t.next();
        char[] part = new char[6];
        show("part", () -> t.getTextCharacters(5, part, 1, 4) + new String(part).trim());
        show("rest", () -> t.getTextCharacters(7, part, 0, 6) + new String(part, 0, 2));
        show("tag", t::nextTag);
    }

    static void factories() throws Exception {
        for (String name : new String[] {XMLInputFactory.IS_NAMESPACE_AWARE, XMLInputFactory.IS_VALIDATING,
            XMLInputFactory.IS_COALESCING, XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES,
            XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, XMLInputFactory.SUPPORT_DTD, XMLInputFactory.REPORTER, "none"}) {
            XMLInputFactory factory = XMLInputFactory.newInstance();
            show(name, () -> factory.isPropertySupported(name) + " " + say(() -> factory.getProperty(name)));
        }
        XMLInputFactory factory = XMLInputFactory.newInstance();
        show("none", () -> {
            factory.setProperty("none", 1);
            return 0;
        });
        show("validating", () -> {
            factory.setProperty(XMLInputFactory.IS_VALIDATING, true);
            return 0;
        });
        byte[] bytes = "<?xml version='1.0' encoding='ISO-8859-1'?><a>\u00fc</a>".getBytes(StandardCharsets.ISO_8859_1);
        XMLStreamReader r = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
        System.out.println(r.getEncoding() + " " + r.getCharacterEncodingScheme() + " " + r.getProperty(XMLInputFactory.IS_COALESCING)
                + " " + r.getProperty("none"));
        r.nextTag();
        System.out.println(r.getNamespaceURI("xml") + r.getNamespaceURI("x")
                + r.getNamespaceContext().getPrefix(XMLConstants.XML_NS_URI));
        System.out.println(r.getElementText());
        r.close();
        XMLStreamReader s = factory.createXMLStreamReader(new StreamSource(new StringReader("<a xmlns:p='u'><b/>t</a>"), "file:/x"));
        s.nextTag();
        System.out.println(s.getLocation().getSystemId() + " " + s.getNamespaceURI("p") + s.getNamespaceContext().getPrefix("u"));
        XMLStreamReader only = factory.createFilteredReader(
                factory.createXMLStreamReader(new StringReader("<a>t<b/>u<!--c--></a>")), XMLStreamReader::isStartElement);
        System.out.println(only.getLocalName() + only.next() + only.getLocalName());
    }

    static void names() {
        QName name = new QName("u", "a", "p");
        System.out.println(name + " " + name.equals(new QName("u", "a")) + name.equals(new QName("a")) + " " + name.hashCode() + " "
                + QName.valueOf("{u}a") + QName.valueOf("a") + name.getPrefix() + new QName(null, "x"));
        for (String bad : new String[] {null, "{}a", "{a"}) {
            show("name", () -> QName.valueOf(bad));
        }
        show("name", () -> new QName("u", null));
        show("name", () -> new QName("u", "a", null));
    }
}
