// Events of documents: read, looked at before, filtered, made by factories, and written.
import java.io.*;
import java.util.*;
import javax.xml.namespace.QName;
import javax.xml.stream.*;
import javax.xml.stream.events.*;
import javax.xml.stream.util.*;

public class Events {
    static final String TEXT = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<!DOCTYPE r [<!ENTITY e 'in &amp; side'><!NOTATION n SYSTEM 'x'>]>\n"
            + "<!--top--><r xmlns='urn:r' xmlns:p='urn:p' a='1' p:b='two \"2\"'>text &lt; &e;<p:c/><?do it now?> <![CDATA[<raw>]]><d xmlns='' x='y'/>\n</r><!--end-->";

    static String names(Iterator<?> all) {
        List<String> found = new ArrayList<>();
        all.forEachRemaining(one -> found.add(one.toString()));
        return found.toString();
    }

    static String kinds(XMLEvent e) {
        return (e.isStartElement() ? "s" : "") + (e.isEndElement() ? "e" : "") + (e.isCharacters() ? "c" : "") + (e.isAttribute() ? "a" : "")
                + (e.isNamespace() ? "n" : "") + (e.isProcessingInstruction() ? "p" : "") + (e.isStartDocument() ? "S" : "")
                + (e.isEndDocument() ? "E" : "") + (e.isEntityReference() ? "r" : "");
    }

    static void show(XMLEvent event) {
        System.out.println(event.getEventType() + " " + kinds(event) + " " + event + (event.isCharacters() ? "" : " @" + event.getLocation().getLineNumber()));
        switch (event.getEventType()) {
            case XMLStreamConstants.START_ELEMENT -> {
                StartElement start = event.asStartElement();
                System.out.println("  " + start.getName() + " " + names(start.getAttributes()) + " " + names(start.getNamespaces()) + " "
                        + start.getAttributeByName(new QName("a")) + " " + start.getNamespaceURI("p") + " "
                        + start.getNamespaceContext().getNamespaceURI(""));
            }
            case XMLStreamConstants.END_ELEMENT -> System.out.println("  " + event.asEndElement().getName() + " " + names(event.asEndElement().getNamespaces()));
            case XMLStreamConstants.CHARACTERS -> {
                Characters text = event.asCharacters();
                System.out.println("  [" + text.getData().replace("\n", "\\n") + "] " + text.isWhiteSpace() + text.isCData() + text.isIgnorableWhiteSpace());
            }
            case XMLStreamConstants.START_DOCUMENT -> {
                StartDocument start = (StartDocument) event;
                System.out.println("  " + start.getVersion() + " " + start.getCharacterEncodingScheme() + " " + start.encodingSet() + " "
                        + start.isStandalone() + " " + start.standaloneSet());
            }
            case XMLStreamConstants.PROCESSING_INSTRUCTION -> System.out.println("  " + ((ProcessingInstruction) event).getTarget() + "|" + ((ProcessingInstruction) event).getData());
            case XMLStreamConstants.COMMENT -> System.out.println("  " + ((Comment) event).getText());
            case XMLStreamConstants.DTD -> System.out.println("  " + ((DTD) event).getDocumentTypeDeclaration().length());
            default -> {
            }
        }
    }

    static void refused(String what, java.util.concurrent.Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        XMLEventReader reader = factory.createXMLEventReader(new StringReader(TEXT));
        while (reader.hasNext()) {
            XMLEvent ahead = reader.peek();
            XMLEvent event = reader.nextEvent();
            show(event);
            if (ahead != event) {
                System.out.println("another one");
            }
        }
        System.out.println(reader.peek());
        refused("behind the end", reader::nextEvent);
        refused("next behind the end", reader::next);
        XMLEventReader filtered = factory.createFilteredReader(factory.createXMLEventReader(new StringReader(TEXT)),
                event -> event.isStartElement() || event.isCharacters() && !event.asCharacters().isWhiteSpace());
        while (filtered.hasNext()) {
            System.out.println("filtered " + filtered.nextEvent());
        }
        XMLEventReader texts = factory.createXMLEventReader(new StringReader("<a>\n <b>one<!-- c -->two</b> <c/> x</a>"));
        texts.nextEvent();
        System.out.println(texts.nextTag() + " " + texts.nextTag() + " " + texts.getElementText() + " " + texts.nextTag() + " " + texts.nextTag());
        refused("no tag", texts::nextTag);
        refused("no text", texts::getElementText);
        refused("removed", () -> {
            texts.remove();
            return null;
        });
        refused("no element", () -> XMLEventFactory.newInstance().createComment("x").asStartElement());

        XMLEventFactory maker = XMLEventFactory.newInstance();
        StringWriter out = new StringWriter();
        XMLEventWriter writer = XMLOutputFactory.newInstance().createXMLEventWriter(out);
        for (XMLEvent event : List.of(maker.createStartDocument("UTF-8", "1.0"), maker.createComment(" made "),
                maker.createStartElement("p", "urn:p", "root"), maker.createNamespace("p", "urn:p"), maker.createNamespace("urn:d"),
                maker.createAttribute("x", "1 < 2"), maker.createAttribute("p", "urn:p", "y", "'q'"), maker.createCharacters("a & b"),
                maker.createStartElement(new QName("urn:d", "inner"), List.of(maker.createAttribute("z", "9")).iterator(), Collections.emptyIterator()),
                maker.createCData("<c>"), maker.createEndElement(new QName("urn:d", "inner"), Collections.emptyIterator()),
                maker.createProcessingInstruction("go", "on"), maker.createSpace(" "), maker.createEntityReference("amp", null),
                maker.createEndElement("p", "urn:p", "root"), maker.createEndDocument())) {
            System.out.println(event.getEventType() + " " + (event.isEntityReference() ? ((EntityReference) event).getName() : event));
            writer.add(event);
        }
        writer.flush();
        System.out.println(out);
        StringWriter copy = new StringWriter();
        XMLEventWriter copier = XMLOutputFactory.newInstance().createXMLEventWriter(copy);
        copier.add(factory.createXMLEventReader(new StringReader("<a b='c' xmlns:q='urn:q'><q:d>t&amp;t</q:d><e/></a>")));
        copier.close();
        System.out.println(copy);
        StringWriter piece = new StringWriter();
        maker.createStartElement("", "", "w").writeAsEncodedUnicode(piece);
        maker.createCharacters("<&>").writeAsEncodedUnicode(piece);
        maker.createComment("c").writeAsEncodedUnicode(piece);
        System.out.println(piece);
        XMLStreamReader under = factory.createXMLStreamReader(new StringReader("<a><b/></a>"));
        XMLStreamReader loud = new StreamReaderDelegate(under) {
            @Override
            public String getLocalName() {
                return super.getLocalName().toUpperCase();
            }
        };
        while (loud.hasNext()) {
            if (loud.next() == XMLStreamConstants.START_ELEMENT) {
                System.out.println(loud.getLocalName());
            }
        }
        EventReaderDelegate counting = new EventReaderDelegate(factory.createXMLEventReader(factory.createXMLStreamReader(new StringReader("<a>b</a>"))));
        int count = 0;
        while (counting.hasNext()) {
            counting.nextEvent();
            count++;
        }
        System.out.println(count);
    }
}
