package javax.xml.transform;

import java.util.Properties;

/** A style sheet that has been read. */
public interface Templates {
    Transformer newTransformer() throws TransformerConfigurationException;

    Properties getOutputProperties();
}
