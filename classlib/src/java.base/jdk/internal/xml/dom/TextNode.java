package jdk.internal.xml.dom;

import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Text, or what is text as well: a section. */
class TextNode extends CharacterNode implements Text {
    /** Whether it is space between elements where the type allows nothing else. */
    boolean ignorable;

    TextNode(DocumentNode owner, String data) {
        super(owner, data);
    }

    @Override
    NodeBase copy(DocumentNode into) {
        TextNode copy = new TextNode(into, getNodeValue());
        copy.ignorable = ignorable;
        return copy;
    }

    @Override
    public String getNodeName() {
        return "#text";
    }

    @Override
    public short getNodeType() {
        return TEXT_NODE;
    }

    @Override
    public Text splitText(int offset) {
        String data = getData();
        if (offset < 0 || offset > data.length()) {
            throw Errors.index();
        }
        TextNode rest = (TextNode) copy(owner);
        rest.setData(data.substring(offset));
        setNodeValue(data.substring(0, offset));
        if (parent != null) {
            parent.link(rest, next);
        }
        return rest;
    }

    @Override
    public boolean isElementContentWhitespace() {
        return ignorable;
    }

    private TextNode firstOfWhole() {
        TextNode at = this;
        while (at.previous instanceof TextNode before) {
            at = before;
        }
        return at;
    }

    @Override
    public String getWholeText() {
        StringBuilder whole = new StringBuilder();
        for (NodeBase at = firstOfWhole(); at instanceof TextNode text; at = at.next) {
            whole.append(text.getData());
        }
        return whole.toString();
    }

    @Override
    public Text replaceWholeText(String text) {
        ParentNode within = parent;
        if (within != null) {
            NodeBase at = firstOfWhole();
            while (at instanceof TextNode) {
                NodeBase behind = at.next;
                if (at != this || text == null || text.isEmpty()) {
                    within.unlink(at);
                }
                at = behind;
            }
        }
        if (text == null || text.isEmpty()) {
            return null;
        }
        setData(text);
        return this;
    }
    //#for Name what Kind Interface name TYPE
    //#| Section | A section in which markup is none. | TextNode | CDATASection | #cdata-section | CDATA_SECTION_NODE
    //#| OfComment | A comment. | CharacterNode | Comment | #comment | COMMENT_NODE

    /** $what$ */
    static final class $Name$ extends $Kind$ implements org.w3c.dom.$Interface$ {
        $Name$(DocumentNode owner, String data) {
            super(owner, data);
        }

        @Override
        NodeBase copy(DocumentNode into) {
            return new $Name$(into, getNodeValue());
        }

        @Override
        public String getNodeName() {
            return "$name$";
        }

        @Override
        public short getNodeType() {
            return $TYPE$;
        }
    }
    //#end

    /** A word to programs. */
    static final class Instruction extends CharacterNode implements org.w3c.dom.ProcessingInstruction {
        private final String target;

        Instruction(DocumentNode owner, String target, String data) {
            super(owner, data);
            this.target = target;
        }

        @Override
        NodeBase copy(DocumentNode into) {
            return new Instruction(into, target, getNodeValue());
        }

        @Override
        public String getNodeName() {
            return target;
        }

        @Override
        public short getNodeType() {
            return PROCESSING_INSTRUCTION_NODE;
        }

        @Override
        public String getTarget() {
            return target;
        }

        @Override
        public String getData() {
            return getNodeValue() == null ? "" : getNodeValue();
        }

        @Override
        public String getBaseURI() {
            return owner.getBaseURI();
        }
    }

    /** Whether a node is text and no section. */
    static boolean isPlain(Node node) {
        return node != null && node.getNodeType() == TEXT_NODE;
    }
}
