package javax.xml.stream.events;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;

/** The beginning of an element. */
public interface StartElement extends XMLEvent {
    QName getName();

    Iterator<Attribute> getAttributes();

    Iterator<Namespace> getNamespaces();

    Attribute getAttributeByName(QName name);

    NamespaceContext getNamespaceContext();

    String getNamespaceURI(String prefix);
}
