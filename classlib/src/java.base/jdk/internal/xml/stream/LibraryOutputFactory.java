package jdk.internal.xml.stream;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.Result;
import javax.xml.transform.stream.StreamResult;
import jdk.internal.xml.output.OutputFormat;

/** Makes the library's own writers. */
public final class LibraryOutputFactory extends XMLOutputFactory {
    private boolean repairs;

    @Override
    public XMLStreamWriter createXMLStreamWriter(Writer stream) {
        return new PieceWriter(stream, null, repairs);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(OutputStream stream) throws XMLStreamException {
        return createXMLStreamWriter(stream, null);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(OutputStream stream, String encoding) throws XMLStreamException {
        Charset charset = encoding == null ? java.nio.charset.StandardCharsets.UTF_8 : OutputFormat.charset(encoding);
        if (charset == null) {
            throw new XMLStreamException(new java.io.UnsupportedEncodingException(encoding));
        }
        return new PieceWriter(new OutputStreamWriter(stream, charset), charset, repairs);
    }

    @Override
    public XMLStreamWriter createXMLStreamWriter(Result result) throws XMLStreamException {
        if (!(result instanceof StreamResult stream)) {
            throw new UnsupportedOperationException("result of type " + result + " is not supported");
        }
        if (stream.getWriter() != null) {
            return createXMLStreamWriter(stream.getWriter());
        }
        try {
            return createXMLStreamWriter(stream.getOutputStream() != null ? stream.getOutputStream()
                    : new FileOutputStream(java.net.URI.create(stream.getSystemId()).getPath()), null);
        } catch (IOException failure) {
            throw new XMLStreamException(failure);
        }
    }
    //#for parameters arguments
    //#| Result result | result
    //#| OutputStream stream | stream
    //#| OutputStream stream, String encoding | stream, encoding
    //#| Writer stream | stream

    @Override
    public XMLEventWriter createXMLEventWriter($parameters$) throws XMLStreamException {
        return new EventWriter(createXMLStreamWriter($arguments$));
    }
    //#end

    @Override
    public void setProperty(String name, Object value) {
        if (name == null || value == null || !isPropertySupported(name)) {
            throw new IllegalArgumentException("Property " + name + "is not supported");
        }
        repairs = Boolean.parseBoolean(value.toString());
    }

    @Override
    public Object getProperty(String name) {
        if (!isPropertySupported(name)) {
            throw new IllegalArgumentException("Property not supported");
        }
        return repairs;
    }

    @Override
    public boolean isPropertySupported(String name) {
        return IS_REPAIRING_NAMESPACES.equals(name);
    }
}
