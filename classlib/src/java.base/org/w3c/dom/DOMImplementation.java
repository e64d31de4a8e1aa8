package org.w3c.dom;

/** Makes documents and their types. */
public interface DOMImplementation {
    boolean hasFeature(String feature, String version);

    DocumentType createDocumentType(String qualifiedName, String publicId, String systemId);

    Document createDocument(String namespaceURI, String qualifiedName, DocumentType type);

    Object getFeature(String feature, String version);
}
