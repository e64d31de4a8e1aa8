package jdk.internal.xml.dom;

/** Gives nodes other names. A node whose name was given without a name space is replaced by one that has one. */
final class Renaming {
    private Renaming() {
    }

    static ElementNode element(ElementNode element, String space, String name) {
        if (element.local != null) {
            element.name = name;
            element.space = space;
            element.local = Names.local(name);
            return element;
        }
        ElementNode made = new ElementNode(element.owner, space, name);
        while (element.first() != null) {
            NodeBase child = element.first();
            element.unlink(child);
            made.link(child, null);
        }
        for (NodeBase attribute : element.attributes.nodes) {
            ((AttributeNode) attribute).element = made;
            made.attributes.nodes.add(attribute);
        }
        element.attributes.nodes.clear();
        ParentNode within = element.parent;
        if (within != null) {
            NodeBase behind = element.next;
            within.unlink(element);
            within.link(made, behind);
        }
        return made;
    }

    static AttributeNode attribute(AttributeNode attribute, String space, String name) {
        ElementNode element = attribute.element;
        if (element != null) {
            element.attributes.nodes.remove(attribute);
            attribute.element = null;
        }
        AttributeNode renamed = attribute;
        if (attribute.local == null) {
            renamed = new AttributeNode(attribute.owner, name);
            renamed.put(attribute.getValue());
        }
        renamed.name = name;
        renamed.space = space;
        renamed.local = Names.local(name);
        if (element != null) {
            renamed.element = element;
            element.attributes.put(renamed, true);
        }
        return renamed;
    }
}
