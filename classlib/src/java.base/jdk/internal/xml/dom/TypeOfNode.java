package jdk.internal.xml.dom;

import org.w3c.dom.TypeInfo;

/** The type of a node: that of a document type, or none. */
record TypeOfNode(String name, String space) implements TypeInfo {
    @Override
    public String getTypeName() {
        return name;
    }

    @Override
    public String getTypeNamespace() {
        return space;
    }

    @Override
    public boolean isDerivedFrom(String namespaceURI, String name, int method) {
        return false;
    }
}
