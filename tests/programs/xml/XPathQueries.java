// Expressions over trees: all axes, tests, predicates, functions and comparisons, their results as each type, and what is refused.
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

public class XPathQueries {
    static final String TEXT = "<!DOCTYPE shop [<!ATTLIST book id ID #IMPLIED>]><shop xmlns:p='urn:p' xml:lang='en-GB'><!--first-->"
            + "<?go fast?><book id='b1' price='10.5'><title>One &amp; <![CDATA[only]]></title><author>A</author></book>"
            + "<book id='b2' price='20'><title>Two</title><author>B</author><author>C</author></book>"
            + "<p:book id='b3' p:price='30'><title>Three</title></p:book><empty/> tail <n>1</n><n>2</n><n>3.5</n><n>x</n></shop>";
    static final String[] NODES = {
        "/", "/shop", "/shop/book", "//book", "//book[1]", "//book[last()]", "//book[@price>15]", "//book[author='C']/title",
        "//@id", "//@*", "/shop/@*", "//p:book", "//p:*", "//*[@p:price]", "//@p:price", "//title/text()", "//comment()",
        "//processing-instruction()", "//processing-instruction('go')", "//processing-instruction('stop')", "/shop/node()",
        "/shop/text()", "//author/..", "//author/ancestor::*", "//author/ancestor-or-self::node()", "//book[2]/following::*",
        "//book[2]/preceding::*", "//book[2]/preceding::*[1]", "//book[1]/following-sibling::*", "//empty/preceding-sibling::*",
        "//empty/preceding-sibling::*[1]", "(//empty/preceding-sibling::*)[1]", "//book/descendant::text()",
        "//book/descendant-or-self::*", "//title/self::title", "//book/child::author", "//book/attribute::price",
        "//title | //author", "//author | //title", "//book[position()=2]", "//book[position()<3][last()]",
        "//author[position()=1]", "(//author)[position()=1]", "//*[not(*)]", "//book[title and author]", "//book[title or empty]",
        "id('b2')", "id('b2 b1')/title", "//*[name()='p:book']", "//*[local-name()='book']", "//*[namespace-uri()='urn:p']",
        "//book[count(author)=2]", "//book[string-length(title)>3]", "//*[lang('en')][1]", ".", "..", "//none", "//book//text()",
        "//book/@id/..", "//@id/following::n", "//n[. > 1]", "//n[number(.) = number(.)]", "//book[@id='b1' or @id='b3']",
        "//*[contains(., 'Two')]", "/shop/*[2]", "/shop/*[position() mod 2 = 0]", "//n[.=../n[2]]", "/*/*/*",
    };
    static final String[] VALUES = {
        "1 + 2 * 3", "-5 mod 3", "5 mod -3", "7 div 2", "1 div 0", "-1 div 0", "0 div 0", "--1", "- - -1", "1 = 1.0", "'a' = 'a'",
        "'1' = 1", "true() = 1", "//n = 2", "//n != 2", "//n > 3", "//n < 0", "//n = //n", "//none = //none", "not(//none)",
        "count(//n)", "sum(//book/@price)", "sum(//n)", "floor(2.7)", "ceiling(2.1)", "round(2.5)", "round(-2.5)", "round(2.4)",
        "string(//book[1]/title)", "string(1.0)", "string(0.1)", "string(1000000000000)", "string(1 div 3)", "string(true())",
        "string(-0)", "concat('a', 1, true())", "starts-with('abc', 'ab')", "contains('abc', 'bc')", "contains('abc', '')",
        "substring-before('1999/04', '/')", "substring-after('1999/04', '/')", "substring('12345', 2, 3)", "substring('12345', 2)",
        "substring('12345', 1.5, 2.6)", "substring('12345', 0, 3)", "substring('12345', 0 div 0)", "string-length('abc')",
        "string-length('')", "normalize-space('  a   b  ')", "translate('bar', 'abc', 'AB')", "translate('--a--', '-', '')",
        "boolean(0)", "boolean('')", "boolean('0')", "boolean(//none)", "number('12')", "number(' 12.5 ')", "number('1e3')",
        "number('')", "number(true())", "name(//p:book)", "local-name(//p:book)", "namespace-uri(//p:book)", "name(//none)",
        "name(//@p:price)", "name(//comment())", "position()", "last()", "$v", "$v + 1",
        "2 > 1 = true()", "1 < 2 < 3", "3 > 2 > 1", "'a' < 'b'", "1 or 0", "0 and 1 div 0", "(1 + 2) * 3", "'it''s'", "\"it's\"",
        "//book[1]/author = //book[2]/author", "//title", "string(//none)", "number(//none)", "div div div", "count(//book | //n)",
        "concat(//book[1]/@id, '-', //book[2]/@id)", "-//n", "//book/@price * 2", "/shop/text() = ' tail '",
    };
    static final String[] BAD = {
        "", "1 +", "//", "book[", "book]", "foo(", "foo()", "count()", "count(1)", "'a", "a b", "a::b", "q:a", "$w", "1 | 2", "@",
        "..a", "text(", "//book[1", "a/", "!", "a = ", "sum('x')",
    };

    static final class Spaces implements NamespaceContext {
        @Override
        public String getNamespaceURI(String prefix) {
            return prefix.equals("p") ? "urn:p" : null;
        }

        @Override
        public String getPrefix(String uri) {
            return null;
        }

        @Override
        public Iterator<String> getPrefixes(String uri) {
            return List.<String>of().iterator();
        }
    }

    static String of(Node node) {
        return node.getNodeType() == Node.ELEMENT_NODE ? node.getNodeName() + (node.getAttributes().getNamedItem("id") == null ? ""
                : "#" + node.getAttributes().getNamedItem("id").getNodeValue()) : node.toString();
    }

    public static void main(String[] args) throws Exception {
        Document document = DocumentBuilderFactory.newNSInstance().newDocumentBuilder().parse(new InputSource(new StringReader(TEXT)));
        XPath path = XPathFactory.newInstance().newXPath();
        path.setNamespaceContext(new Spaces());
        path.setXPathVariableResolver(name -> name.getLocalPart().equals("v") ? Integer.valueOf(41) : null);
        for (String expression : NODES) {
            NodeList found = (NodeList) path.evaluate(expression, document, XPathConstants.NODESET);
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < found.getLength(); i++) {
                text.append(' ').append(of(found.item(i)));
            }
            Object first = path.evaluate(expression, document, XPathConstants.NODE);
            System.out.println(expression + ":" + text + " / " + (first == found.item(0)) + " "
                    + path.evaluate(expression, document).length());
        }
        for (String expression : VALUES) {
            try {
                System.out.println(expression + ": " + path.evaluate(expression, document) + " "
                        + path.evaluate(expression, document, XPathConstants.NUMBER) + " "
                        + path.evaluate(expression, document, XPathConstants.BOOLEAN));
            } catch (XPathExpressionException refused) {
                System.out.println(expression + ": refused");
            }
        }
        for (String expression : BAD) {
            try {
                System.out.println(expression + ": " + path.evaluate(expression, document));
            } catch (XPathExpressionException refused) {
                System.out.println(expression + ": refused");
            }
        }
        types(document, path);
        inner(document, path);
    }

    static void types(Document document, XPath path) throws Exception {
        for (QName type : new QName[] {XPathConstants.NODE, XPathConstants.NODESET, new QName("x"), null}) {
            for (String expression : new String[] {"1", "'a'", "true()", "//none"}) {
                try {
                    Object value = path.evaluate(expression, document, type);
                    System.out.println(type + " " + expression + ": " + (value instanceof NodeList list ? "" + list.getLength() : value));
                } catch (XPathExpressionException | RuntimeException refused) {
                    System.out.println(type + " " + expression + ": " + refused.getClass().getName()
                            + (refused.getCause() == null ? "" : " " + refused.getCause().getMessage()));
                }
            }
        }
        System.out.println(path.evaluateExpression("count(//n)", document, Integer.class) + " "
                + path.evaluateExpression("//n[2]", document, Double.class) + " "
                + path.evaluateExpression("//n", document, XPathNodes.class).size() + " "
                + path.evaluateExpression("//n", document, Boolean.class) + path.evaluateExpression("//n", document, Node.class));
        System.out.println(path.evaluate("1 + 1", (Object) null) + " "
                + path.evaluate("/a/b", new InputSource(new StringReader("<a><b>t</b></a>"))));
        path.setXPathFunctionResolver((name, arity) -> arguments -> name.getLocalPart() + arity + arguments.size());
        System.out.println(path.evaluate("p:f(1, 'x')", document));
        System.out.println(XPathConstants.NODESET + " " + XPathFactory.newInstance().isObjectModelSupported("x"));
    }

    static void inner(Document document, XPath path) throws Exception {
        XPathExpression title = path.compile("title");
        XPathExpression root = path.compile("/shop/n[1]");
        NodeList books = (NodeList) path.evaluate("//book", document, XPathConstants.NODESET);
        for (int i = 0; i < books.getLength(); i++) {
            System.out.println(title.evaluate(books.item(i)) + " " + root.evaluate(books.item(i)) + " "
                    + path.evaluate("@id", books.item(i)) + path.evaluate("count(preceding-sibling::*)", books.item(i)));
        }
        Node attribute = books.item(0).getAttributes().item(0);
        System.out.println(path.evaluate("..", attribute, XPathConstants.NODE).toString() + path.evaluate("../author", attribute)
                + path.evaluate("count(ancestor::*)", attribute) + path.evaluate("count(following::*)", attribute));
        long total = 0;
        for (int i = 0; i < 200; i++) {
            total += (long) (double) (Double) path.evaluate("count(//n[. > " + i % 4 + "])", document, XPathConstants.NUMBER);
        }
        System.out.println(total);
    }
}
