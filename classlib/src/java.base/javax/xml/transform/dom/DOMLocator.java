package javax.xml.transform.dom;

import javax.xml.transform.SourceLocator;
import org.w3c.dom.Node;

/** Where something is in a tree. */
public interface DOMLocator extends SourceLocator {
    Node getOriginatingNode();
}
