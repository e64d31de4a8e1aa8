package jdk.internal.xml.dom;

/** A node with a name that may be of a name space: an element, or an attribute. */
abstract class NamedNode extends ParentNode {
    String name;
    String space;
    /** {@code null} where the name was given without a name space. */
    String local;

    NamedNode(DocumentNode owner, String name) {
        super(owner);
        this.name = name;
    }

    NamedNode(DocumentNode owner, String space, String name) {
        this(owner, name);
        this.space = space == null || space.isEmpty() ? null : space;
        local = Names.local(name);
    }

    /** Has the name space of {@code other}, whose name it has. */
    final void takeSpace(NamedNode other) {
        space = other.space;
        local = other.local;
    }
    //#for declared value
    //#| String getNodeName() | name
    //#| String getNamespaceURI() | space
    //#| String getLocalName() | local

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public String getPrefix() {
        return local == null ? null : Names.prefix(name);
    }

    @Override
    public void setPrefix(String prefix) {
        if (local == null) {
            throw Errors.namespace();
        }
        String full = prefix == null || prefix.isEmpty() ? local : prefix + ":" + local;
        if (!full.equals(local)) {
            Names.check(space, full);
        }
        name = full;
    }
}
