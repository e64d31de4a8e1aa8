package javax.xml.xpath;

import jdk.internal.xml.xpath.LibraryXPathFactory;

/** Makes what evaluates expressions. */
public abstract class XPathFactory {
    public static final String DEFAULT_PROPERTY_NAME = "javax.xml.xpath.XPathFactory";
    public static final String DEFAULT_OBJECT_MODEL_URI = "http://java.sun.com/jaxp/xpath/dom";

    protected XPathFactory() {
    }

    public static XPathFactory newDefaultInstance() {
        return new LibraryXPathFactory();
    }

    public static XPathFactory newInstance() {
        return newDefaultInstance();
    }

    public static XPathFactory newInstance(String uri) throws XPathFactoryConfigurationException {
        if (uri == null) {
            throw new NullPointerException("XPathFactory#newInstance(String uri) cannot be called with uri == null");
        }
        if (uri.isEmpty()) {
            throw new IllegalArgumentException("XPathFactory#newInstance(String uri) cannot be called with uri == \"\"");
        }
        if (!uri.equals(DEFAULT_OBJECT_MODEL_URI)) {
            throw new XPathFactoryConfigurationException(
                    "No XPathFactory implementation found for the object model: " + uri);
        }
        return newDefaultInstance();
    }

    public abstract boolean isObjectModelSupported(String objectModel);

    public abstract void setFeature(String name, boolean value) throws XPathFactoryConfigurationException;

    public abstract boolean getFeature(String name) throws XPathFactoryConfigurationException;

    public abstract void setXPathVariableResolver(XPathVariableResolver resolver);

    public abstract void setXPathFunctionResolver(XPathFunctionResolver resolver);

    public abstract XPath newXPath();

    public void setProperty(String name, String value) {
        throw new IllegalArgumentException("Property " + name + " is not recognized.");
    }

    public String getProperty(String name) {
        throw new IllegalArgumentException("Property " + name + " is not recognized.");
    }
}
