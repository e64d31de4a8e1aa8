package javax.xml.transform.sax;

import javax.xml.transform.Templates;
import org.xml.sax.ContentHandler;

/** Makes a style sheet of what it is told. */
public interface TemplatesHandler extends ContentHandler {
    Templates getTemplates();

    void setSystemId(String systemID);

    String getSystemId();
}
