package jdk.internal.xml.output;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.xml.sax.SAXException;

/** Writes a document as HTML: elements without end tags, entities by name, text of scripts as it is. */
final class HtmlWriter extends MarkupWriter {
    private static final Set<String> INLINE = Set.of(
            "a", "abbr", "acronym", "applet", "b", "basefont", "bdo", "big", "button", "cite", "code", "del", "dfn", "em", "font",
            "i", "img", "input", "ins", "kbd", "label", "legend", "nobr", "object", "optgroup", "option", "param", "q", "s", "samp",
            "script", "select", "small", "span", "strike", "strong", "sub", "sup", "td", "textarea", "th", "tt", "u", "var");
    private static final Set<String> EMPTY = Set.of(
            "area", "base", "basefont", "br", "col", "frame", "hr", "img", "input", "isindex", "link", "meta", "param");
    private static final Set<String> RAW = Set.of("script", "style");
    private static final Map<String, Set<String>> PLACES = Map.ofEntries(
            Map.entry("action", Set.of("form")), Map.entry("cite", Set.of("blockquote", "del", "ins", "q")),
            Map.entry("classid", Set.of("object")),
            Map.entry("codebase", Set.of("object")), Map.entry("data", Set.of("object")), Map.entry("for", Set.of("script")),
            Map.entry("href", Set.of("a", "area", "base", "link")), Map.entry("longdesc", Set.of("frame", "iframe", "img")),
            Map.entry("profile", Set.of("head")),
            Map.entry("src", Set.of("div", "frame", "iframe", "ilayer", "img", "input", "layer", "script")),
            Map.entry("usemap", Set.of("img", "input", "object")));
    private static final Map<String, Set<String>> SWITCHES = Map.ofEntries(
            Map.entry("checked", Set.of("input")), Map.entry("compact", Set.of("dir", "dl", "menu", "ol", "ul")),
            Map.entry("declare", Set.of("object")), Map.entry("defer", Set.of("script")),
            Map.entry("disabled", Set.of("button", "input", "optgroup", "option", "select", "textarea")),
            Map.entry("ismap", Set.of("img", "input")), Map.entry("multiple", Set.of("select")),
            Map.entry("nohref", Set.of("area")), Map.entry("noresize", Set.of("frame")), Map.entry("noshade", Set.of("hr")),
            Map.entry("nowrap", Set.of("div", "table", "td", "th", "tr")), Map.entry("readonly", Set.of("input", "textarea")),
            Map.entry("selected", Set.of("option")));

    private static final String HEX = "0123456789ABCDEF";

    private boolean inInline;
    private boolean typeWritten;

    HtmlWriter(OutputFormat format, Writer out) {
        super(format, out);
    }

    private static String known(String name) {
        return name.toLowerCase(Locale.ENGLISH);
    }

    @Override
    void writeDeclaration() throws IOException {
        if (!typeWritten && (format.publicId != null || format.systemId != null)) {
            typeWritten = true;
            out.write("<!DOCTYPE html" + (format.publicId != null ? " PUBLIC \"" + format.publicId + "\"" : " SYSTEM")
                    + (format.systemId != null ? " \"" + format.systemId + "\"" : "") + ">\n");
        }
    }

    @Override
    void writeType(String root) {
        // It is written first of all.
    }

    @Override
    void type(String name, String publicId, String systemId) {
        // That of the source is no type of HTML.
    }

    @Override
    boolean hasSections() {
        return false;
    }

    @Override
    void indentStart(String name) throws IOException {
        if (foreign) {
            super.indentStart(name);
            return;
        }
        boolean inline = INLINE.contains(known(name));
        if (depth == 0) {
            newLine |= !inline;
        } else if (indents() && (!inline || !inInline && !afterText)) {
            newLine = true;
            indent(depth);
        }
        inInline = inline;
    }

    @Override
    boolean preservesSpace() {
        return false;
    }

    @Override
    boolean indentsText() {
        return super.indentsText() && (foreign || !inInline);
    }

    @Override
    void indentEnd(String name) throws IOException {
        if (foreign) {
            super.indentEnd(name);
            return;
        }
        boolean inline = INLINE.contains(known(name));
        if (indents() && !isRaw() && (children > 1 || !afterText) && (!inInline || !inline)) {
            newLine = true;
            indent(depth - 1);
        }
    }

    @Override
    void ended(String name) {
        inInline = !foreign && INLINE.contains(known(name));
    }

    @Override
    void startTagClosed() throws IOException {
        if (!foreign && known(open.name).equals("head")) {
            if (indents()) {
                indent(depth);
            }
            out.write("<META http-equiv=\"Content-Type\" content=\"text/html; charset=" + format.encoding() + "\">");
        }
    }

    @Override
    void writeEmpty(String name) throws IOException {
        if (foreign) {
            out.write("/>");
            return;
        }
        out.write('>');
        startTagClosed();
        if (!EMPTY.contains(known(name))) {
            if (known(name).equals("head") && indents()) {
                indent(depth - 1);
            }
            out.write("</" + name + ">");
        }
    }

    @Override
    boolean isRaw() {
        return open != null && RAW.contains(known(open.name));
    }

    @Override
    void writeInstruction(String target, String data) throws IOException {
        out.write("<?" + target);
        if (!data.isEmpty() && data.charAt(0) != ' ') {
            out.write(' ');
        }
        out.write(data);
        out.write('>');
        if (depth == 0) {
            out.write('\n');
        }
    }

    @Override
    void writeText(String text) throws IOException, SAXException {
        if (isRaw()) {
            out.write(text);
            return;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\t') {
                out.write(c);
            } else if (!writeNamed(c)) {
                i += writeCharacter(text, i);
            }
        }
    }

    private boolean writeNamed(char c) throws IOException {
        String name = HtmlEntities.name(c);
        if (name == null) {
            return false;
        }
        out.write("&" + name + ";");
        return true;
    }

    private static boolean has(Map<String, Set<String>> elements, String attribute, String element) {
        Set<String> found = elements.get(known(attribute));
        return found != null && found.contains(known(element));
    }

    @Override
    void writeAttribute(String name, String value) throws IOException, SAXException {
        out.write(' ');
        out.write(name);
        if (has(SWITCHES, name, open.name) && (value.isEmpty() || value.equalsIgnoreCase(name))) {
            return;
        }
        out.write("=\"");
        boolean place = has(PLACES, name, open.name);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '&') {
                out.write(i + 1 < value.length() && value.charAt(i + 1) == '{' ? "&" : "&amp;");
            } else if (place && (c >= 127 || c < 32 || c == '"')) {
                int point = value.codePointAt(i);
                for (byte one : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
                    out.write("%" + HEX.charAt(one >> 4 & 15) + HEX.charAt(one & 15));
                }
                i += Character.charCount(point) - 1;
            } else if (c == '"') {
                out.write("&quot;");
            } else if (c == '<' || c == '>' || c == '\n' || c == '\t' || c == '\r') {
                out.write(c);
            } else if (Character.isSurrogate(c) && format.isUnicode()) {
                out.write(c);
            } else if (!writeNamed(c)) {
                i += writeCharacter(value, i);
            }
        }
        out.write('"');
    }
}
