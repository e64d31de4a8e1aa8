package jdk.internal.xml.dom;

import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.UserDataHandler;

/** What all nodes have in common. It has no children, unless it is a {@link ParentNode}, and is its own empty list of them. */
public abstract class NodeBase implements Node, NodeList {
    private record UserData(Object data, UserDataHandler handler) {
    }

    /** The document; of a document itself {@code null}, and of a type that is not used yet. */
    DocumentNode owner;
    ParentNode parent;
    NodeBase previous;
    NodeBase next;
    private Map<String, UserData> userData;

    NodeBase(DocumentNode owner) {
        this.owner = owner;
    }

    /** The same node without children, parent and siblings, for a document. */
    abstract NodeBase copy(DocumentNode into);

    void changed() {
        DocumentNode document = document();
        if (document != null) {
            document.changes++;
        }
    }

    DocumentNode document() {
        return owner;
    }

    @Override
    public String getNodeValue() {
        return null;
    }

    @Override
    public void setNodeValue(String value) {
        // Has none.
    }

    @Override
    public Node getParentNode() {
        return parent;
    }

    @Override
    public NodeList getChildNodes() {
        return this;
    }

    @Override
    public int getLength() {
        return 0;
    }

    @Override
    public Node item(int index) {
        return null;
    }

    @Override
    public Node getFirstChild() {
        return null;
    }

    @Override
    public Node getLastChild() {
        return null;
    }

    @Override
    public Node getPreviousSibling() {
        return previous;
    }

    @Override
    public Node getNextSibling() {
        return next;
    }

    @Override
    public NamedNodeMap getAttributes() {
        return null;
    }

    @Override
    public Document getOwnerDocument() {
        return owner;
    }
    //#for declared done
    //#| Node insertBefore(Node newChild, Node refChild) | Errors.hierarchy()
    //#| Node replaceChild(Node newChild, Node oldChild) | Errors.hierarchy()
    //#| Node removeChild(Node oldChild) | Errors.notFound()

    @Override
    public $declared$ {
        throw $done$;
    }
    //#end

    @Override
    public Node appendChild(Node newChild) {
        return insertBefore(newChild, null);
    }

    @Override
    public boolean hasChildNodes() {
        return false;
    }

    @Override
    public Node cloneNode(boolean deep) {
        return copyTree(owner, deep, UserDataHandler.NODE_CLONED);
    }

    /** This node, with what is below it if {@code deep}, as nodes of a document; handlers are told of the operation. */
    NodeBase copyTree(DocumentNode into, boolean deep, short operation) {
        NodeBase copy = copied(into);
        tell(operation, copy);
        NodeBase at = this;
        NodeBase made = copy;
        while (deep) {
            ParentNode within;
            if (at.first() != null && !(at instanceof AttributeNode)) {
                at = at.first();
                within = (ParentNode) made;
            } else {
                while (at != this && at.next == null) {
                    at = at.parent;
                    made = made.parent;
                }
                if (at == this) {
                    break;
                }
                at = at.next;
                within = made.parent;
            }
            made = at.copied(into);
            at.tell(operation, made);
            within.link(made, null);
        }
        return copy;
    }

    /** Like {@link #copy}; what goes with the node in any case is copied too. */
    NodeBase copied(DocumentNode into) {
        return copy(into);
    }

    NodeBase first() {
        return null;
    }

    /** The node that follows in the order of the document, within the tree below {@code root}; {@code null} at its end. */
    NodeBase following(NodeBase root) {
        NodeBase first = first();
        return first != null ? first : followingOutside(root);
    }

    /** The node that follows behind this one and all that is below it. */
    NodeBase followingOutside(NodeBase root) {
        for (NodeBase at = this; at != root && at != null; at = at.parent) {
            if (at.next != null) {
                return at.next;
            }
        }
        return null;
    }

    @Override
    public void normalize() {
        // Nothing below.
    }

    @Override
    public boolean isSupported(String feature, String version) {
        return ImplementationOfDom.INSTANCE.hasFeature(feature, version);
    }

    @Override
    public Object getFeature(String feature, String version) {
        return isSupported(feature, version) ? this : null;
    }

    @Override
    public String getNamespaceURI() {
        return null;
    }

    @Override
    public String getPrefix() {
        return null;
    }

    @Override
    public void setPrefix(String prefix) {
        throw Errors.namespace();
    }

    @Override
    public String getLocalName() {
        return null;
    }

    @Override
    public boolean hasAttributes() {
        return false;
    }

    @Override
    public String getBaseURI() {
        return null;
    }

    @Override
    public short compareDocumentPosition(Node other) {
        return Positions.compare(this, other);
    }

    @Override
    public String getTextContent() {
        return getNodeValue();
    }

    @Override
    public void setTextContent(String text) {
        setNodeValue(text);
    }

    @Override
    public boolean isSameNode(Node other) {
        return this == other;
    }

    /** The element whose declarations count here, or {@code null}. */
    ElementNode scope() {
        for (NodeBase at = this; at != null; at = at instanceof AttributeNode ? ((AttributeNode) at).element : at.parent) {
            if (at instanceof ElementNode) {
                return (ElementNode) at;
            }
        }
        return null;
    }

    @Override
    public String lookupPrefix(String namespaceURI) {
        ElementNode scope = scope();
        return scope == null || namespaceURI == null ? null : Scopes.prefix(scope, namespaceURI);
    }

    @Override
    public boolean isDefaultNamespace(String namespaceURI) {
        ElementNode scope = scope();
        return scope != null && Scopes.isDefault(scope, namespaceURI);
    }

    @Override
    public String lookupNamespaceURI(String prefix) {
        ElementNode scope = scope();
        return scope == null ? null : Scopes.space(scope, prefix);
    }

    @Override
    public boolean isEqualNode(Node other) {
        return Equality.of(this, other);
    }

    @Override
    public Object setUserData(String key, Object data, UserDataHandler handler) {
        if (userData == null) {
            userData = new HashMap<>();
        }
        UserData before = data == null ? userData.remove(key) : userData.put(key, new UserData(data, handler));
        return before == null ? null : before.data();
    }

    @Override
    public Object getUserData(String key) {
        UserData data = userData == null ? null : userData.get(key);
        return data == null ? null : data.data();
    }

    /** Tells the handlers of the user's data what becomes of this node. */
    void tell(short operation, Node made) {
        if (userData != null) {
            for (Map.Entry<String, UserData> entry : new HashMap<>(userData).entrySet()) {
                UserDataHandler handler = entry.getValue().handler();
                if (handler != null) {
                    handler.handle(operation, entry.getKey(), entry.getValue().data(), this, made);
                }
            }
        }
    }

    @Override
    public String toString() {
        return "[" + getNodeName() + ": " + getNodeValue() + "]";
    }
}
