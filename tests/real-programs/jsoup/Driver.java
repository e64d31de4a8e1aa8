// packages: libjsoup-java
// jars: jsoup.jar
import org.jsoup.Jsoup;
import org.jsoup.nodes.*;
import org.jsoup.parser.*;
import org.jsoup.safety.Safelist;
import org.jsoup.select.*;

/** Pages parsed, as they should be and as they are, selected from, changed, cleaned and written. */
public class Driver {
    static final String PAGE = "<!DOCTYPE html><html lang=en><head><title>A &amp; B</title><meta charset=utf-8><style>p{}</style>"
            + "<body class='x y'><h1 id=top>Head<p>One <b>bold <i>both</b> italic</i><p>Two<br>lines &eacute; &#x4e2d; &unknown;"
            + "<ul><li>1<li class=sel>2<li><a href='/rel?a=1&b=2'>link</a></ul><table><tr><td>a<td>b<tr><td colspan=2>c</table>"
            + "<form><input name=q value='v\"'><select><option selected>s<option>t</select></form><script>if (a < b) { x(); }</script>"
            + "<!-- comment --><div data-key=val style=\"color: red\">nested <div>deep <span>deeper</span></div></div><pre> keep\n it </pre>";

    static void select(Document page, String query) {
        try {
            Elements found = page.select(query);
            System.out.println(query + ": " + found.size() + " " + found.eachText());
        } catch (Selector.SelectorParseException e) {
            System.out.println(query + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Document page = Jsoup.parse(PAGE, "https://example.org/base/");
        System.out.println(page.title() + "|" + page.body().className() + "|" + page.charset());
        System.out.println(page.outerHtml());
        for (String query : new String[] {"p", "p > b", "li.sel", "#top", "a[href]", "[data-key=val]", "li:nth-child(2)", "li:not(.sel)",
            "td:contains(c)", "div span", "h1 + p", "p ~ ul", "input[name^=q]", "*:containsOwn(deep)", "li:gt(0)", "ul:has(a)", "body *:eq(0)",
            "td, th", "tr:last-child td", "[^data-]", "p:matches(T.o)", "li >", ":unknown"}) {
            select(page, query);
        }
        Element link = page.selectFirst("a");
        System.out.println(link.absUrl("href") + " " + link.attr("href") + " " + link.cssSelector() + " " + link.parents().size());
        link.text("changed <b>").attr("title", "t\"").addClass("new").removeAttr("href");
        link.parent().append("<em>more</em>").prepend("first ").after("<li>after</li>");
        page.select("script, style").remove();
        page.select("td").wrap("<section></section>");
        page.selectFirst("h1").tagName("h2").parent().child(0).attr("data-first", "yes");
        System.out.println(page.select("ul").outerHtml() + page.select("table").outerHtml() + page.selectFirst("h2").outerHtml());
        System.out.println(page.text());
        System.out.println(page.wholeText().replace("\n", "\\n"));
        StringBuilder walk = new StringBuilder();
        NodeTraversor.traverse((node, depth) -> walk.append(depth).append(node.nodeName()).append(' '), page.body());
        System.out.println(walk);
        System.out.println(Jsoup.clean("<p onclick=x>safe <script>bad()</script><a href='javascript:x'>a</a><b>b</b><img src=x></p>", Safelist.basic()));
        System.out.println(Jsoup.clean("<p>t<b>b</b></p>", Safelist.none()) + Jsoup.isValid("<b>ok</b>", Safelist.basic()));
        Document xml = Jsoup.parse("<?xml version='1.0'?><root><Item a='1'/><Item>text<![CDATA[<raw>]]></Item></root>", "", Parser.xmlParser());
        System.out.println(xml.outerHtml() + xml.select("Item").size());
        Parser tracking = Parser.htmlParser().setTrackErrors(10);
        tracking.parseInput("<p>a</b><div></p><span", "");
        for (ParseError error : tracking.getErrors()) {
            System.out.println(error);
        }
        System.out.println(Parser.unescapeEntities("&lt;&copy;&notin;&#128512;", false) + Entities.escape("<\u00e9\"&>"));
        System.out.println(Jsoup.parseBodyFragment("<td>cell<p>x").body().html());
        page.outputSettings().prettyPrint(false).escapeMode(Entities.EscapeMode.extended).charset("ascii");
        System.out.println(page.select("p").outerHtml());
        FormElement form = (FormElement) page.selectFirst("form");
        System.out.println(form.formData());
    }
}
