package jdk.internal.xml.dom;

import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.TypeInfo;

/** An attribute; its children are its text. */
final class AttributeNode extends NamedNode implements Attr {
    ElementNode element;
    boolean specified = true;
    boolean isId;
    /** What the document type says of its type, or {@code null}. */
    String type;

    AttributeNode(DocumentNode owner, String name) {
        super(owner, name);
    }

    AttributeNode(DocumentNode owner, String space, String name) {
        super(owner, space, name);
    }

    @Override
    NodeBase copy(DocumentNode into) {
        AttributeNode copy = new AttributeNode(into, name);
        copy.takeSpace(this);
        copy.isId = isId;
        copy.type = type;
        return copy;
    }

    @Override
    NodeBase copied(DocumentNode into) {
        AttributeNode copy = (AttributeNode) copy(into);
        copy.put(getValue());
        return copy;
    }

    @Override
    void checkChild(NodeBase child) {
        if (child.getNodeType() != TEXT_NODE && child.getNodeType() != ENTITY_REFERENCE_NODE) {
            throw Errors.hierarchy();
        }
    }

    /** Sets the value as it is when the attribute is made. */
    void put(String value) {
        removeAll();
        if (value != null && !value.isEmpty()) {
            link(new TextNode(owner, value), null);
        }
    }

    @Override
    public short getNodeType() {
        return ATTRIBUTE_NODE;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public boolean getSpecified() {
        return specified;
    }

    @Override
    public String getValue() {
        NodeBase first = first();
        return first == null ? "" : first.next == null && first instanceof TextNode text ? text.getData() : getTextContent();
    }

    @Override
    public void setValue(String value) {
        if (isId && element != null) {
            owner.forgetId(getValue(), element);
        }
        put(value);
        specified = true;
        if (isId && element != null) {
            owner.putId(value, element);
        }
        changed();
    }

    @Override
    public String getNodeValue() {
        return getValue();
    }

    @Override
    public void setNodeValue(String value) {
        setValue(value);
    }

    @Override
    public void setTextContent(String text) {
        setValue(text);
    }

    @Override
    public Node getParentNode() {
        return null;
    }

    @Override
    public Element getOwnerElement() {
        return element;
    }

    @Override
    public TypeInfo getSchemaTypeInfo() {
        return new TypeOfNode(type, type == null ? null : "http://www.w3.org/TR/REC-xml");
    }

    @Override
    public boolean isId() {
        return isId;
    }

    @Override
    public String toString() {
        return getName() + "=\"" + getValue() + "\"";
    }
}
