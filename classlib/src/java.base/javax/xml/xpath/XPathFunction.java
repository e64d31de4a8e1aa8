package javax.xml.xpath;

import java.util.List;

/** A function of the program's own. */
public interface XPathFunction {
    Object evaluate(List<?> args) throws XPathFunctionException;
}
