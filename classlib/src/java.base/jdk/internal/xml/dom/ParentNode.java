package jdk.internal.xml.dom;

import org.w3c.dom.Node;

/** A node with children, which is their list too. Lists are walked from where they were asked last. */
abstract class ParentNode extends NodeBase {
    private NodeBase firstChild;
    private NodeBase lastChild;
    private int count;
    private NodeBase lastItem;
    private int lastIndex;

    ParentNode(DocumentNode owner) {
        super(owner);
    }

    /** Whether a node may be a child here; throws if not. */
    void checkChild(NodeBase child) {
        switch (child.getNodeType()) {
            case ELEMENT_NODE, PROCESSING_INSTRUCTION_NODE, COMMENT_NODE, TEXT_NODE, CDATA_SECTION_NODE, ENTITY_REFERENCE_NODE:
                return;
            default:
                throw Errors.hierarchy();
        }
    }

    @Override
    NodeBase first() {
        return firstChild;
    }

    @Override
    public Node getFirstChild() {
        return firstChild;
    }

    @Override
    public Node getLastChild() {
        return lastChild;
    }

    @Override
    public boolean hasChildNodes() {
        return firstChild != null;
    }

    @Override
    public int getLength() {
        return count;
    }

    @Override
    public Node item(int index) {
        if (index < 0 || index >= count) {
            return null;
        }
        if (lastItem == null || index < lastIndex - index) {
            lastItem = firstChild;
            lastIndex = 0;
        }
        while (lastIndex < index) {
            lastItem = lastItem.next;
            lastIndex++;
        }
        while (lastIndex > index) {
            lastItem = lastItem.previous;
            lastIndex--;
        }
        return lastItem;
    }

    @Override
    public Node insertBefore(Node newChild, Node refChild) {
        NodeBase child = own(newChild);
        if (child instanceof FragmentNode fragment) {
            for (NodeBase part = fragment.first(); part != null; part = part.next) {
                checkChild(part);
            }
            if (refChild != null && refChild.getParentNode() != this) {
                throw Errors.notFound();
            }
            while (fragment.hasChildNodes()) {
                insertBefore(fragment.getFirstChild(), refChild);
            }
            return newChild;
        }
        if (newChild == refChild) {
            Node behind = refChild.getNextSibling();
            removeChild(newChild);
            insertBefore(newChild, behind);
            return newChild;
        }
        if (child.document() != document()
                && !(child instanceof TypeNode && child.owner == null && this instanceof DocumentNode)) {
            throw Errors.wrongDocument();
        }
        checkChild(child);
        if (refChild != null && refChild.getParentNode() != this) {
            throw Errors.notFound();
        }
        for (NodeBase at = this; at != null; at = at.parent) {
            if (at == child) {
                throw Errors.hierarchy();
            }
        }
        if (child.parent != null) {
            child.parent.unlink(child);
        }
        link(child, (NodeBase) refChild);
        return newChild;
    }

    private static NodeBase own(Node node) {
        if (node == null) {
            throw new NullPointerException();
        }
        if (!(node instanceof NodeBase)) {
            throw Errors.wrongDocument();
        }
        return (NodeBase) node;
    }

    @Override
    public Node removeChild(Node oldChild) {
        if (oldChild == null || oldChild.getParentNode() != this) {
            throw Errors.notFound();
        }
        unlink((NodeBase) oldChild);
        return oldChild;
    }

    @Override
    public Node replaceChild(Node newChild, Node oldChild) {
        insertBefore(newChild, oldChild);
        if (newChild != oldChild) {
            removeChild(oldChild);
        }
        return oldChild;
    }

    /** Puts a node that has no parent before a child, or behind all. */
    void link(NodeBase child, NodeBase before) {
        child.parent = this;
        child.next = before;
        child.previous = before == null ? lastChild : before.previous;
        if (child.previous == null) {
            firstChild = child;
        } else {
            child.previous.next = child;
        }
        if (before == null) {
            lastChild = child;
        } else {
            before.previous = child;
        }
        if (before != null) {
            lastItem = null;
        }
        count++;
        changed();
    }

    void unlink(NodeBase child) {
        if (child.previous == null) {
            firstChild = child.next;
        } else {
            child.previous.next = child.next;
        }
        if (child.next == null) {
            lastChild = child.previous;
        } else {
            child.next.previous = child.previous;
        }
        child.parent = null;
        child.next = null;
        child.previous = null;
        lastItem = null;
        count--;
        changed();
    }

    void removeAll() {
        while (firstChild != null) {
            unlink(firstChild);
        }
    }

    /** Joins neighbouring texts and takes empty ones away, in the whole tree below. */
    @Override
    public void normalize() {
        NodeBase at = firstChild;
        while (at != null) {
            if (at instanceof ElementNode element) {
                element.normalizeAttributes();
            }
            if (at.getNodeType() != TEXT_NODE) {
                at = at.following(this);
                continue;
            }
            TextNode text = (TextNode) at;
            StringBuilder joined = null;
            while (text.next != null && text.next.getNodeType() == TEXT_NODE) {
                joined = joined == null ? new StringBuilder(text.getData()) : joined;
                joined.append(((TextNode) text.next).getData());
                text.parent.unlink(text.next);
            }
            if (joined != null) {
                text.setData(joined.toString());
            }
            at = text.followingOutside(this);
            if (text.getLength() == 0) {
                text.parent.unlink(text);
            }
        }
    }

    @Override
    public String getTextContent() {
        if (firstChild == null) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (NodeBase at = firstChild; at != null; at = at.following(this)) {
            if (at instanceof TextNode part && !part.ignorable) {
                text.append(part.getData());
            }
        }
        return text.toString();
    }

    @Override
    public void setTextContent(String text) {
        removeAll();
        if (text != null && !text.isEmpty()) {
            link(new TextNode(document(), text), null);
        }
    }
}
