package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.xml.xpath.XPathException;
import javax.xml.xpath.XPathNodes;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Nodes in the order of the document, each once. */
final class Nodes implements NodeList, XPathNodes {
    final List<Node> list;

    Nodes(List<Node> list) {
        this.list = list;
    }

    /** The nodes of a list that may have some twice and in any order. */
    static Nodes of(List<Node> any, DocumentOrder order) {
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Node> once = new ArrayList<>();
        for (Node node : any) {
            if (seen.add(node)) {
                once.add(node);
            }
        }
        order.sort(once);
        return new Nodes(once);
    }

    @Override
    public Node item(int index) {
        return index < 0 || index >= list.size() ? null : list.get(index);
    }

    @Override
    public int getLength() {
        return list.size();
    }

    @Override
    public Iterator<Node> iterator() {
        return list.iterator();
    }

    @Override
    public int size() {
        return list.size();
    }

    @Override
    public Node get(int index) throws XPathException {
        if (index < 0 || index >= list.size()) {
            throw new IndexOutOfBoundsException();
        }
        return list.get(index);
    }
}
