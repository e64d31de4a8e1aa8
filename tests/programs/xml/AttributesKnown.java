// What SAX tells of attributes and places besides: whether attributes are declared and specified, versions and encodings.
import java.io.*;
import java.util.*;
import javax.xml.parsers.*;
import org.xml.sax.*;
import org.xml.sax.ext.*;
import org.xml.sax.helpers.*;

public class AttributesKnown {
    static void refused(String what, java.util.function.Supplier<?> action) {
        try {
            System.out.println(what + " " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        String text = "<?xml version='1.0' encoding='ISO-8859-1'?><!DOCTYPE r [<!ELEMENT r ANY><!ATTLIST r a CDATA 'std' id ID #IMPLIED k (x|y) 'x'>]>"
                + "<r id='i1' other='o'><r a='given' k='y'/></r>";
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.newSAXParser().parse(new ByteArrayInputStream(text.getBytes("ISO-8859-1")), new DefaultHandler2() {
            private Locator2 place;

            @Override
            public void setDocumentLocator(Locator locator) {
                place = (Locator2) locator;
            }

            @Override
            public void startElement(String uri, String local, String name, Attributes attributes) {
                Attributes2 known = (Attributes2) attributes;
                StringBuilder line = new StringBuilder(name + " " + place.getXMLVersion() + " " + place.getEncoding());
                for (int i = 0; i < known.getLength(); i++) {
                    line.append(" ").append(known.getQName(i)).append("=").append(known.getValue(i)).append("/").append(known.getType(i)).append(known.isSpecified(i)).append(known.isDeclared(i));
                }
                System.out.println(line + " " + known.isSpecified("a") + known.isSpecified("", "k") + known.isDeclared("a"));
                Locator2Impl kept = new Locator2Impl(place);
                System.out.println(kept.getLineNumber() + " " + kept.getXMLVersion() + " " + kept.getEncoding());
            }
        });
        Attributes2Impl own = new Attributes2Impl();
        own.addAttribute("", "a", "a", "CDATA", "1");
        own.addAttribute("urn:x", "b", "x:b", "ID", "2");
        own.addAttribute("", "c", "c", null, "3");
        System.out.println(own.isDeclared(0) + " " + own.isDeclared(1) + own.isDeclared("c") + own.isSpecified("urn:x", "b") + own.getLength());
        own.setSpecified(1, false);
        own.setDeclared(0, true);
        own.removeAttribute(0);
        System.out.println(own.isSpecified(0) + " " + own.isDeclared("x:b") + own.isDeclared("urn:x", "b") + own.getQName(1));
        refused("index", () -> own.isDeclared(5));
        refused("index", () -> own.isSpecified(-1));
        refused("name", () -> own.isDeclared("zz"));
        refused("name", () -> own.isSpecified("urn:x", "zz"));
        refused("set", () -> {
            own.setDeclared(9, true);
            return "";
        });
        refused("removed", () -> {
            own.removeAttribute(7);
            return "";
        });
        Attributes2Impl copy = new Attributes2Impl(own);
        AttributesImpl plain = new AttributesImpl();
        plain.addAttribute("", "p", "p", "NMTOKEN", "v");
        Attributes2Impl ofPlain = new Attributes2Impl(plain);
        System.out.println(copy.isSpecified(0) + " " + copy.getLength() + ofPlain.isDeclared(0) + ofPlain.isSpecified(0));
        copy.clear();
        System.out.println(copy.getLength());
        Locator2Impl made = new Locator2Impl();
        made.setEncoding("X");
        made.setXMLVersion("1.1");
        System.out.println(new Locator2Impl(made).getEncoding() + new Locator2Impl(new LocatorImpl()).getXMLVersion() + made.getXMLVersion());
    }
}
