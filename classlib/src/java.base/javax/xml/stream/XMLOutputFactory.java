package javax.xml.stream;

import java.io.OutputStream;
import java.io.Writer;
import javax.xml.transform.Result;
import jdk.internal.xml.stream.LibraryOutputFactory;

/** Makes writers of documents. */
public abstract class XMLOutputFactory {
    public static final String IS_REPAIRING_NAMESPACES = "javax.xml.stream.isRepairingNamespaces";

    protected XMLOutputFactory() {
    }

    public static XMLOutputFactory newDefaultFactory() {
        return new LibraryOutputFactory();
    }

    public static XMLOutputFactory newInstance() throws FactoryConfigurationError {
        return newDefaultFactory();
    }

    public static XMLOutputFactory newFactory() throws FactoryConfigurationError {
        return newDefaultFactory();
    }

    public abstract XMLStreamWriter createXMLStreamWriter(Writer stream) throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(OutputStream stream) throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(OutputStream stream, String encoding) throws XMLStreamException;

    public abstract XMLStreamWriter createXMLStreamWriter(Result result) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(Result result) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(OutputStream stream) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(OutputStream stream, String encoding) throws XMLStreamException;

    public abstract XMLEventWriter createXMLEventWriter(Writer stream) throws XMLStreamException;

    public abstract void setProperty(String name, Object value) throws IllegalArgumentException;

    public abstract Object getProperty(String name) throws IllegalArgumentException;

    public abstract boolean isPropertySupported(String name);
}
