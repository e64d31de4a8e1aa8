// stress: seventh
// The identity transformer to texts and bytes, from trees and from readers, with each of the output properties.
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;

public class TransformOutput {
    static final String[] DOCUMENTS = {
        "<a></a>", "<a>t</a>", "<a><b/></a>", "<a><b>t</b><c>u</c></a>", "<a>t<b/>u</a>", "<a>\n  <b>x</b>\n  <c/>\n</a>",
        "<a> <b/> </a>", "<a>\n\n<b/>\n\n</a>", "<!--c--><a><!--d--><?p i?></a><!--e--><?q j?>", "<?p i?><a/>",
        "<a b='1' c='&lt;&gt;&amp;&quot;&apos;&#10;&#9;&#13;x'>&lt;&gt;&amp;\"'&#13;]]&gt;</a>",
        "<a><![CDATA[<x>&]]]]><![CDATA[>]]></a>", "<a>x<![CDATA[y]]>z</a>", "<a><b><![CDATA[y]]><c/></b></a>",
        "<!DOCTYPE a [<!ENTITY e 'v'>]><a>&e;</a>", "<a xml:space='preserve'>\n<b> <c/></b></a>",
        "<a><b xml:space='preserve'><c/> <d/></b><e/></a>",
        "<p:a xmlns:p='u' xmlns='v'><b p:c='1'/><p:d xmlns:p='w'/><e xmlns=''/></p:a>",
        "<a x='\u00e9\ud83d\ude00&#160;'>\u00e9\u20ac\ud83d\ude00&#127;&#133;&#160;&#8232;</a>",
        "<html><head><title>x</title></head><body><br/><p>a&lt;b &amp; c\u00e9</p><img src='a b&amp;c'/><script>a&lt;b</script>"
            + "<ul><li>a</li><li>b<b>c</b></li></ul><table><tr><td>1</td><td><p>x</p></td></tr></table></body></html>",
        "<HTML><BODY/></HTML>", "<a><b><c><d>deep</d></c></b></a>", "<a>text <b>bold</b> more <i>it</i></a>",
        "<a>\n<!-- c -->\n<b/>\n</a>", "<?xml version='1.0' standalone='yes'?><a/>",
        "<?xml version='1.0' encoding='ISO-8859-1' standalone='no'?><a/>", "<a>\n\n\nx\n\n</a>", "<a><b/>\n\nx<c/></a>",
        "<a><b/>\n<![CDATA[x]]>\n</a>", "<input checked='' name='checked' x='&amp;{y};'/>",
        "<a href='\u00e9 &#x20ac;&#128512;?a=1&amp;b=2\"%41&lt;&gt;'/>", "<a z='1' xmlns:y='w' xmlns='u'><b xmlns='u' y:c='1'/></a>",
        "<r><x:a z='1' xmlns:y='w' xmlns:x='u'/></r>", "<a><b xmlns=''/></a>",
    };
    static final String[][] SETTINGS = {
        {}, {"indent", "yes"}, {"method", "xml", "indent", "yes", "{http://xml.apache.org/xslt}indent-amount", "2"},
        {"omit-xml-declaration", "yes"}, {"method", "html"}, {"method", "html", "indent", "yes"}, {"method", "text"},
        {"encoding", "US-ASCII"}, {"encoding", "ISO-8859-1", "standalone", "yes"},
        {"doctype-public", "pub", "doctype-system", "sys", "indent", "yes"}, {"cdata-section-elements", "a b"},
    };

    static String run(String[] settings, Source source, boolean bytes) {
        try {
            Transformer transformer = TransformerFactory.newInstance().newTransformer();
            for (int i = 0; i < settings.length; i += 2) {
                transformer.setOutputProperty(settings[i], settings[i + 1]);
            }
            if (bytes) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                transformer.transform(source, new StreamResult(out));
                return out.toString(StandardCharsets.ISO_8859_1);
            }
            StringWriter out = new StringWriter();
            transformer.transform(source, new StreamResult(out));
            return out.toString();
        } catch (Exception failure) {
            return failure.toString();
        }
    }

    public static void main(String[] args) throws Exception {
        for (String[] settings : SETTINGS) {
            System.out.println("==== " + String.join(" ", settings));
            for (String document : DOCUMENTS) {
                DocumentBuilderFactory factory = DocumentBuilderFactory.newNSInstance();
                InputSource input = new InputSource(new StringReader(document));
                String tree = run(settings, new DOMSource(factory.newDocumentBuilder().parse(input)), false);
                String stream = run(settings, new StreamSource(new StringReader(document)), true);
                String handlers = run(settings, new SAXSource(new InputSource(new StringReader(document))), true);
                System.out.println("== " + tree);
                System.out.println("-- " + (stream.equals(tree) ? "same" : stream));
                if (!handlers.equals(stream)) {
                    System.out.println("-- " + handlers);
                }
            }
        }
    }
}
