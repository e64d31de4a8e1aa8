package jdk.internal.xml.dom;

import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;

/** The library's own trees. */
public final class ImplementationOfDom implements DOMImplementation {
    public static final ImplementationOfDom INSTANCE = new ImplementationOfDom();

    private ImplementationOfDom() {
    }

    @Override
    public boolean hasFeature(String feature, String version) {
        String name = feature.startsWith("+") ? feature.substring(1) : feature;
        boolean any = version == null || version.isEmpty();
        if (name.equalsIgnoreCase("XML")) {
            return any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0");
        }
        return name.equalsIgnoreCase("Core") && (any || version.equals("2.0") || version.equals("3.0"))
                || name.equalsIgnoreCase("ElementTraversal") && (any || version.equals("1.0"));
    }

    @Override
    public DocumentType createDocumentType(String qualifiedName, String publicId, String systemId) {
        if (qualifiedName == null || !jdk.internal.xml.XmlScanner.isName(qualifiedName)) {
            throw Errors.character();
        }
        return new TypeNode(null, qualifiedName, publicId, systemId);
    }

    @Override
    public Document createDocument(String namespaceURI, String qualifiedName, DocumentType type) {
        if (type != null && type.getOwnerDocument() != null) {
            throw Errors.wrongDocument();
        }
        DocumentNode document = new DocumentNode();
        if (type != null) {
            document.appendChild(type);
        }
        if (qualifiedName != null || namespaceURI != null) {
            document.appendChild(document.createElementNS(namespaceURI, qualifiedName));
        }
        return document;
    }

    @Override
    public Object getFeature(String feature, String version) {
        return hasFeature(feature, version) ? this : null;
    }
}
