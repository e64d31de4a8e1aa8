package javax.xml.stream.events;

/** A binding of a prefix, which is an attribute as it is written. */
public interface Namespace extends Attribute {
    String getPrefix();

    String getNamespaceURI();

    boolean isDefaultNamespaceDeclaration();
}
