package jdk.internal.xml.dom;

import javax.xml.XMLConstants;
import jdk.internal.xml.XmlScanner;

/** Which names nodes may have. */
final class Names {
    private Names() {
    }

    static void check(String name) {
        if (name == null || !XmlScanner.isName(name)) {
            throw Errors.character();
        }
    }

    /** Checks a name that may have a prefix, of an element or an attribute. */
    static void check(String space, String name) {
        if (name == null || name.isEmpty()) {
            throw Errors.namespace();
        }
        if (!XmlScanner.isName(name.replace(':', '_'))) {
            throw Errors.character();
        }
        int colon = name.indexOf(':');
        if (colon == 0 || colon == name.length() - 1 || colon != name.lastIndexOf(':') || colon >= 0 && space == null) {
            throw Errors.namespace();
        }
        if (colon >= 0 && !XmlScanner.isName(name.substring(colon + 1))) {
            throw Errors.character();
        }
        String prefix = colon < 0 ? "" : name.substring(0, colon);
        boolean binds = prefix.equals("xmlns") || name.equals("xmlns");
        if (prefix.equals("xml") && !space.equals(XMLConstants.XML_NS_URI)
                || binds != XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(space)) {
            throw Errors.namespace();
        }
    }

    static String prefix(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? null : name.substring(0, colon);
    }

    static String local(String name) {
        return name.substring(name.indexOf(':') + 1);
    }
}
