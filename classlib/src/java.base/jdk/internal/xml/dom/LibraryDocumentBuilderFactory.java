package jdk.internal.xml.dom;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import jdk.internal.xml.XmlLimits;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The library's own readers of trees. */
public final class LibraryDocumentBuilderFactory extends DocumentBuilderFactory {
    private static final String APACHE = "http://apache.org/xml/features/";
    private static final String SAX = "http://xml.org/sax/features/";
    private static final String NO_TYPES = APACHE + "disallow-doctype-decl";
    private static final List<String> INITIALLY_TRUE = List.of(
            XMLConstants.FEATURE_SECURE_PROCESSING, XMLConstants.USE_CATALOG, APACHE + "dom/defer-node-expansion",
            APACHE + "dom/create-entity-ref-nodes", APACHE + "dom/include-ignorable-whitespace", APACHE + "include-comments",
            APACHE + "create-cdata-nodes", APACHE + "nonvalidating/load-external-dtd",
            APACHE + "nonvalidating/load-dtd-grammar", SAX + "external-general-entities",
            SAX + "external-parameter-entities", SAX + "namespaces", SAX + "string-interning");
    private static final List<String> INITIALLY_FALSE = List.of(
            NO_TYPES, SAX + "validation", SAX + "use-entity-resolver2", APACHE + "validation/dynamic",
            APACHE + "validation/schema", APACHE + "continue-after-fatal-error", APACHE + "allow-java-encodings",
            APACHE + "standard-uri-conformant", APACHE + "xinclude", APACHE + "warn-on-duplicate-attdef");
    private static final List<String> ATTRIBUTES = List.of(
            "http://java.sun.com/xml/jaxp/properties/schemaLanguage", "http://java.sun.com/xml/jaxp/properties/schemaSource");

    private final Map<String, Boolean> features = new HashMap<>();
    private final Map<String, Object> attributes = new HashMap<>();

    @Override
    public boolean getFeature(String name) throws ParserConfigurationException {
        if (!INITIALLY_TRUE.contains(name) && !INITIALLY_FALSE.contains(name)) {
            throw new ParserConfigurationException("Feature '" + name + "' is not recognized.");
        }
        return features.getOrDefault(name, INITIALLY_TRUE.contains(name));
    }

    @Override
    public void setFeature(String name, boolean value) throws ParserConfigurationException {
        getFeature(name);
        features.put(name, value);
    }

    private static String key(String name) {
        if (XmlLimits.isLimit(name)) {
            return XmlLimits.key(name);
        }
        if (!ATTRIBUTES.contains(name) && !name.equals(XMLConstants.ACCESS_EXTERNAL_DTD)
                && !name.equals(XMLConstants.ACCESS_EXTERNAL_SCHEMA)) {
            throw new IllegalArgumentException("Property '" + name + "' is not recognized.");
        }
        return name;
    }

    @Override
    public void setAttribute(String name, Object value) {
        attributes.put(key(name), value);
    }

    @Override
    public Object getAttribute(String name) {
        Object value = attributes.get(key(name));
        return value != null ? value : XmlLimits.isLimit(name) ? XmlLimits.standard(name) : ATTRIBUTES.contains(name) ? null : "all";
    }

    @Override
    public void setXIncludeAware(boolean state) {
        if (state) {
            throw new UnsupportedOperationException("XInclude is not supported");
        }
    }

    @Override
    public boolean isXIncludeAware() {
        return false;
    }

    @Override
    public DocumentBuilder newDocumentBuilder() throws ParserConfigurationException {
        if (isValidating()) {
            throw new ParserConfigurationException("validation is not supported");
        }
        DomBuilder builder = new DomBuilder();
        builder.namespaces = isNamespaceAware();
        builder.coalescing = isCoalescing();
        builder.comments = !isIgnoringComments();
        builder.expandsEntities = isExpandEntityReferences();
        builder.space = !isIgnoringElementContentWhitespace();
        builder.typesAllowed = !getFeature(NO_TYPES);
        builder.limits = new XmlLimits(getFeature(XMLConstants.FEATURE_SECURE_PROCESSING), attributes);
        return new Builder(builder);
    }

    /** A builder of the library. */
    private static final class Builder extends DocumentBuilder {
        private final DomBuilder builder;
        private ErrorHandler errors = new ErrorPrinter();

        Builder(DomBuilder builder) {
            this.builder = builder;
        }

        @Override
        public void reset() {
            errors = new ErrorPrinter();
        }

        @Override
        public Document parse(InputSource is) throws SAXException, IOException {
            if (is == null) {
                throw new IllegalArgumentException("jaxp-null-input-source: The source specified cannot be null.");
            }
            return builder.parse(is, errors);
        }

        @Override
        public boolean isNamespaceAware() {
            return builder.namespaces;
        }

        @Override
        public boolean isValidating() {
            return false;
        }

        @Override
        public boolean isXIncludeAware() {
            return false;
        }

        @Override
        public void setEntityResolver(EntityResolver er) {
            // Nothing but the document is read.
        }

        @Override
        public void setErrorHandler(ErrorHandler eh) {
            errors = eh;
        }

        @Override
        public Document newDocument() {
            return new DocumentNode();
        }

        @Override
        public DOMImplementation getDOMImplementation() {
            return ImplementationOfDom.INSTANCE;
        }
    }
}
