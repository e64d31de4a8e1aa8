package jdk.internal.xml.xpath;

import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Node;

/** Where an expression is evaluated; {@code node} is {@code null} where there is none. */
record Context(Node node, int position, int size, DocumentOrder order, XPathVariableResolver variables,
        XPathFunctionResolver functions) {
    Context at(Node other, int place, int count) {
        return new Context(other, place, count, order, variables, functions);
    }
}
