package jdk.internal.xml.output;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.URIResolver;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import jdk.internal.xml.SaxReader;
import jdk.internal.xml.dom.DocumentNode;
import jdk.internal.xml.dom.ErrorPrinter;
import jdk.internal.xml.dom.TreeHandler;
import org.w3c.dom.Node;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.LexicalHandler;

/** Turns a document into itself. */
final class IdentityTransformer extends Transformer {
    private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";

    private final OutputSettings settings;
    private final Map<String, Object> parameters = new HashMap<>();
    private ErrorListener listener = new IdentityFactory.Silent();
    private URIResolver resolver;

    IdentityTransformer(int amount) {
        settings = new OutputSettings(amount);
    }

    /** What is told of a document for a result, and the stream that is closed behind it, or {@code null}. */
    record Target(ContentHandler content, LexicalHandler lexical, DocumentOutput output, OutputStream opened) {
    }

    Target target(Result result) throws TransformerException {
        if (result == null) {
            throw new TransformerException("No defined output handler for transformation result.");
        }
        try {
            if (result instanceof StreamResult stream) {
                return target(stream);
            }
            if (result instanceof DOMResult tree) {
                Node root = tree.getNode();
                if (root == null) {
                    root = new DocumentNode();
                    tree.setNode(root);
                }
                TreeHandler handler = new TreeHandler(root, tree.getNextSibling());
                return new Target(handler, handler, null, null);
            }
            if (result instanceof SAXResult handlers && handlers.getHandler() != null) {
                LexicalHandler lexical = handlers.getLexicalHandler();
                ContentHandler content = handlers.getHandler();
                return new Target(content, lexical == null && content instanceof LexicalHandler own ? own : lexical, null, null);
            }
        } catch (IOException failure) {
            throw new TransformerException(failure);
        }
        throw new TransformerException("Result object passed to ''{0}'' is invalid.");
    }

    private Target target(StreamResult result) throws IOException, TransformerException {
        if (!OutputSettings.isMethod(settings.method())) {
            throw new NullPointerException();
        }
        OutputFormat format = settings.format();
        Writer writer = result.getWriter();
        OutputStream opened = null;
        if (writer == null) {
            OutputStream stream = result.getOutputStream();
            if (stream == null) {
                String place = result.getSystemId();
                if (place == null) {
                    throw new TransformerException("Result object passed to ''{0}'' is invalid.");
                }
                opened = new FileOutputStream(place.startsWith("file:") ? new File(URI.create(place).getPath()) : new File(place));
                stream = opened;
            }
            Charset charset = OutputFormat.charset(format.encoding());
            writer = new OutputStreamWriter(stream, charset);
        }
        DocumentOutput output = new DocumentOutput(format, settings.method(), writer);
        return new Target(output, output, output, opened);
    }

    @Override
    public void transform(Source source, Result result) throws TransformerException {
        Target target = target(result);
        try {
            if (source instanceof DOMSource tree) {
                transform(tree.getNode(), target);
            } else {
                read(source, target);
            }
        } catch (IOException | SAXException failure) {
            Throwable cause = failure instanceof SAXException wrapped && wrapped.getException() instanceof IOException inner
                    ? inner : failure;
            throw new TransformerException(cause);
        } catch (org.w3c.dom.DOMException failure) {
            throw new TransformerException(failure);
        } finally {
            close(target.opened());
        }
    }

    private static void close(OutputStream opened) throws TransformerException {
        if (opened != null) {
            try {
                opened.close();
            } catch (IOException failure) {
                throw new TransformerException(failure);
            }
        }
    }

    private static void transform(Node root, Target target) throws SAXException {
        Node node = root == null ? new DocumentNode() : root;
        if (target.output() != null) {
            new TreeOutput(target.output()).write(node);
        } else {
            new TreeEvents(target.content(), target.lexical()).tell(node);
        }
    }

    private void read(Source source, Target target) throws IOException, SAXException, TransformerException {
        InputSource input = source == null ? null : SAXSource.sourceToInputSource(source);
        XMLReader reader = source instanceof SAXSource sax ? sax.getXMLReader() : null;
        boolean empty = source instanceof StreamSource stream && stream.getInputStream() == null && stream.getReader() == null
                && stream.getSystemId() == null;
        if (source == null || empty) {
            if (source == null) {
                throw new TransformerException(new TransformerException("Source object passed to ''{0}'' has no contents."));
            }
            transform(null, target);
            return;
        }
        if (input == null && reader == null) {
            throw new TransformerException("Source object passed to ''{0}'' has no contents.");
        }
        if (reader == null) {
            SaxReader own = new SaxReader();
            own.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
            own.setErrorHandler(new ErrorPrinter());
            reader = own;
        }
        if (target.output() != null && reader instanceof SaxReader own) {
            target.output().from(own);
        }
        reader.setContentHandler(target.content());
        if (target.lexical() != null) {
            try {
                reader.setProperty(LEXICAL_HANDLER, target.lexical());
            } catch (SAXException none) {
                // Such a reader tells of no comments.
            }
        }
        reader.parse(input);
    }

    @Override
    public void reset() {
        settings.clear();
        parameters.clear();
        resolver = null;
        listener = new IdentityFactory.Silent();
    }

    @Override
    public void setParameter(String name, Object value) {
        if (value == null) {
            throw new IllegalArgumentException("The value of param " + name + " must be a valid Java Object");
        }
        parameters.put(name, value);
    }

    @Override
    public Object getParameter(String name) {
        return parameters.get(name);
    }

    @Override
    public void clearParameters() {
        parameters.clear();
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
    public void setOutputProperties(Properties oformat) {
        settings.put(oformat);
    }

    @Override
    public Properties getOutputProperties() {
        return settings.asProperties();
    }

    @Override
    public void setOutputProperty(String name, String value) {
        settings.put(name, value);
    }

    @Override
    public String getOutputProperty(String name) {
        return settings.get(name);
    }

    @Override
    public void setErrorListener(ErrorListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("Attempting to set ErrorListener for 'Transformer' to null");
        }
        this.listener = listener;
    }

    @Override
    public ErrorListener getErrorListener() {
        return listener;
    }
}
