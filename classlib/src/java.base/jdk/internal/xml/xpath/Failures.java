package jdk.internal.xml.xpath;

import javax.xml.transform.TransformerException;
import javax.xml.xpath.XPathExpressionException;

/** What is wrong with expressions. */
final class Failures {
    private Failures() {
    }

    static XPathExpressionException of(String message) {
        return new XPathExpressionException(new TransformerException(message));
    }
}
