package jdk.internal.xml;

import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.Attributes2Impl;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.ext.Locator2;
import org.xml.sax.helpers.DefaultHandler;

/** Tells handlers what a scanner finds. */
public final class SaxReader implements XMLReader {
    public static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
    private static final String PREFIXES = "http://xml.org/sax/features/namespace-prefixes";
    private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";
    private static final String DECLARATION_HANDLER = "http://xml.org/sax/properties/declaration-handler";
    private static final String NO_TYPES = "http://apache.org/xml/features/disallow-doctype-decl";
    private static final String SECURE = "http://javax.xml.XMLConstants/feature/secure-processing";
    private static final List<String> FEATURES = List.of(
            NAMESPACES, PREFIXES, NO_TYPES, "http://xml.org/sax/features/validation",
            "http://xml.org/sax/features/external-general-entities", "http://xml.org/sax/features/external-parameter-entities",
            "http://xml.org/sax/features/string-interning", "http://apache.org/xml/features/nonvalidating/load-external-dtd",
            SECURE);

    private final Map<String, Boolean> features = new HashMap<>();
    private final Map<String, Object> properties = new HashMap<>();
    private EntityResolver resolver;
    private DTDHandler typeHandler;
    private ContentHandler content;
    private ErrorHandler errors;
    private XmlScanner scanner;
    private String publicId;
    private String systemId;
    private String encoding;
    private int sign;
    private boolean ended;
    /** The type that is told of, whose place counts then. */
    private XmlDocumentType typeAt;

    public SaxReader() {
        features.put(NAMESPACES, true);
        features.put(SECURE, true);
    }

    /** The version that the document at hand has given. */
    public String version() {
        return scanner == null || scanner.version == null ? "1.0" : scanner.version;
    }

    /** Whether a reader knows a feature. */
    public static boolean isFeature(String name) {
        return FEATURES.contains(name);
    }

    @Override
    public boolean getFeature(String name) throws SAXNotRecognizedException {
        if (!isFeature(name)) {
            throw new SAXNotRecognizedException("Feature '" + name + "' is not recognized.");
        }
        return features.getOrDefault(name, false);
    }

    @Override
    public void setFeature(String name, boolean value) throws SAXNotRecognizedException {
        getFeature(name);
        features.put(name, value);
    }

    @Override
    public Object getProperty(String name) throws SAXNotRecognizedException {
        checkProperty(name);
        return XmlLimits.isLimit(name) ? properties.getOrDefault(XmlLimits.key(name), XmlLimits.standard(name))
                : properties.get(name);
    }

    @Override
    public void setProperty(String name, Object value) throws SAXNotRecognizedException {
        checkProperty(name);
        properties.put(XmlLimits.isLimit(name) ? XmlLimits.key(name) : name, value);
    }

    private static void checkProperty(String name) throws SAXNotRecognizedException {
        if (!XmlLimits.isLimit(name) && !name.equals(LEXICAL_HANDLER) && !name.equals(DECLARATION_HANDLER)
                && !name.startsWith("http://javax.xml.XMLConstants/property/")) {
            throw new SAXNotRecognizedException("Property '" + name + "' is not recognized.");
        }
    }
    //#for Kind given kept
    //#| EntityResolver | resolver | this.resolver
    //#| DTDHandler | handler | typeHandler
    //#| ContentHandler | handler | content
    //#| ErrorHandler | handler | errors

    @Override
    public void set$Kind$($Kind$ $given$) {
        $kept$ = $given$;
    }

    @Override
    public $Kind$ get$Kind$() {
        return $kept$;
    }
    //#end

    @Override
    public void parse(String systemId) throws IOException, SAXException {
        parse(new InputSource(systemId));
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        publicId = input.getPublicId();
        systemId = XmlInput.identifier(input.getSystemId());
        ended = false;
        typeAt = null;
        sign = 0;
        XmlInput document = XmlInput.of(input);
        ContentHandler to = content != null ? content : new DefaultHandler();
        try {
            scanner = document.scanner(getFeature(NAMESPACES), new XmlLimits(getFeature(SECURE), properties));
            encoding = document.encoding;
            to.setDocumentLocator(new Place());
            to.startDocument();
            while (tell(to, scanner.next())) {
                sign = 0;
            }
        } catch (XmlError error) {
            SAXParseException failure = error.forHandlers(publicId, systemId);
            if (errors != null) {
                errors.fatalError(failure);
            }
            throw failure;
        }
    }

    private boolean tell(ContentHandler to, int kind) throws SAXException, XmlError {
        LexicalHandler lexical = (LexicalHandler) properties.get(LEXICAL_HANDLER);
        switch (kind) {
            case XmlScanner.START_ELEMENT:
                start(to);
                break;
            case XmlScanner.END_ELEMENT:
                to.endElement(text(scanner.uri), text(scanner.local), scanner.name);
                if (getFeature(NAMESPACES)) {
                    for (String prefix : scanner.prefixes) {
                        to.endPrefixMapping(prefix);
                    }
                }
                break;
            case XmlScanner.CHARACTERS:
            case XmlScanner.SPACE:
            case XmlScanner.CDATA:
                text(to, lexical, kind);
                break;
            case XmlScanner.PROCESSING_INSTRUCTION:
                to.processingInstruction(scanner.name, scanner.data);
                break;
            case XmlScanner.COMMENT:
                if (lexical != null) {
                    lexical.comment(scanner.data.toCharArray(), 0, scanner.data.length());
                }
                break;
            case XmlScanner.DTD:
                type(lexical);
                break;
            default:
                ended = true;
                to.endDocument();
                return false;
        }
        return true;
    }

    private void type(LexicalHandler lexical) throws SAXException, XmlError {
        XmlDocumentType type = scanner.documentType();
        if (getFeature(NO_TYPES)) {
            throw scanner.failure("DOCTYPE is disallowed when the feature \"" + NO_TYPES + "\" set to true.", type.startLine, type.startColumn);
        }
        if (lexical != null) {
            typeAt = type;
            lexical.startDTD(type.name, type.publicId, type.systemId);
            typeAt = null;
            lexical.endDTD();
        }
    }

    private void text(ContentHandler to, LexicalHandler lexical, int kind) throws SAXException {
        char[] characters = scanner.data.toCharArray();
        sign = kind == XmlScanner.CDATA ? 0 : scanner.signLength();
        if (kind == XmlScanner.SPACE) {
            to.ignorableWhitespace(characters, 0, characters.length);
            return;
        }
        boolean section = kind == XmlScanner.CDATA && lexical != null;
        if (section) {
            lexical.startCDATA();
        }
        if (characters.length > 0) {
            to.characters(characters, 0, characters.length);
        }
        if (section) {
            lexical.endCDATA();
        }
    }

    private void start(ContentHandler to) throws SAXException {
        boolean spaces = getFeature(NAMESPACES);
        Attributes2Impl attributes = new Attributes2Impl();
        for (XmlScanner.Attribute one : scanner.attributes) {
            boolean binds = one.name().equals("xmlns") || one.name().startsWith("xmlns:");
            if (!spaces || !binds || getFeature(PREFIXES)) {
                String local = spaces ? binds ? "" : one.local() : one.name();
                attributes.addAttribute(binds ? "" : text(one.uri()), local, one.name(), one.type(), one.value());
                attributes.setSpecified(attributes.getLength() - 1, one.specified());
                attributes.setDeclared(attributes.getLength() - 1, scanner.declares(one.name()));
            }
        }
        if (spaces) {
            for (int i = 0; i < scanner.prefixes.size(); i += 2) {
                to.startPrefixMapping(scanner.prefixes.get(i), scanner.prefixes.get(i + 1));
            }
        }
        to.startElement(text(scanner.uri), text(scanner.local), scanner.name, attributes);
    }

    private static String text(String name) {
        return name == null ? "" : name;
    }

    /** A file as the identifier that documents have. */
    public static String identifier(java.io.File file) {
        URI place = file.getAbsoluteFile().toURI();
        return place.toASCIIString();
    }

    /** Where the scanner stands. */
    private final class Place implements Locator2 {
        @Override
        public String getXMLVersion() {
            return version();
        }

        @Override
        public String getEncoding() {
            return scanner != null && scanner.encoding != null ? scanner.encoding : encoding;
        }

        @Override
        public String getPublicId() {
            return publicId;
        }

        @Override
        public String getSystemId() {
            return systemId;
        }

        @Override
        public int getLineNumber() {
            return ended ? -1 : typeAt != null ? typeAt.line : scanner.line();
        }

        @Override
        public int getColumnNumber() {
            return ended ? -1 : typeAt != null ? typeAt.column : scanner.column() + sign;
        }
    }
}
