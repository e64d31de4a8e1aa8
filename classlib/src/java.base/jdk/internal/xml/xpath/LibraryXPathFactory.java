package jdk.internal.xml.xpath;

import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFactoryConfigurationException;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Makes the library's own evaluators. */
public final class LibraryXPathFactory extends XPathFactory {
    private XPathVariableResolver variables;
    private XPathFunctionResolver functions;
    private boolean secure = true;

    @Override
    public boolean isObjectModelSupported(String objectModel) {
        if (objectModel == null) {
            throw new NullPointerException("XPathFactory#isObjectModelSupported(String objectModel) called with null");
        }
        return objectModel.equals(DEFAULT_OBJECT_MODEL_URI);
    }

    @Override
    public void setFeature(String name, boolean value) throws XPathFactoryConfigurationException {
        getFeature(name);
        secure = value;
    }

    @Override
    public boolean getFeature(String name) throws XPathFactoryConfigurationException {
        if (!name.equals(XMLConstants.FEATURE_SECURE_PROCESSING)) {
            throw new XPathFactoryConfigurationException("Feature \"" + name + "\" is not known");
        }
        return secure;
    }

    @Override
    public void setXPathVariableResolver(XPathVariableResolver resolver) {
        variables = resolver;
    }

    @Override
    public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
        functions = resolver;
    }

    @Override
    public XPath newXPath() {
        return new Evaluator(variables, functions);
    }

    private static final class Evaluator implements XPath {
        private final XPathVariableResolver firstVariables;
        private final XPathFunctionResolver firstFunctions;
        private XPathVariableResolver variables;
        private XPathFunctionResolver functions;
        private NamespaceContext spaces;

        Evaluator(XPathVariableResolver variables, XPathFunctionResolver functions) {
            firstVariables = variables;
            firstFunctions = functions;
            reset();
        }

        @Override
        public void reset() {
            variables = firstVariables;
            functions = firstFunctions;
            spaces = null;
        }
        //#for Type given kept
        //#| XPathVariableResolver | resolver | variables
        //#| XPathFunctionResolver | resolver | functions
        //#| NamespaceContext | nsContext | spaces

        @Override
        public void set$Type$($Type$ $given$) {
            $kept$ = java.util.Objects.requireNonNull($given$);
        }

        @Override
        public $Type$ get$Type$() {
            return $kept$;
        }
        //#end

        @Override
        public XPathExpression compile(String expression) throws XPathExpressionException {
            if (expression == null) {
                throw new NullPointerException("The expression parameter cannot be null");
            }
            return new Compiled(Parser.parse(expression, spaces), variables, functions);
        }
        //#for Type given
        //#| Object | item
        //#| InputSource | source

        @Override
        public Object evaluate(String expression, $Type$ $given$, QName returnType) throws XPathExpressionException {
            Results.check(returnType);
            return compile(expression).evaluate($given$, returnType);
        }

        @Override
        public String evaluate(String expression, $Type$ $given$) throws XPathExpressionException {
            return compile(expression).evaluate($given$);
        }
        //#end
    }

    private record Compiled(Expression expression, XPathVariableResolver variables, XPathFunctionResolver functions)
            implements XPathExpression {
        private Object value(Object item) throws XPathExpressionException {
            if (item != null && !(item instanceof Node)) {
                throw new XPathExpressionException(new ClassCastException(item.getClass().getName() + " is no node"));
            }
            return expression.value(new Context((Node) item, -1, 0, new DocumentOrder(), variables, functions));
        }

        private static Node read(InputSource source) throws XPathExpressionException {
            if (source == null) {
                throw new NullPointerException("The source parameter cannot be null");
            }
            try {
                return DocumentBuilderFactory.newNSInstance().newDocumentBuilder().parse(source);
            } catch (ParserConfigurationException | SAXException | IOException failure) {
                throw new XPathExpressionException(failure);
            }
        }

        @Override
        public Object evaluate(Object item, QName returnType) throws XPathExpressionException {
            Results.check(returnType);
            return Results.as(returnType, value(item));
        }

        @Override
        public String evaluate(Object item) throws XPathExpressionException {
            return (String) evaluate(item, XPathConstants.STRING);
        }

        @Override
        public Object evaluate(InputSource source, QName returnType) throws XPathExpressionException {
            Results.check(returnType);
            return evaluate(read(source), returnType);
        }

        @Override
        public String evaluate(InputSource source) throws XPathExpressionException {
            return evaluate(read(source));
        }

        @Override
        public <T> T evaluateExpression(Object item, Class<T> type) throws XPathExpressionException {
            return Results.as(type, value(item));
        }

        @Override
        public <T> T evaluateExpression(InputSource source, Class<T> type) throws XPathExpressionException {
            return Results.as(type, value(read(source)));
        }
    }
}
