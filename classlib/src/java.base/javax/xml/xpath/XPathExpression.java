package javax.xml.xpath;

import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** An expression that has been read. */
public interface XPathExpression {
    Object evaluate(Object item, QName returnType) throws XPathExpressionException;

    String evaluate(Object item) throws XPathExpressionException;

    Object evaluate(InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(InputSource source) throws XPathExpressionException;

    <T> T evaluateExpression(Object item, Class<T> type) throws XPathExpressionException;

    <T> T evaluateExpression(InputSource source, Class<T> type) throws XPathExpressionException;
}
