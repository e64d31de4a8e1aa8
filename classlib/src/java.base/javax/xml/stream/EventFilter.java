package javax.xml.stream;

import javax.xml.stream.events.XMLEvent;

/** Says which events a reader gives. */
public interface EventFilter {
    boolean accept(XMLEvent event);
}
