package javax.xml.stream.events;

import javax.xml.namespace.QName;

/** An attribute of an element. */
public interface Attribute extends XMLEvent {
    QName getName();

    String getValue();

    String getDTDType();

    boolean isSpecified();
}
