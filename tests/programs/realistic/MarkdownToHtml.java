// A small Markdown translator: blocks by line, inline marks by regular expressions, escapes, lists, tables, links.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class MarkdownToHtml {
    static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*?)\\s*#*");
    static final Pattern ITEM = Pattern.compile("( *)(?:[-*+]|(\\d+)[.)])\\s+(.*)");
    static final Pattern LINK = Pattern.compile("(!?)\\[([^\\]]*)\\]\\(([^)\\s]+)(?:\\s+\"([^\"]*)\")?\\)");
    static final Map<String, String> ESCAPES = Map.of("&", "&amp;", "<", "&lt;", ">", "&gt;", "\"", "&quot;");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private final Deque<Integer> indents = new ArrayDeque<>();
    private final StringJoiner paragraph = new StringJoiner(" ").setEmptyValue("");
    private List<String> pending = new ArrayList<>();

    static String escape(String s) {
        return Pattern.compile("[&<>\"]").matcher(s).replaceAll(m -> Matcher.quoteReplacement(ESCAPES.get(m.group())));
    }

    static String inline(String s) {
        List<String> codes = new ArrayList<>();
        s = Pattern.compile("`([^`]+)`").matcher(s).replaceAll(m -> {
            codes.add("<code>" + escape(m.group(1)) + "</code>");
            return "\u0000" + (codes.size() - 1) + "\u0000";
        });
        s = escape(s).replace("&quot;", "\"");
        StringBuilder linked = new StringBuilder();
        Matcher link = LINK.matcher(s);
        while (link.find()) {
            String title = link.group(4) == null ? "" : " title=\"" + link.group(4) + "\"";
            String html = link.group(1).isEmpty()
                    ? "<a href=\"" + link.group(3) + "\"" + title + ">" + link.group(2) + "</a>"
                    : "<img src=\"" + link.group(3) + "\" alt=\"" + link.group(2) + "\"" + title + ">";
            link.appendReplacement(linked, Matcher.quoteReplacement(html));
        }
        s = link.appendTail(linked).toString();
        s = s.replaceAll("\\*\\*(?=\\S)(.+?)(?<=\\S)\\*\\*", "<b>$1</b>");
        s = s.replaceAll("(?<!\\w)_(?=\\S)([^_]+?)(?<=\\S)_(?!\\w)", "<i>$1</i>");
        s = s.replaceAll("~~(.+?)~~", "<s>$1</s>");
        return Pattern.compile("\u0000(\\d+)\u0000").matcher(s)
                .replaceAll(m -> Matcher.quoteReplacement(codes.get(Integer.parseInt(m.group(1)))));
    }

    void flush() {
        if (!pending.isEmpty()) {
            out.append("<p>").append(inline(String.join(" ", pending))).append("</p>\n");
            pending = new ArrayList<>();
        }
    }

    void closeLists(int indent) {
        while (!indents.isEmpty() && indents.peek() > indent) {
            indents.pop();
            out.append("</").append(open.pop()).append(">\n");
        }
    }

    static String row(String line, String tag) {
        return Arrays.stream(line.split("\\|")).map(String::strip).filter(Predicate.not(String::isEmpty))
                .map(cell -> "<" + tag + ">" + inline(cell) + "</" + tag + ">").collect(Collectors.joining("", "<tr>", "</tr>\n"));
    }

    String translate(String text) {
        ListIterator<String> lines = text.lines().collect(Collectors.toCollection(LinkedList::new)).listIterator();
        while (lines.hasNext()) {
            String line = lines.next().stripTrailing();
            Matcher m;
            if (line.isBlank()) {
                flush();
                closeLists(-1);
            } else if ((m = HEADING.matcher(line)).matches()) {
                flush();
                int level = m.group(1).length();
                String id = m.group(2).toLowerCase().replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
                out.append(String.format("<h%1$d id=\"%2$s\">%3$s</h%1$d>%n", level, id, inline(m.group(2))));
            } else if ((m = ITEM.matcher(line)).matches()) {
                flush();
                int indent = m.group(1).length();
                closeLists(indent);
                if (indents.isEmpty() || indents.peek() < indent) {
                    String tag = m.group(2) == null ? "ul" : "ol";
                    indents.push(indent);
                    open.push(tag);
                    out.append('<').append(tag).append(">\n");
                }
                out.append("<li>").append(inline(m.group(3))).append("</li>\n");
            } else if (line.startsWith("```")) {
                flush();
                out.append("<pre>");
                String code;
                while (lines.hasNext() && !(code = lines.next()).startsWith("```")) {
                    out.append(escape(code)).append('\n');
                }
                out.append("</pre>\n");
            } else if (line.startsWith("|")) {
                flush();
                out.append("<table>\n").append(row(line, "th"));
                String next = lines.next();
                if (!next.matches("[|\\s:-]+")) {
                    lines.previous();
                }
                while (lines.hasNext() && (next = lines.next()).startsWith("|")) {
                    out.append(row(next, "td"));
                }
                out.append("</table>\n");
            } else if (line.matches("(?:\\*\\s*){3,}|-{3,}")) {
                flush();
                out.append("<hr>\n");
            } else {
                pending.add(line.strip());
            }
        }
        flush();
        closeLists(-1);
        return out.toString();
    }

    public static void main(String[] args) {
        String text = """
                # Shopping & planning ##
                Some **bold _and slanted_** text, `a < b && c` code,
                a snake_case_name and 3 * 4 * 5 with "quotes".

                1. first
                2) second with [a link](http://x.y/z?q=1 "The $title")
                   - inner *
                   - inner two ~~gone~~
                3. third ![pic](a.png)

                ```
                if (x < y) { return "<b>"; }
                ```
                | Name | Count |
                |------|:-----:|
                | `x|` | 12 |
                | Tab  | \\$5 |

                ***
                ### Ende: Grüße!
                **not bold ** and ** neither**, __dunder__
                """;
        String html = new MarkdownToHtml().translate(text);
        System.out.print(html);
        System.out.println(html.length() + " " + html.lines().count() + " " + html.hashCode());
        Map<String, Long> tags = Pattern.compile("<(/?[a-z0-9]+)").matcher(html).results().map(r -> r.group(1))
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(tags);
    }
}
