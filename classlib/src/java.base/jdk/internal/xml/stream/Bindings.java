package jdk.internal.xml.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;

/** The prefixes that are bound at a place. */
final class Bindings implements NamespaceContext {
    private final UnaryOperator<String> uri;
    private final List<List<String>> open;

    /** {@code open} has prefixes and name spaces in turn, outer elements first. */
    Bindings(UnaryOperator<String> uri, List<List<String>> open) {
        this.uri = uri;
        this.open = open;
    }

    /** The same for later, when other elements are open. */
    Bindings kept() {
        List<List<String>> now = List.copyOf(open);
        return new Bindings(prefix -> {
            for (List<String> element : now.reversed()) {
                for (int i = 0; i < element.size(); i += 2) {
                    if (element.get(i).equals(prefix)) {
                        return element.get(i + 1).isEmpty() ? null : element.get(i + 1);
                    }
                }
            }
            return prefix.equals("xml") ? XMLConstants.XML_NS_URI
                    : prefix.equals("xmlns") ? XMLConstants.XMLNS_ATTRIBUTE_NS_URI : null;
        }, now);
    }

    @Override
    public String getNamespaceURI(String prefix) {
        if (prefix == null) {
            throw new IllegalArgumentException("prefix cannot be null.");
        }
        return uri.apply(prefix);
    }

    @Override
    public String getPrefix(String namespaceURI) {
        Iterator<String> all = getPrefixes(namespaceURI);
        return all.hasNext() ? all.next() : null;
    }

    @Override
    public Iterator<String> getPrefixes(String namespaceURI) {
        if (namespaceURI == null) {
            throw new IllegalArgumentException("URI cannot be null.");
        }
        List<String> found = new ArrayList<>();
        if (namespaceURI.equals(XMLConstants.XML_NS_URI)) {
            found.add("xml");
        } else if (namespaceURI.equals(XMLConstants.XMLNS_ATTRIBUTE_NS_URI)) {
            found.add("xmlns");
        }
        for (List<String> element : open.reversed()) {
            for (int i = 0; i < element.size(); i += 2) {
                String prefix = element.get(i);
                if (element.get(i + 1).equals(namespaceURI) && !found.contains(prefix) && namespaceURI.equals(uri.apply(prefix))) {
                    found.add(prefix);
                }
            }
        }
        return found.iterator();
    }
}
