package jdk.internal.xml.dom;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The elements below a node that have a name; found as far as they were asked for, and anew when the tree has changed. */
final class TagList implements NodeList {
    private final ParentNode root;
    private final boolean bySpace;
    private final String space;
    private final String name;
    private final List<Node> found = new ArrayList<>();
    private NodeBase at;
    private boolean ended;
    private long changes = -1;

    TagList(ParentNode root, String name) {
        this.root = root;
        bySpace = false;
        space = null;
        this.name = name;
    }

    TagList(ParentNode root, String space, String local) {
        this.root = root;
        bySpace = true;
        this.space = space == null || space.isEmpty() ? null : space;
        name = local;
    }

    private boolean fits(ElementNode element) {
        if (!bySpace) {
            return name.equals("*") || name.equals(element.name);
        }
        boolean spaceFits = "*".equals(space) || (space == null ? element.space == null : space.equals(element.space));
        return spaceFits && (name.equals("*") ? element.local != null || !"*".equals(space) : name.equals(element.local));
    }

    private void find(int wanted) {
        long state = root.document().changes;
        if (state != changes) {
            found.clear();
            at = root;
            ended = false;
            changes = state;
        }
        while (!ended && found.size() <= wanted) {
            at = at.following(root);
            if (at == null) {
                ended = true;
            } else if (at instanceof ElementNode element && fits(element)) {
                found.add(element);
            }
        }
    }

    @Override
    public Node item(int index) {
        find(index);
        return index < 0 || index >= found.size() ? null : found.get(index);
    }

    @Override
    public int getLength() {
        find(Integer.MAX_VALUE);
        return found.size();
    }
}
