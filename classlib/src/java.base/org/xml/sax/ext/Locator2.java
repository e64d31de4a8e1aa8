package org.xml.sax.ext;

import org.xml.sax.Locator;

/** Where an event is, with what is known of the text that is read there. */
public interface Locator2 extends Locator {
    String getXMLVersion();

    String getEncoding();
}
