package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;

/** Properties as a document of XML. */
final class PropertiesXml extends DefaultHandler2 {
    private static final String TYPE = "http://java.sun.com/dtd/properties.dtd";

    private final Properties properties;
    private final StringBuilder text = new StringBuilder();
    private String key;
    private boolean declared;
    private int depth;

    private PropertiesXml(Properties properties) {
        this.properties = properties;
    }

    private static String escaped(Object text, boolean isKey, CharsetEncoder encoder) {
        StringBuilder written = new StringBuilder();
        ((String) text).codePoints().forEach(c -> {
            switch (c) {
                case '&' -> written.append("&amp;");
                case '<' -> written.append("&lt;");
                case '>' -> written.append("&gt;");
                case '"' -> written.append(isKey ? "&quot;" : "\"");
                default -> {
                    if (c < 0x80 || c < 0x10000 && encoder.canEncode((char) c)) {
                        written.appendCodePoint(c);
                    } else {
                        written.append("&#x").append(Integer.toHexString(c)).append(';');
                    }
                }
            }
        });
        return written.toString();
    }

    static void store(Properties properties, OutputStream target, String comment, Charset charset) throws IOException {
        CharsetEncoder encoder = charset.newEncoder();
        Writer out = new BufferedWriter(new OutputStreamWriter(target, charset));
        out.write("<?xml version=\"1.0\" encoding=\"" + charset.name() + "\"?>\n<!DOCTYPE properties SYSTEM \"" + TYPE
                + "\">\n<properties>\n");
        if (comment != null) {
            out.write("<comment>" + escaped(comment, false, encoder) + "</comment>\n");
        }
        synchronized (properties) {
            for (Map.Entry<Object, Object> each : properties.entrySet()) {
                out.write("<entry key=\"" + escaped(each.getKey(), true, encoder) + "\">"
                        + escaped(each.getValue(), false, encoder) + "</entry>\n");
            }
        }
        out.write("</properties>\n");
        out.flush();
    }

    static void load(Properties properties, InputStream in) throws IOException {
        try {
            PropertiesXml handler = new PropertiesXml(properties);
            SAXParser parser = SAXParserFactory.newInstance().newSAXParser();
            parser.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
            parser.parse(in, handler);
        } catch (SAXException | ParserConfigurationException e) {
            throw new InvalidPropertiesFormatException(e);
        }
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) {
        declared = TYPE.equals(systemId);
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) throws SAXException {
        if (!declared) {
            throw new SAXException(
                    "An XML properties document must contain the DOCTYPE declaration as defined by java.util.Properties.");
        }
        boolean fits = depth == 0 ? name.equals("properties")
                : depth == 1 && (name.equals("entry") || name.equals("comment"));
        if (!fits) {
            throw new SAXException("unexpected element: " + name);
        }
        depth++;
        text.setLength(0);
        key = attributes.getValue("key");
        if (name.equals("entry") && key == null) {
            throw new SAXException("entry without key");
        }
    }

    @Override
    public void characters(char[] characters, int start, int length) {
        text.append(characters, start, length);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        depth--;
        if (name.equals("entry")) {
            properties.setProperty(key, text.toString());
        }
    }
}
