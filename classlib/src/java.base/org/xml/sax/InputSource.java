package org.xml.sax;

import java.io.InputStream;
import java.io.Reader;

/** Where a document is read from. */
public class InputSource {
    private String publicId;
    private String systemId;
    private InputStream byteStream;
    private String encoding;
    private Reader characterStream;

    public InputSource() {
    }

    public InputSource(String systemId) {
        this.systemId = systemId;
    }

    public InputSource(InputStream byteStream) {
        this.byteStream = byteStream;
    }

    public InputSource(Reader characterStream) {
        this.characterStream = characterStream;
    }

    public void setPublicId(String publicId) {
        this.publicId = publicId;
    }

    public String getPublicId() {
        return publicId;
    }

    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public String getSystemId() {
        return systemId;
    }

    public void setByteStream(InputStream byteStream) {
        this.byteStream = byteStream;
    }

    public InputStream getByteStream() {
        return byteStream;
    }

    public void setEncoding(String encoding) {
        this.encoding = encoding;
    }

    public String getEncoding() {
        return encoding;
    }

    public void setCharacterStream(Reader characterStream) {
        this.characterStream = characterStream;
    }

    public Reader getCharacterStream() {
        return characterStream;
    }

    /** Whether there is nothing to be read. */
    public boolean isEmpty() {
        return publicId == null && systemId == null && isStreamEmpty();
    }

    private boolean isStreamEmpty() {
        try {
            if (byteStream != null) {
                byteStream.reset();
                int available = byteStream.available();
                return available <= 0;
            }
            if (characterStream != null) {
                characterStream.reset();
                int c = characterStream.read();
                characterStream.reset();
                return c < 0;
            }
            return true;
        } catch (java.io.IOException unknown) {
            return false;
        }
    }
}
