package jdk.internal.xml.xpath;

import javax.xml.xpath.XPathExpressionException;

/** A part of an expression. Values are {@code Boolean}, {@code Double}, {@code String} and {@link Nodes}. */
interface Expression {
    Object value(Context context) throws XPathExpressionException;
}
