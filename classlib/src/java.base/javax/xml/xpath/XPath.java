package javax.xml.xpath;

import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** Evaluates expressions. */
public interface XPath {
    void reset();

    void setXPathVariableResolver(XPathVariableResolver resolver);

    XPathVariableResolver getXPathVariableResolver();

    void setXPathFunctionResolver(XPathFunctionResolver resolver);

    XPathFunctionResolver getXPathFunctionResolver();

    void setNamespaceContext(NamespaceContext nsContext);

    NamespaceContext getNamespaceContext();

    XPathExpression compile(String expression) throws XPathExpressionException;

    Object evaluate(String expression, Object item, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, Object item) throws XPathExpressionException;

    Object evaluate(String expression, InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, InputSource source) throws XPathExpressionException;

    default <T> T evaluateExpression(String expression, Object item, Class<T> type) throws XPathExpressionException {
        return compile(expression).evaluateExpression(item, type);
    }

    default <T> T evaluateExpression(String expression, InputSource source, Class<T> type) throws XPathExpressionException {
        return compile(expression).evaluateExpression(source, type);
    }
}
