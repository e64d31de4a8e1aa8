package jdk.internal.xml.dom;

import javax.xml.XMLConstants;

/** Which prefixes stand for which name spaces at an element. */
final class Scopes {
    private Scopes() {
    }

    /** The name space of a prefix, or the default one for {@code null}; {@code null} where there is none. */
    static String space(ElementNode from, String prefix) {
        for (NodeBase at = from; at != null; at = at.parent) {
            if (!(at instanceof ElementNode element)) {
                continue;
            }
            if (element.space != null && (prefix == null ? element.getPrefix() == null : prefix.equals(element.getPrefix()))) {
                return element.space;
            }
            for (NodeBase attribute : element.attributes.nodes) {
                if (XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI())) {
                    boolean isDefault = attribute.getPrefix() == null && attribute.getNodeName().equals("xmlns");
                    if (prefix == null ? isDefault : !isDefault && prefix.equals(attribute.getLocalName())) {
                        String value = attribute.getNodeValue();
                        return value.isEmpty() ? null : value;
                    }
                }
            }
        }
        return null;
    }

    /** A prefix that stands for a name space at an element, or {@code null}. */
    static String prefix(ElementNode from, String space) {
        for (NodeBase at = from; at != null; at = at.parent) {
            if (!(at instanceof ElementNode element)) {
                continue;
            }
            String own = element.getPrefix();
            if (space.equals(element.space) && own != null && space.equals(space(from, own))) {
                return own;
            }
            for (NodeBase attribute : element.attributes.nodes) {
                if (XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI())
                        && "xmlns".equals(attribute.getPrefix()) && attribute.getNodeValue().equals(space)
                        && space.equals(space(from, attribute.getLocalName()))) {
                    return attribute.getLocalName();
                }
            }
        }
        return null;
    }

    static boolean isDefault(ElementNode from, String space) {
        for (NodeBase at = from; at != null; at = at.parent) {
            if (!(at instanceof ElementNode element)) {
                continue;
            }
            if (element.getPrefix() == null) {
                return space == null ? element.space == null : space.equals(element.space);
            }
            NodeBase attribute = element.attributes.get(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, "xmlns");
            if (attribute != null) {
                return attribute.getNodeValue().equals(space);
            }
        }
        return false;
    }
}
