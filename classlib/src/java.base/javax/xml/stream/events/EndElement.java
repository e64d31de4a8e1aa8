package javax.xml.stream.events;

import java.util.Iterator;
import javax.xml.namespace.QName;

/** The end of an element. */
public interface EndElement extends XMLEvent {
    QName getName();

    Iterator<Namespace> getNamespaces();
}
