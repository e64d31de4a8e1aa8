package jdk.internal.xml.dom;

import java.util.Objects;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Entity;
import org.w3c.dom.EntityReference;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Notation;

/** What a document says of its type, and the nodes that stand for what it declares. */
final class TypeNode extends NodeBase implements DocumentType {
    private final String name;
    private final String publicId;
    private final String systemId;
    String internalSubset;
    NameMap entities = new NameMap();
    NameMap notations = new NameMap();

    TypeNode(DocumentNode owner, String name, String publicId, String systemId) {
        super(owner);
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    @Override
    NodeBase copy(DocumentNode into) {
        TypeNode copy = new TypeNode(into, name, publicId, systemId);
        copy.internalSubset = internalSubset;
        copy.entities = entities;
        copy.notations = notations;
        return copy;
    }

    boolean sameAs(TypeNode other) {
        return Objects.equals(publicId, other.publicId) && Objects.equals(systemId, other.systemId)
                && Objects.equals(internalSubset, other.internalSubset);
    }
    //#for declared value
    //#| String getNodeName() | name
    //#| short getNodeType() | DOCUMENT_TYPE_NODE
    //#| String getTextContent() | null
    //#| String getName() | name
    //#| NamedNodeMap getEntities() | entities
    //#| NamedNodeMap getNotations() | notations
    //#| String getPublicId() | publicId
    //#| String getSystemId() | systemId
    //#| String getInternalSubset() | internalSubset

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    /** An entity that is declared. */
    static final class OfEntity extends ParentNode implements Entity {
        private final String name;
        private final String publicId;
        private final String systemId;
        private final String notation;

        OfEntity(DocumentNode owner, String name, String publicId, String systemId, String notation) {
            super(owner);
            this.name = name;
            this.publicId = publicId;
            this.systemId = systemId;
            this.notation = notation;
        }

        @Override
        NodeBase copy(DocumentNode into) {
            return new OfEntity(into, name, publicId, systemId, notation);
        }
        //#for declared value
        //#| String getNodeName() | name
        //#| short getNodeType() | ENTITY_NODE
        //#| String getBaseURI() | owner.getBaseURI()
        //#| String getPublicId() | publicId
        //#| String getSystemId() | systemId
        //#| String getNotationName() | notation
        //#| String getInputEncoding() | null
        //#| String getXmlEncoding() | null

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public String getXmlVersion() {
            return null;
        }
    }

    /** A notation that is declared. */
    static final class OfNotation extends NodeBase implements Notation {
        private final String name;
        private final String publicId;
        private final String systemId;

        OfNotation(DocumentNode owner, String name, String publicId, String systemId) {
            super(owner);
            this.name = name;
            this.publicId = publicId;
            this.systemId = systemId;
        }

        @Override
        NodeBase copy(DocumentNode into) {
            return new OfNotation(into, name, publicId, systemId);
        }
        //#for declared value
        //#| String getNodeName() | name
        //#| short getNodeType() | NOTATION_NODE
        //#| String getBaseURI() | owner.getBaseURI()
        //#| String getTextContent() | null
        //#| String getPublicId() | publicId

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public String getSystemId() {
            return systemId;
        }
    }

    /** Where an entity is referred to. */
    static final class Reference extends ParentNode implements EntityReference {
        private final String name;

        Reference(DocumentNode owner, String name) {
            super(owner);
            this.name = name;
        }

        @Override
        NodeBase copy(DocumentNode into) {
            return new Reference(into, name);
        }

        @Override
        public String getNodeName() {
            return name;
        }

        @Override
        public short getNodeType() {
            return ENTITY_REFERENCE_NODE;
        }

        @Override
        public org.w3c.dom.Node insertBefore(org.w3c.dom.Node newChild, org.w3c.dom.Node refChild) {
            throw Errors.readOnly();
        }

        @Override
        public org.w3c.dom.Node removeChild(org.w3c.dom.Node oldChild) {
            throw Errors.readOnly();
        }
    }
}
