// Documents written piece by piece: what is escaped, declared and refused, with and without repair of name spaces.
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.stream.StreamResult;

public class StreamWriting {
    interface Action {
        void run(XMLStreamWriter writer) throws Exception;
    }

    static void write(String what, boolean repairs, Action action) throws Exception {
        StringWriter out = new StringWriter();
        XMLOutputFactory factory = XMLOutputFactory.newInstance();
        factory.setProperty(XMLOutputFactory.IS_REPAIRING_NAMESPACES, repairs);
        XMLStreamWriter writer = factory.createXMLStreamWriter(out);
        String end = "";
        try {
            action.run(writer);
            writer.close();
        } catch (Exception refused) {
            end = " !! " + refused;
        }
        System.out.println(what + " " + repairs + ": " + out.toString().replace("\n", "|") + end);
    }

    public static void main(String[] args) throws Exception {
        for (boolean repairs : new boolean[] {false, true}) {
            write("document", repairs, w -> {
                w.writeStartDocument();
                w.writeStartElement("a");
                w.writeAttribute("b", "<>&\"'\n\t\r\u00e9\ud83d\ude00");
                w.writeCharacters("<>&\"'\n\t\u00e9\ud83d\ude00]]>");
                w.writeCharacters("012345".toCharArray(), 2, 3);
                w.writeEmptyElement("c");
                w.writeAttribute("d", "e");
                w.writeStartElement("f");
                w.writeEndElement();
                w.writeComment("a--b");
                w.writeCData("x]]>");
                w.writeProcessingInstruction("t");
                w.writeProcessingInstruction("t", "d");
                w.writeEntityRef("ent");
                w.writeEndDocument();
            });
            write("version", repairs, w -> w.writeStartDocument("1.1"));
            write("encoding", repairs, w -> w.writeStartDocument("UTF-8", "1.0"));
            write("no encoding", repairs, w -> w.writeStartDocument(null, null));
            write("type", repairs, w -> {
                w.writeDTD("<!DOCTYPE a>");
                w.writeStartElement("a");
                w.writeEndElement();
            });
            spaces(repairs);
            refused(repairs);
            write("two", repairs, w -> {
                w.writeStartElement("a");
                w.writeEndElement();
                w.writeStartElement("b");
                w.writeEndElement();
                w.writeCharacters("t");
            });
        }
        bytes();
    }

    static void spaces(boolean repairs) throws Exception {
        write("declared", repairs, w -> {
            w.writeStartElement("p", "a", "u");
            w.writeNamespace("p", "u");
            w.writeAttribute("u", "b", "1");
            w.writeEndElement();
        });
        write("undeclared", repairs, w -> {
            w.writeStartElement("p", "a", "u");
            w.writeAttribute("q", "v", "b", "1");
            w.writeEndElement();
        });
        write("set", repairs, w -> {
            w.setPrefix("p", "u");
            w.writeStartElement("u", "a");
            w.writeAttribute("u", "b", "1");
            w.writeEndElement();
        });
        write("default", repairs, w -> {
            w.setDefaultNamespace("u");
            w.writeStartElement("u", "a");
            w.writeDefaultNamespace("u");
            w.writeStartElement("u", "b");
            w.writeEndElement();
            w.writeEmptyElement("u", "c");
            w.writeEmptyElement("p", "d", "v");
            w.writeEndElement();
        });
        write("known", repairs, w -> {
            w.writeStartElement("a");
            w.writeNamespace("p", "u");
            w.writeStartElement("u", "b");
            System.out.println(w.getPrefix("u") + w.getPrefix("none") + w.getNamespaceContext().getNamespaceURI("p"));
            w.writeEndElement();
            w.writeEndElement();
        });
    }

    static void refused(boolean repairs) throws Exception {
        write("no end", repairs, XMLStreamWriter::writeEndElement);
        write("no tag", repairs, w -> w.writeAttribute("a", "b"));
        write("late", repairs, w -> {
            w.writeStartElement("a");
            w.writeCharacters("x");
            w.writeAttribute("a", "b");
        });
        write("two ends", repairs, w -> {
            w.writeStartElement("a");
            w.writeEndElement();
            w.writeEndElement();
        });
        write("no name", repairs, w -> w.writeStartElement(null));
        write("no space", repairs, w -> w.writeNamespace("p", "u"));
        write("no target", repairs, w -> w.writeProcessingInstruction(null));
        write("no text", repairs, w -> {
            w.writeStartElement("a");
            w.writeCharacters(null);
            w.writeComment(null);
            w.writeEndElement();
        });
    }

    static void bytes() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        XMLStreamWriter writer = XMLOutputFactory.newInstance().createXMLStreamWriter(out, "ISO-8859-1");
        writer.writeStartDocument("ISO-8859-1", "1.0");
        writer.writeStartElement("a");
        writer.writeAttribute("b", "\u20ac");
        writer.writeCharacters("\u00e9\u20ac\ud83d\ude00");
        writer.writeEndDocument();
        writer.close();
        System.out.println(out.toString(StandardCharsets.ISO_8859_1));
        out.reset();
        writer = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
        writer.writeStartDocument();
        writer.writeStartElement("a");
        writer.writeCharacters("\u00e9\u20ac\ud83d\ude00");
        writer.writeEndDocument();
        writer.flush();
        System.out.println(out.toString(StandardCharsets.UTF_8));
        try {
            XMLOutputFactory.newInstance().createXMLStreamWriter(out).writeStartDocument("ISO-8859-1", "1.0");
        } catch (Exception refused) {
            System.out.println(refused);
        }
        StringWriter text = new StringWriter();
        writer = XMLOutputFactory.newInstance().createXMLStreamWriter(new StreamResult(text));
        writer.writeEmptyElement("x");
        writer.writeEndDocument();
        writer.flush();
        System.out.println(text);
        XMLOutputFactory factory = XMLOutputFactory.newInstance();
        System.out.println(factory.getProperty(XMLOutputFactory.IS_REPAIRING_NAMESPACES) + " " + factory.isPropertySupported("none"));
        for (int i = 0; i < 3; i++) {
            try {
                switch (i) {
                    case 0 -> factory.getProperty("none");
                    case 1 -> factory.setProperty("none", 1);
                    default -> writer.getProperty("none");
                }
            } catch (IllegalArgumentException refused) {
                System.out.println(refused);
            }
        }
    }
}
