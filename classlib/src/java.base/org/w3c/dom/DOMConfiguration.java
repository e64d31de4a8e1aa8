package org.w3c.dom;

/** The settings by which a document is normalised. */
public interface DOMConfiguration {
    void setParameter(String name, Object value);

    Object getParameter(String name);

    boolean canSetParameter(String name, Object value);

    DOMStringList getParameterNames();
}
