package jdk.internal.xml.dom;

import org.w3c.dom.DocumentFragment;

/** Nodes that are put into a tree together. */
final class FragmentNode extends ParentNode implements DocumentFragment {
    FragmentNode(DocumentNode owner) {
        super(owner);
    }

    @Override
    NodeBase copy(DocumentNode into) {
        return new FragmentNode(into);
    }

    @Override
    public String getNodeName() {
        return "#document-fragment";
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_FRAGMENT_NODE;
    }
}
