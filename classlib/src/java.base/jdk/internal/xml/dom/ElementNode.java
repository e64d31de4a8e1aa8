package jdk.internal.xml.dom;

import java.net.URI;
import java.net.URISyntaxException;
import javax.xml.XMLConstants;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.ElementTraversal;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.TypeInfo;

/** An element. */
final class ElementNode extends NamedNode implements Element, ElementTraversal {
    final NameMap.Attributes attributes = new NameMap.Attributes(this);

    ElementNode(DocumentNode owner, String name) {
        super(owner, name);
    }

    ElementNode(DocumentNode owner, String space, String name) {
        super(owner, space, name);
    }

    @Override
    NodeBase copy(DocumentNode into) {
        ElementNode copy = new ElementNode(into, name);
        copy.takeSpace(this);
        return copy;
    }

    @Override
    NodeBase copied(DocumentNode into) {
        ElementNode copy = (ElementNode) copy(into);
        for (NodeBase attribute : attributes.nodes) {
            AttributeNode one = (AttributeNode) attribute.copied(into);
            one.specified = ((AttributeNode) attribute).specified;
            one.element = copy;
            copy.attributes.nodes.add(one);
            attribute.tell(org.w3c.dom.UserDataHandler.NODE_CLONED, one);
        }
        return copy;
    }

    void normalizeAttributes() {
        for (NodeBase attribute : attributes.nodes) {
            attribute.normalize();
        }
    }

    @Override
    public void normalize() {
        normalizeAttributes();
        super.normalize();
    }

    /** Puts a default of the document type back where an attribute went. */
    void restoreDefault(AttributeNode gone) {
        AttributeNode other = owner.defaultOf(name, gone.name);
        if (other != null) {
            AttributeNode back = (AttributeNode) other.copied(owner);
            back.specified = false;
            back.element = this;
            attributes.put(back, false);
        }
    }

    @Override
    public short getNodeType() {
        return ELEMENT_NODE;
    }

    @Override
    public void setPrefix(String prefix) {
        super.setPrefix(prefix);
        changed();
    }

    @Override
    public String getTagName() {
        return name;
    }

    @Override
    public NamedNodeMap getAttributes() {
        return attributes;
    }

    @Override
    public boolean hasAttributes() {
        return !attributes.nodes.isEmpty();
    }

    @Override
    public String getAttribute(String name) {
        AttributeNode found = (AttributeNode) attributes.get(name);
        return found == null ? "" : found.getValue();
    }

    @Override
    public void setAttribute(String name, String value) {
        AttributeNode found = (AttributeNode) attributes.get(name);
        if (found != null) {
            found.setNodeValue(value);
            return;
        }
        AttributeNode made = (AttributeNode) owner.createAttribute(name);
        made.put(value);
        attributes.setNamedItem(made);
    }

    @Override
    public void removeAttribute(String name) {
        if (attributes.get(name) != null) {
            attributes.removeNamedItem(name);
        }
    }

    @Override
    public Attr getAttributeNode(String name) {
        return (Attr) attributes.get(name);
    }

    @Override
    public Attr setAttributeNode(Attr attribute) {
        return (Attr) attributes.setNamedItem(attribute);
    }

    @Override
    public Attr removeAttributeNode(Attr attribute) {
        if (attribute == null || attributes.get(attribute.getName()) != attribute) {
            throw Errors.notFound();
        }
        return (Attr) attributes.removeNamedItem(attribute.getName());
    }

    @Override
    public String getAttributeNS(String namespaceURI, String localName) {
        AttributeNode found = (AttributeNode) attributes.get(namespaceURI, localName);
        return found == null ? "" : found.getValue();
    }

    @Override
    public void setAttributeNS(String namespaceURI, String qualifiedName, String value) {
        AttributeNode found = (AttributeNode) attributes.get(namespaceURI, Names.local(qualifiedName));
        if (found == null) {
            AttributeNode made = (AttributeNode) owner.createAttributeNS(namespaceURI, qualifiedName);
            made.put(value);
            attributes.setNamedItemNS(made);
            return;
        }
        Names.check(namespaceURI, qualifiedName);
        found.name = qualifiedName;
        found.local = Names.local(qualifiedName);
        found.setNodeValue(value);
    }

    @Override
    public void removeAttributeNS(String namespaceURI, String localName) {
        if (attributes.get(namespaceURI, localName) != null) {
            attributes.removeNamedItemNS(namespaceURI, localName);
        }
    }

    @Override
    public Attr getAttributeNodeNS(String namespaceURI, String localName) {
        return (Attr) attributes.get(namespaceURI, localName);
    }

    @Override
    public Attr setAttributeNodeNS(Attr attribute) {
        return (Attr) attributes.setNamedItemNS(attribute);
    }

    @Override
    public boolean hasAttribute(String name) {
        return attributes.get(name) != null;
    }

    @Override
    public boolean hasAttributeNS(String namespaceURI, String localName) {
        return attributes.get(namespaceURI, localName) != null;
    }

    @Override
    public NodeList getElementsByTagName(String name) {
        return new TagList(this, name);
    }

    @Override
    public NodeList getElementsByTagNameNS(String namespaceURI, String localName) {
        return new TagList(this, namespaceURI, localName);
    }

    @Override
    public TypeInfo getSchemaTypeInfo() {
        return new TypeOfNode(null, null);
    }

    @Override
    public void setIdAttribute(String name, boolean isId) {
        setIdAttributeNode(getAttributeNode(name), isId);
    }

    @Override
    public void setIdAttributeNS(String namespaceURI, String localName, boolean isId) {
        setIdAttributeNode(getAttributeNodeNS(namespaceURI, localName), isId);
    }

    @Override
    public void setIdAttributeNode(Attr attribute, boolean isId) {
        if (!(attribute instanceof AttributeNode own) || own.element != this) {
            throw Errors.notFound();
        }
        own.isId = isId;
        if (isId) {
            owner.putId(own.getValue(), this);
        } else {
            owner.forgetId(own.getValue(), this);
        }
    }

    @Override
    public String getBaseURI() {
        String above = parent == null ? null : parent.getBaseURI();
        NodeBase base = attributes.get(XMLConstants.XML_NS_URI, "base");
        base = base == null ? attributes.get("xml:base") : base;
        if (base == null) {
            return above;
        }
        try {
            URI place = new URI(base.getNodeValue());
            return above == null || place.isAbsolute() ? place.toString() : new URI(above).resolve(place).toString();
        } catch (URISyntaxException none) {
            return null;
        }
    }

    private static Element element(Node from, boolean forwards) {
        Node at = from;
        while (at != null && at.getNodeType() != ELEMENT_NODE) {
            at = forwards ? at.getNextSibling() : at.getPreviousSibling();
        }
        return (Element) at;
    }

    @Override
    public Element getFirstElementChild() {
        return element(getFirstChild(), true);
    }

    @Override
    public Element getLastElementChild() {
        return element(getLastChild(), false);
    }

    @Override
    public Element getPreviousElementSibling() {
        return element(previous, false);
    }

    @Override
    public Element getNextElementSibling() {
        return element(next, true);
    }

    @Override
    public int getChildElementCount() {
        int count = 0;
        for (Element at = getFirstElementChild(); at != null; at = element(at.getNextSibling(), true)) {
            count++;
        }
        return count;
    }
}
