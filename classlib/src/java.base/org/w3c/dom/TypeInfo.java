package org.w3c.dom;

/** The type of an element or attribute. */
public interface TypeInfo {
    int DERIVATION_RESTRICTION = 1;
    int DERIVATION_EXTENSION = 2;
    int DERIVATION_UNION = 4;
    int DERIVATION_LIST = 8;

    String getTypeName();

    String getTypeNamespace();

    boolean isDerivedFrom(String namespaceURI, String name, int method);
}
