package jdk.internal.xml.dom;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import jdk.internal.xml.XmlDocumentType;
import jdk.internal.xml.XmlError;
import jdk.internal.xml.XmlInput;
import jdk.internal.xml.XmlLimits;
import jdk.internal.xml.XmlScanner;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Makes the tree of a document. */
public final class DomBuilder {
    private static final String NO_TYPES = "http://apache.org/xml/features/disallow-doctype-decl";

    public boolean namespaces;
    public boolean coalescing;
    public boolean comments = true;
    public boolean expandsEntities = true;
    /** Whether space between elements is kept where the type allows nothing else. */
    public boolean space = true;
    public boolean typesAllowed = true;
    public XmlLimits limits;

    private XmlScanner scanner;
    private DocumentNode document;
    private ParentNode at;
    private StringBuilder text;
    private TextNode lastText;

    public DocumentNode parse(InputSource input, ErrorHandler errors) throws SAXException, IOException {
        String place = XmlInput.identifier(input.getSystemId());
        XmlInput read = XmlInput.of(input);
        document = new DocumentNode();
        document.inputEncoding = read.encoding;
        document.setDocumentURI(place);
        at = document;
        lastText = null;
        try {
            scanner = read.scanner(namespaces, limits);
            scanner.keepsReferences = !expandsEntities;
            int kind = scanner.next();
            document.xmlEncoding = scanner.encoding;
            document.setXmlVersion(scanner.version == null ? "1.0" : scanner.version);
            document.setXmlStandalone(scanner.standalone != null && scanner.standalone);
            while (kind != XmlScanner.END_DOCUMENT) {
                add(kind);
                kind = scanner.next();
            }
        } catch (XmlError error) {
            SAXParseException failure = error.forHandlers(input.getPublicId(), place);
            if (errors != null) {
                errors.fatalError(failure);
            }
            throw failure;
        }
        DocumentNode made = document;
        document = null;
        at = null;
        scanner = null;
        return made;
    }

    private void add(int kind) throws XmlError {
        switch (kind) {
            case XmlScanner.CHARACTERS -> text(scanner.data, false);
            case XmlScanner.SPACE -> {
                if (space) {
                    text(scanner.data, true);
                }
            }
            case XmlScanner.CDATA -> {
                if (coalescing) {
                    text(scanner.data, false);
                } else {
                    endText();
                    at.link(new TextNode.Section(document, scanner.data), null);
                }
            }
            case XmlScanner.COMMENT -> {
                if (comments) {
                    endText();
                    at.link(new TextNode.OfComment(document, scanner.data), null);
                }
            }
            case XmlScanner.PROCESSING_INSTRUCTION -> {
                endText();
                at.link(new TextNode.Instruction(document, scanner.name, scanner.data), null);
            }
            case XmlScanner.ENTITY_REFERENCE -> {
                endText();
                at.link(new TypeNode.Reference(document, scanner.name), null);
            }
            case XmlScanner.START_ELEMENT -> start();
            case XmlScanner.END_ELEMENT -> {
                endText();
                at = at.parent;
            }
            default -> type(scanner.documentType());
        }
    }

    /** Text goes together with what comes next. */
    private void text(String part, boolean ignorable) {
        if (part.isEmpty()) {
            return;
        }
        if (lastText == null) {
            lastText = new TextNode(document, part);
            lastText.ignorable = ignorable;
            at.link(lastText, null);
            text = null;
            return;
        }
        if (text == null) {
            text = new StringBuilder(lastText.getData());
        }
        lastText.ignorable &= ignorable;
        text.append(part);
    }

    private void endText() {
        if (lastText != null && text != null) {
            lastText.setData(text.toString());
        }
        lastText = null;
        text = null;
    }

    private void start() {
        endText();
        ElementNode element = namespaces ? new ElementNode(document, scanner.uri, scanner.name)
                : new ElementNode(document, scanner.name);
        for (XmlScanner.Attribute given : scanner.attributes) {
            AttributeNode attribute = namespaces ? new AttributeNode(document, given.uri(), given.name())
                    : new AttributeNode(document, given.name());
            attribute.link(new TextNode(document, given.value()), null);
            attribute.specified = given.specified();
            attribute.type = given.type();
            attribute.element = element;
            element.attributes.put(attribute, false);
            if (given.type().equals("ID")) {
                attribute.isId = true;
                document.putId(given.value(), element);
            }
        }
        at.link(element, null);
        at = element;
    }

    private void type(XmlDocumentType declared) throws XmlError {
        if (!typesAllowed) {
            throw scanner.failure("DOCTYPE is disallowed when the feature \"" + NO_TYPES + "\" set to true.",
                    declared.startLine, declared.startColumn);
        }
        TypeNode type = new TypeNode(document, declared.name, declared.publicId, declared.systemId);
        type.internalSubset = declared.internalSubset;
        for (String name : declared.entities.keySet()) {
            type.entities.put(new TypeNode.OfEntity(document, name, null, null, null), false);
        }
        for (XmlDocumentType.External one : declared.externals) {
            type.entities.put(
                    new TypeNode.OfEntity(document, one.name(), one.publicId(), one.systemId(), one.notation()), false);
        }
        for (XmlDocumentType.External one : declared.notations) {
            type.notations.put(new TypeNode.OfNotation(document, one.name(), one.publicId(), one.systemId()), false);
        }
        document.link(type, null);
        for (Map.Entry<String, List<XmlDocumentType.Declared>> element : declared.attributes.entrySet()) {
            for (XmlDocumentType.Declared one : element.getValue()) {
                if (one.value() != null) {
                    document.putDefault(element.getKey(), defaultAttribute(one));
                }
            }
        }
    }

    private AttributeNode defaultAttribute(XmlDocumentType.Declared declared) {
        boolean binds = declared.name().equals("xmlns") || declared.name().startsWith("xmlns:");
        AttributeNode attribute = namespaces
                ? new AttributeNode(document, binds ? XMLConstants.XMLNS_ATTRIBUTE_NS_URI : null, declared.name())
                : new AttributeNode(document, declared.name());
        attribute.put(declared.value());
        attribute.type = declared.type();
        return attribute;
    }
}
