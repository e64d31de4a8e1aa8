package javax.xml.transform.sax;

import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;

/** A document that a reader of handlers reads. */
public class SAXSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.sax.SAXSource/feature";

    private XMLReader reader;
    private InputSource inputSource;

    public SAXSource() {
    }

    public SAXSource(XMLReader reader, InputSource inputSource) {
        this.reader = reader;
        this.inputSource = inputSource;
    }

    public SAXSource(InputSource inputSource) {
        this.inputSource = inputSource;
    }

    public void setXMLReader(XMLReader reader) {
        this.reader = reader;
    }

    public XMLReader getXMLReader() {
        return reader;
    }

    public void setInputSource(InputSource inputSource) {
        this.inputSource = inputSource;
    }

    public InputSource getInputSource() {
        return inputSource;
    }

    @Override
    public void setSystemId(String systemId) {
        if (inputSource == null) {
            inputSource = new InputSource(systemId);
        } else {
            inputSource.setSystemId(systemId);
        }
    }

    @Override
    public String getSystemId() {
        return inputSource == null ? null : inputSource.getSystemId();
    }

    /** What a source gives to be read, or {@code null}. */
    public static InputSource sourceToInputSource(Source source) {
        if (source instanceof SAXSource sax) {
            return sax.getInputSource();
        }
        if (!(source instanceof StreamSource stream)) {
            return null;
        }
        InputSource input = new InputSource(stream.getSystemId());
        input.setByteStream(stream.getInputStream());
        input.setCharacterStream(stream.getReader());
        input.setPublicId(stream.getPublicId());
        return input;
    }

    @Override
    public boolean isEmpty() {
        return (inputSource == null || inputSource.isEmpty()) && reader == null;
    }
}
