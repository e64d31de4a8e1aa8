// stress: seventh
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.XMLReader;

/** What handlers are told of documents, with places, and how documents are refused that are not well-formed. */
public class SaxEvents {
    static final String[] DOCUMENTS = {
        "<a/>", "<a></a>", "<a b='c'>d</a>", "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<a/>",
        "<a>&lt;&amp;&#65;&#x42;&apos;&quot;</a>", "<a>one<b x='1' y=\"2\"/>two</a>", "<a><!-- c --><?pi data ?><![CDATA[<x>&y;]]></a>",
        "<!DOCTYPE a [<!ENTITY e 'v&#65;<i/>'><!ELEMENT a (b)*><!ATTLIST a k CDATA 'def' n NMTOKEN #IMPLIED>]><a n=' x '><b>&e;</b> </a>",
        "<a b='&quot;&lt;x&gt;&#10;&#9;\t'/>", "<?pi?><a/><!--end-->", "<p:a xmlns:p='u'><p:b q='1' p:q='2'/></p:a>",
        "<a xmlns='u' xmlns:x='v'><x:b/></a>", "<a xml:lang='en'/>", "<\u00e4\u00f6 \u00fc='\u20ac'>\u20ac</\u00e4\u00f6>",
        "<!DOCTYPE a PUBLIC 'p' 's' [<!-- c --><?x y?>]><a/>",
        "<a><b></a>", "<a>", "", "<a", "<a b=c/>", "<a b='c' b='d'/>", "<a>&x;</a>", "<a></a><b/>", "<a>]]></a>", "text", "<a x='<'/>",
        "<a x='1'y='2'/>", "<1/>", "<a>&#0;</a>", "<a>\u0001</a>", "<a><!-- -- --></a>", "<a>&amp</a>",
        "<?xml version='1.0'?>\n<a>\n<b>\n</c></a>", "  <?xml version='1.0'?><a/>", "<a/>x", "<?xml version='2.0'?><a/>", "<a b/>",
        "<a/", "</a>", "<a></ a>", "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><a>&a;</a>", "<a>&b</a>", "<a b='x",
        "<!-- x", "<a><![CDATA[x</a>", "<?x", "<a>& b</a>", "<a>&#x;</a>", "<a>&#12</a>", "<a><1/></a>", "<a></a ", "<a></ab>",
        "<p:a/>", "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", "<a p:b='1'/>", "<a:b:c/>",
    };

    public static void main(String[] args) throws Exception {
        for (String document : DOCUMENTS) {
            System.out.println("== " + document.replace("\n", "|").replace("\u0001", "\\1"));
            parse(document, false, true);
            parse(document, true, false);
        }
        bytes("<?xml version='1.0' encoding='ISO-8859-1'?><a>\u00fc</a>".getBytes(StandardCharsets.ISO_8859_1));
        bytes("<?xml version='1.0' encoding='UTF-16'?><a>\u00fc</a>".getBytes(StandardCharsets.UTF_16));
        bytes("\ufeff<a>\u00fc\ud83d\ude00</a>".getBytes(StandardCharsets.UTF_8));
        bombs();
    }

    static void bytes(byte[] document) throws Exception {
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(document), new Printer(false));
    }

    static void bombs() throws Exception {
        StringBuilder laughs = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'ha'>");
        for (int i = 1; i < 30; i++) {
            laughs.append("<!ENTITY e" + i + " '&e" + (i - 1) + ";&e" + (i - 1) + ";'>");
        }
        try {
            SAXParserFactory.newInstance().newSAXParser()
                    .parse(new InputSource(new StringReader(laughs + "]><a>&e29;</a>")), new DefaultHandler2());
        } catch (SAXParseException refused) {
            System.out.println(refused.getMessage().substring(0, 12));
        }
    }

    static void parse(String document, boolean namespaces, boolean places) throws Exception {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(namespaces);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        XMLReader reader = factory.newSAXParser().getXMLReader();
        Printer printer = new Printer(places);
        reader.setContentHandler(printer);
        reader.setErrorHandler(printer);
        reader.setProperty("http://xml.org/sax/properties/lexical-handler", printer);
        try {
            reader.parse(new InputSource(new StringReader(document)));
        } catch (SAXParseException refused) {
            System.out.println(refused);
        }
    }

    static class Printer extends DefaultHandler2 {
        final boolean places;
        Locator locator;

        Printer(boolean places) {
            this.places = places;
        }

        void print(String text) {
            System.out.println(text.replace("\n", "|").replace("\t", "\\t")
                    + (places ? " @" + locator.getLineNumber() + ":" + locator.getColumnNumber() : ""));
        }

        @Override
        public void setDocumentLocator(Locator locator) {
            this.locator = locator;
        }

        @Override
        public void startDocument() {
            print("document");
        }

        @Override
        public void endDocument() {
            print("end");
        }

        @Override
        public void startPrefixMapping(String prefix, String uri) {
            print("prefix " + prefix + "=" + uri);
        }

        @Override
        public void endPrefixMapping(String prefix) {
            print("end of prefix");
        }

        @Override
        public void startElement(String uri, String localName, String qName, Attributes attributes) {
            StringBuilder text = new StringBuilder("element [" + uri + "][" + localName + "][" + qName + "]");
            for (int i = 0; i < attributes.getLength(); i++) {
                text.append(" [" + attributes.getURI(i) + "][" + attributes.getLocalName(i) + "][" + attributes.getQName(i) + "]"
                        + attributes.getType(i) + "=" + attributes.getValue(i));
            }
            print(text.toString());
        }

        @Override
        public void endElement(String uri, String localName, String qName) {
            print("end of [" + uri + "][" + localName + "][" + qName + "]");
        }

        @Override
        public void characters(char[] ch, int start, int length) {
            print("text " + new String(ch, start, length));
        }

        @Override
        public void ignorableWhitespace(char[] ch, int start, int length) {
            print("space " + length);
        }

        @Override
        public void processingInstruction(String target, String data) {
            print("instruction " + target + " [" + data + "]");
        }

        @Override
        public void comment(char[] ch, int start, int length) {
            if (length != 3) {
                print("comment [" + new String(ch, start, length) + "]");
            }
        }

        @Override
        public void startCDATA() {
            print("section");
        }

        @Override
        public void endCDATA() {
            print("end of section");
        }

        @Override
        public void startDTD(String name, String publicId, String systemId) {
            print("type " + name + " " + publicId + " " + systemId);
        }

        @Override
        public void fatalError(SAXParseException failure) throws SAXException {
            System.out.println("fatal " + failure.getLineNumber() + ":" + failure.getColumnNumber());
            throw failure;
        }
    }
}
