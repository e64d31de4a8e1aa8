package jdk.internal.xml.output;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.Source;
import javax.xml.transform.Templates;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.URIResolver;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TemplatesHandler;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.XMLFilter;

/** Makes transformers that turn a document into itself; style sheets are refused. */
public final class IdentityFactory extends SAXTransformerFactory {
    private static final List<String> FEATURES = List.of(
            DOMSource.FEATURE, DOMResult.FEATURE, StreamSource.FEATURE, StreamResult.FEATURE, SAXSource.FEATURE,
            SAXResult.FEATURE, SAXTransformerFactory.FEATURE);
    private static final String INDENT = "indent-number";

    private final Map<String, Object> attributes = new HashMap<>();
    private boolean secure = true;
    private ErrorListener listener = new Silent();
    private URIResolver resolver;

    /** Throws what is fatal. */
    static final class Silent implements ErrorListener {
        @Override
        public void warning(javax.xml.transform.TransformerException exception) {
            // Nothing is said.
        }

        @Override
        public void error(javax.xml.transform.TransformerException exception) {
            // Nothing is said.
        }

        @Override
        public void fatalError(javax.xml.transform.TransformerException exception)
                throws javax.xml.transform.TransformerException {
            throw exception;
        }
    }

    private static TransformerConfigurationException noStyleSheets() {
        return new TransformerConfigurationException("XSLT style sheets are not supported, only the identity transformer is");
    }

    private IdentityTransformer identity() {
        Object amount = attributes.get(INDENT);
        return new IdentityTransformer(amount instanceof Integer number ? number
                : amount == null ? 4 : Integer.parseInt(amount.toString()));
    }

    @Override
    public Transformer newTransformer() {
        return identity();
    }

    @Override
    public Transformer newTransformer(Source source) throws TransformerConfigurationException {
        if (source == null) {
            throw new NullPointerException();
        }
        throw noStyleSheets();
    }

    @Override
    public Templates newTemplates(Source source) throws TransformerConfigurationException {
        if (source == null) {
            throw new NullPointerException();
        }
        throw noStyleSheets();
    }

    @Override
    public Source getAssociatedStylesheet(Source source, String media, String title, String charset)
            throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public TransformerHandler newTransformerHandler() {
        return new IdentityHandler(identity());
    }

    @Override
    public TransformerHandler newTransformerHandler(Source src) throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public TransformerHandler newTransformerHandler(Templates templates) throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public TemplatesHandler newTemplatesHandler() throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public XMLFilter newXMLFilter(Source src) throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public XMLFilter newXMLFilter(Templates templates) throws TransformerConfigurationException {
        throw noStyleSheets();
    }

    @Override
    public void setURIResolver(URIResolver resolver) {
        this.resolver = resolver;
    }

    @Override
    public URIResolver getURIResolver() {
        return resolver;
    }

    @Override
    public void setFeature(String name, boolean value) throws TransformerConfigurationException {
        if (name == null) {
            throw new NullPointerException("The feature name cannot be null in TransformerFactory.setFeature(String name, "
                    + "boolean value).");
        }
        if (!name.equals(XMLConstants.FEATURE_SECURE_PROCESSING)) {
            throw new TransformerConfigurationException("Cannot set the feature '" + name + "' on this TransformerFactory.");
        }
        secure = value;
        if (value) {
            attributes.put(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            attributes.put(XMLConstants.ACCESS_EXTERNAL_STYLESHEET, "");
        }
    }

    @Override
    public boolean getFeature(String name) {
        if (name == null) {
            throw new NullPointerException("The feature name cannot be null in TransformerFactory.getFeature(String name).");
        }
        return name.equals(XMLConstants.FEATURE_SECURE_PROCESSING) ? secure : FEATURES.contains(name);
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("TransformerFactory does not recognise attribute '" + name + "'.");
    }

    private static boolean isPlace(String name) {
        return name.equals(XMLConstants.ACCESS_EXTERNAL_DTD) || name.equals(XMLConstants.ACCESS_EXTERNAL_STYLESHEET);
    }

    @Override
    public void setAttribute(String name, Object value) {
        if (!name.equals(INDENT) && !isPlace(name)) {
            throw unknown(name);
        }
        attributes.put(name, value);
    }

    @Override
    public Object getAttribute(String name) {
        if (!isPlace(name)) {
            throw unknown(name);
        }
        return attributes.getOrDefault(name, "all");
    }

    @Override
    public void setErrorListener(ErrorListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("Attempting to set ErrorListener for 'TransformerFactory' to null");
        }
        this.listener = listener;
    }

    @Override
    public ErrorListener getErrorListener() {
        return listener;
    }
}
