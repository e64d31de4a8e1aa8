package jdk.internal.xml.dom;

import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Attr;
import org.w3c.dom.CDATASection;
import org.w3c.dom.Comment;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.EntityReference;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.ProcessingInstruction;
import org.w3c.dom.Text;
import org.w3c.dom.UserDataHandler;

/** A document. */
public final class DocumentNode extends ParentNode implements Document {
    /** How often the tree has changed. */
    long changes;
    String inputEncoding;
    String xmlEncoding;
    private String version;
    private boolean standalone;
    private boolean strict = true;
    private String uri;
    private final Map<String, ElementNode> ids = new HashMap<>();
    /** Attributes that a document type gives, by the names of element and attribute. */
    private final Map<String, Map<String, AttributeNode>> defaults = new HashMap<>();
    private Settings settings;

    public DocumentNode() {
        super(null);
    }

    @Override
    DocumentNode document() {
        return this;
    }

    @Override
    NodeBase copy(DocumentNode into) {
        DocumentNode copy = new DocumentNode();
        copy.inputEncoding = inputEncoding;
        copy.xmlEncoding = xmlEncoding;
        copy.version = version;
        copy.standalone = standalone;
        copy.uri = uri;
        copy.strict = strict;
        return copy;
    }

    @Override
    public Node cloneNode(boolean deep) {
        DocumentNode copy = (DocumentNode) copy(null);
        tell(UserDataHandler.NODE_CLONED, copy);
        for (NodeBase child = deep ? first() : null; child != null; child = child.next) {
            copy.link(child.copyTree(copy, true, UserDataHandler.NODE_CLONED), null);
        }
        return copy;
    }

    void putId(String id, ElementNode element) {
        ids.put(id, element);
    }

    void forgetId(String id, ElementNode element) {
        ids.remove(id, element);
    }

    void putDefault(String element, AttributeNode attribute) {
        defaults.computeIfAbsent(element, none -> new HashMap<>()).put(attribute.name, attribute);
    }

    AttributeNode defaultOf(String element, String attribute) {
        Map<String, AttributeNode> ofElement = defaults.get(element);
        return ofElement == null ? null : ofElement.get(attribute);
    }

    private void addDefaults(ElementNode element) {
        Map<String, AttributeNode> ofElement = defaults.get(element.name);
        if (ofElement != null) {
            for (String name : ofElement.keySet()) {
                if (element.attributes.get(name) == null) {
                    AttributeNode gone = new AttributeNode(this, name);
                    element.restoreDefault(gone);
                }
            }
        }
    }

    @Override
    void checkChild(NodeBase child) {
        switch (child.getNodeType()) {
            case ELEMENT_NODE:
                if (getDocumentElement() != null && child.parent != this) {
                    throw Errors.hierarchy();
                }
                return;
            case DOCUMENT_TYPE_NODE:
                if (getDoctype() != null && child.parent != this) {
                    throw Errors.hierarchy();
                }
                child.owner = this;
                return;
            case PROCESSING_INSTRUCTION_NODE, COMMENT_NODE:
                return;
            default:
                throw Errors.hierarchy();
        }
    }

    @Override
    public Node replaceChild(Node newChild, Node oldChild) {
        boolean same = newChild != null && oldChild != null && newChild.getNodeType() == oldChild.getNodeType()
                && oldChild.getParentNode() == this && newChild != oldChild;
        if (!same) {
            return super.replaceChild(newChild, oldChild);
        }
        Node behind = oldChild.getNextSibling();
        removeChild(oldChild);
        insertBefore(newChild, behind == newChild ? newChild.getNextSibling() : behind);
        return oldChild;
    }

    @Override
    public String getNodeName() {
        return "#document";
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_NODE;
    }

    @Override
    public Document getOwnerDocument() {
        return null;
    }

    @Override
    public String getTextContent() {
        return null;
    }

    @Override
    public void setTextContent(String text) {
        // Has none.
    }

    @Override
    ElementNode scope() {
        return (ElementNode) getDocumentElement();
    }

    @Override
    public DocumentType getDoctype() {
        for (NodeBase child = first(); child != null; child = child.next) {
            if (child instanceof TypeNode type) {
                return type;
            }
        }
        return null;
    }

    @Override
    public DOMImplementation getImplementation() {
        return ImplementationOfDom.INSTANCE;
    }

    @Override
    public Element getDocumentElement() {
        for (NodeBase child = first(); child != null; child = child.next) {
            if (child instanceof ElementNode element) {
                return element;
            }
        }
        return null;
    }

    @Override
    public Element createElement(String tagName) {
        if (strict) {
            Names.check(tagName);
        }
        ElementNode made = new ElementNode(this, tagName);
        addDefaults(made);
        return made;
    }

    @Override
    public Element createElementNS(String namespaceURI, String qualifiedName) {
        Names.check(namespaceURI, qualifiedName);
        ElementNode made = new ElementNode(this, namespaceURI, qualifiedName);
        addDefaults(made);
        return made;
    }

    @Override
    public DocumentFragment createDocumentFragment() {
        return new FragmentNode(this);
    }

    @Override
    public Text createTextNode(String data) {
        return new TextNode(this, data);
    }

    @Override
    public Comment createComment(String data) {
        return new TextNode.OfComment(this, data);
    }

    @Override
    public CDATASection createCDATASection(String data) {
        return new TextNode.Section(this, data);
    }

    @Override
    public ProcessingInstruction createProcessingInstruction(String target, String data) {
        if (strict) {
            Names.check(target);
        }
        return new TextNode.Instruction(this, target, data);
    }

    @Override
    public Attr createAttribute(String name) {
        if (strict) {
            Names.check(name);
        }
        return new AttributeNode(this, name);
    }

    @Override
    public Attr createAttributeNS(String namespaceURI, String qualifiedName) {
        Names.check(namespaceURI, qualifiedName);
        return new AttributeNode(this, namespaceURI, qualifiedName);
    }

    @Override
    public EntityReference createEntityReference(String name) {
        if (strict) {
            Names.check(name);
        }
        return new TypeNode.Reference(this, name);
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
    public Node importNode(Node node, boolean deep) {
        if (node.getNodeType() == DOCUMENT_NODE || node.getNodeType() == DOCUMENT_TYPE_NODE || !(node instanceof NodeBase)) {
            throw Errors.notSupported();
        }
        NodeBase made = ((NodeBase) node).copyTree(this, deep, UserDataHandler.NODE_IMPORTED);
        for (NodeBase at = made; at != null; at = at.following(made)) {
            if (at instanceof ElementNode element) {
                element.attributes.nodes.removeIf(attribute -> !((AttributeNode) attribute).specified);
                addDefaults(element);
                for (NodeBase attribute : element.attributes.nodes) {
                    if (((AttributeNode) attribute).isId) {
                        putId(attribute.getNodeValue(), element);
                    }
                }
            }
        }
        return made;
    }

    @Override
    public Node adoptNode(Node node) {
        if (!(node instanceof NodeBase own)) {
            return null;
        }
        switch (own.getNodeType()) {
            case DOCUMENT_NODE, DOCUMENT_TYPE_NODE:
                throw Errors.notSupported();
            case ENTITY_NODE, NOTATION_NODE:
                throw Errors.readOnly();
            case ATTRIBUTE_NODE:
                AttributeNode attribute = (AttributeNode) own;
                if (attribute.element != null) {
                    attribute.element.removeAttributeNode(attribute);
                }
                attribute.specified = true;
                break;
            default:
                if (own.parent != null) {
                    own.parent.unlink(own);
                }
        }
        for (NodeBase at = own; at != null; at = at.following(own)) {
            at.owner = this;
            if (at instanceof ElementNode element) {
                for (NodeBase attribute : element.attributes.nodes) {
                    for (NodeBase part = attribute; part != null; part = part.following(attribute)) {
                        part.owner = this;
                    }
                }
            }
        }
        changes++;
        own.tell(UserDataHandler.NODE_ADOPTED, null);
        return node;
    }

    @Override
    public Node renameNode(Node node, String namespaceURI, String qualifiedName) {
        if (node.getOwnerDocument() != this) {
            throw Errors.wrongDocument();
        }
        String space = namespaceURI == null || namespaceURI.isEmpty() ? null : namespaceURI;
        NodeBase renamed;
        if (node instanceof ElementNode element) {
            Names.check(space, qualifiedName);
            renamed = Renaming.element(element, space, qualifiedName);
            addDefaults((ElementNode) renamed);
        } else if (node instanceof AttributeNode attribute) {
            Names.check(space, qualifiedName);
            renamed = Renaming.attribute(attribute, space, qualifiedName);
        } else {
            throw Errors.notSupported();
        }
        changes++;
        ((NodeBase) node).tell(UserDataHandler.NODE_RENAMED, renamed == node ? null : renamed);
        return renamed;
    }

    @Override
    public Element getElementById(String id) {
        ElementNode found = ids.get(id);
        for (NodeBase at = found; at != null; at = at.parent) {
            if (at == this) {
                return found;
            }
        }
        return null;
    }

    @Override
    public String getInputEncoding() {
        return inputEncoding;
    }

    @Override
    public String getXmlEncoding() {
        return xmlEncoding;
    }

    @Override
    public boolean getXmlStandalone() {
        return standalone;
    }

    @Override
    public void setXmlStandalone(boolean standalone) {
        this.standalone = standalone;
    }

    @Override
    public String getXmlVersion() {
        return version == null ? "1.0" : version;
    }

    @Override
    public void setXmlVersion(String version) {
        if (!version.equals("1.0") && !version.equals("1.1")) {
            throw Errors.notSupported();
        }
        this.version = version;
    }

    @Override
    public boolean getStrictErrorChecking() {
        return strict;
    }

    @Override
    public void setStrictErrorChecking(boolean strict) {
        this.strict = strict;
    }

    @Override
    public String getDocumentURI() {
        return uri;
    }

    @Override
    public void setDocumentURI(String uri) {
        this.uri = uri;
    }

    @Override
    public String getBaseURI() {
        return uri;
    }

    @Override
    public DOMConfiguration getDomConfig() {
        if (settings == null) {
            settings = new Settings();
        }
        return settings;
    }

    @Override
    public void normalizeDocument() {
        getDomConfig();
        settings.apply(this);
        normalize();
    }
}
