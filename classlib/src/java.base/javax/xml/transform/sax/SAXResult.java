package javax.xml.transform.sax;

import javax.xml.transform.Result;
import org.xml.sax.ContentHandler;
import org.xml.sax.ext.LexicalHandler;

/** A handler that is told of a transformation's result. */
public class SAXResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.sax.SAXResult/feature";

    private ContentHandler handler;
    private LexicalHandler lexhandler;
    private String systemId;

    public SAXResult() {
    }

    public SAXResult(ContentHandler handler) {
        setHandler(handler);
    }

    public void setHandler(ContentHandler handler) {
        this.handler = handler;
    }

    public ContentHandler getHandler() {
        return handler;
    }

    public void setLexicalHandler(LexicalHandler handler) {
        lexhandler = handler;
    }

    public LexicalHandler getLexicalHandler() {
        return lexhandler;
    }

    @Override
    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }
}
