package jdk.internal.xml.output;

import javax.xml.transform.Result;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.sax.TransformerHandler;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Passes what it is told on to a result. */
final class IdentityHandler extends DefaultHandler implements TransformerHandler {
    private final IdentityTransformer transformer;
    private IdentityTransformer.Target target;
    private Result result;
    private String systemId;

    IdentityHandler(IdentityTransformer transformer) {
        this.transformer = transformer;
    }

    @Override
    public void setResult(Result result) {
        if (result == null) {
            throw new IllegalArgumentException("Result object passed to ''{0}'' is invalid.");
        }
        this.result = result;
    }

    @Override
    public void setSystemId(String systemID) {
        systemId = systemID;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }

    @Override
    public Transformer getTransformer() {
        return transformer;
    }

    @Override
    public void setDocumentLocator(Locator locator) {
        // Places are of no use to the results.
    }

    @Override
    public void startDocument() throws SAXException {
        try {
            target = transformer.target(result);
        } catch (TransformerException failure) {
            throw new SAXException(failure);
        }
        target.content().startDocument();
    }

    @Override
    public void endDocument() throws SAXException {
        target.content().endDocument();
        if (target.opened() != null) {
            try {
                target.opened().close();
            } catch (java.io.IOException failure) {
                throw new SAXException(failure);
            }
        }
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) throws SAXException {
        target.content().startPrefixMapping(prefix, uri);
    }

    @Override
    public void endPrefixMapping(String prefix) throws SAXException {
        target.content().endPrefixMapping(prefix);
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
        target.content().startElement(uri, localName, qName, attributes);
    }

    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        target.content().endElement(uri, localName, qName);
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        target.content().characters(ch, start, length);
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        target.content().ignorableWhitespace(ch, start, length);
    }

    @Override
    public void processingInstruction(String name, String data) throws SAXException {
        target.content().processingInstruction(name, data);
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) throws SAXException {
        if (target.lexical() != null) {
            target.lexical().startDTD(name, publicId, systemId);
        }
    }

    @Override
    public void endDTD() throws SAXException {
        if (target.lexical() != null) {
            target.lexical().endDTD();
        }
    }

    @Override
    public void startEntity(String name) throws SAXException {
        if (target.lexical() != null) {
            target.lexical().startEntity(name);
        }
    }

    @Override
    public void endEntity(String name) throws SAXException {
        if (target.lexical() != null) {
            target.lexical().endEntity(name);
        }
    }

    @Override
    public void startCDATA() throws SAXException {
        if (target.lexical() != null) {
            target.lexical().startCDATA();
        }
    }

    @Override
    public void endCDATA() throws SAXException {
        if (target.lexical() != null) {
            target.lexical().endCDATA();
        }
    }

    @Override
    public void comment(char[] ch, int start, int length) throws SAXException {
        if (target.lexical() != null) {
            target.lexical().comment(ch, start, length);
        }
    }
}
