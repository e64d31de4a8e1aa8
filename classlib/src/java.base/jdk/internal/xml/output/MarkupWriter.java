package jdk.internal.xml.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.xml.sax.SAXException;

/**
 * Writes a document piece by piece as XML. With indentation, text is kept until what follows it shows whether it stands alone in
 * its element; only then it keeps its place.
 */
class MarkupWriter {
    /** An element that is open. */
    static final class Frame {
        final Frame outer;
        final String name;
        final boolean preserved;
        final int children;
        /** Whether its text is written as sections. */
        boolean sections;
        /** Whether the element around it is in a name space. */
        boolean foreign;

        Frame(Frame outer, String name, boolean preserved, int children) {
            this.outer = outer;
            this.name = name;
            this.preserved = preserved;
            this.children = children;
        }
    }

    final OutputFormat format;
    final Writer out;
    Frame open;
    int depth;
    /** Children of the element at hand that count for indentation. */
    int children;
    boolean startTagOpen;
    boolean newLine;
    boolean afterText;
    /** Whether the element at hand is known to be in a name space. */
    boolean foreign;
    private boolean preserved;
    private boolean begun;
    private boolean typeWritten;
    private boolean inSection;
    private boolean sectionOpen;
    /** How many brackets the section ends with so far. */
    private int brackets;
    private final StringBuilder pending = new StringBuilder();

    MarkupWriter(OutputFormat format, Writer out) {
        this.format = format;
        this.out = out;
    }

    // What other methods do otherwise

    void writeDeclaration() throws IOException {
        if (format.omitsDeclaration) {
            return;
        }
        out.write("<?xml version=\"" + format.version + "\" encoding=\"" + format.encoding() + "\"");
        if (format.standalone != null) {
            out.write(" standalone=\"" + format.standalone + "\"");
        }
        out.write("?>");
        if (format.indent && (format.standalone != null || format.publicId != null || format.systemId != null)) {
            out.write('\n');
        }
    }

    void writeType(String root) throws IOException {
        if (format.systemId != null) {
            out.write("<!DOCTYPE " + root + (format.publicId != null ? " PUBLIC \"" + format.publicId + "\"" : " SYSTEM") + " \""
                    + format.systemId + "\">\n");
        }
    }

    /** Begins a line for an element that opens. */
    void indentStart(String name) throws IOException {
        if (indents() && newLine) {
            indent(depth);
        }
        newLine = true;
    }

    boolean indentsText() {
        return indents() && children > 1;
    }

    void writeAttribute(String name, String value) throws IOException, SAXException {
        out.write(' ');
        out.write(name);
        out.write("=\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '<' -> out.write("&lt;");
                case '>' -> out.write("&gt;");
                case '&' -> out.write("&amp;");
                case '"' -> out.write("&quot;");
                case '\n' -> out.write("&#10;");
                case '\t' -> out.write("&#9;");
                default -> i += writeCharacter(value, i);
            }
        }
        out.write('"');
    }

    void writeText(String text) throws IOException, SAXException {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.write("&lt;");
                case '>' -> out.write("&gt;");
                case '&' -> out.write("&amp;");
                case '\n', '\t' -> out.write(c);
                default -> i += writeCharacter(text, i);
            }
        }
    }

    void writeInstruction(String target, String data) throws IOException {
        out.write("<?" + target);
        if (!data.isEmpty() && data.charAt(0) != ' ') {
            out.write(' ');
        }
        out.write(data.replace("?>", "? >"));
        out.write("?>");
    }

    void writeEmpty(String name) throws IOException {
        out.write("/>");
    }

    /** Whether elements can say that space in them is to be kept. */
    boolean preservesSpace() {
        return true;
    }

    /** Whether elements can be named whose text is written as sections. */
    boolean hasSections() {
        return true;
    }

    /** Before the end tag of an element that has content. */
    void indentEnd(String name) throws IOException {
        if (indents() && (children > 1 || !afterText)) {
            indent(depth - 1);
        }
    }

    // Shared

    final boolean formats() {
        return format.indent && !preserved;
    }

    final boolean indents() {
        return formats() && depth > 0;
    }

    final void indent(int deep) throws IOException {
        if (newLine) {
            out.write('\n');
        }
        for (int i = deep * format.amount; i > 0; i--) {
            out.write(' ');
        }
    }

    final void writeReference(int character) throws IOException {
        out.write("&#");
        out.write(Integer.toString(character));
        out.write(';');
    }

    /** Writes a character that is no markup, by number if need be; how many more {@code char}s were taken. */
    final int writeCharacter(String text, int at) throws IOException, SAXException {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c) && at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))) {
            if (format.writesPairs()) {
                out.write(c);
                out.write(text.charAt(at + 1));
            } else {
                writeReference(text.codePointAt(at));
            }
            return 1;
        }
        if (Character.isSurrogate(c)) {
            throw new SAXException("Invalid UTF-16 surrogate detected: " + Integer.toHexString(c)
                    + (at + 1 < text.length() ? " " + Integer.toHexString(text.charAt(at + 1)) : "") + " ?");
        }
        if (c < 32 && c != '\r' && !format.version.equals("1.1")) {
            throw new SAXException("An invalid XML character (Unicode: 0x" + Integer.toHexString(c)
                    + ") was found in the node's character data content.");
        }
        if (c >= 127 && c < 160 || c < 32 || !format.canWrite(c)) {
            writeReference(c);
        } else {
            out.write(c);
        }
        return 0;
    }

    final void begin() throws IOException {
        if (!begun) {
            begun = true;
            writeDeclaration();
        }
    }

    final void closeStartTag() throws IOException {
        if (startTagOpen) {
            startTagOpen = false;
            out.write('>');
            startTagClosed();
        }
    }

    void startTagClosed() throws IOException {
        // Nothing belongs behind it.
    }

    private void flushText() throws IOException, SAXException {
        if (pending.isEmpty()) {
            return;
        }
        String text = pending.toString();
        pending.setLength(0);
        children++;
        int from = 0;
        if (indentsText()) {
            newLine = true;
            indent(depth);
            while (from < text.length() && text.charAt(from) == '\n') {
                from++;
            }
        }
        writeText(text.substring(from));
        afterText = true;
    }

    // Events

    /** An element opens, with its attributes as names and values in turn; {@code uri} is {@code null} where none is known. */
    void start(String uri, String name, List<String> attributes) throws IOException, SAXException {
        beginNode();
        if (!typeWritten) {
            typeWritten = true;
            writeType(name);
        }
        boolean before = foreign;
        foreign = uri != null && !uri.isEmpty();
        indentStart(name);
        open = new Frame(open, name, preserved, children);
        open.foreign = before;
        open.sections = hasSections() && format.sections.contains(uri == null || uri.isEmpty() ? name
                : "{" + uri + "}" + name.substring(name.indexOf(':') + 1));
        out.write('<');
        out.write(name);
        for (int i = 0; i < attributes.size(); i += 2) {
            writeAttribute(attributes.get(i), attributes.get(i + 1));
            if (preservesSpace() && attributes.get(i).equals("xml:space")) {
                preserved = attributes.get(i + 1).equals("preserve");
            }
        }
        startTagOpen = true;
        depth++;
        children = 0;
        afterText = false;
    }

    void end(String name) throws IOException, SAXException {
        if (format.indent) {
            flushText();
        }
        closeSection();
        if (startTagOpen) {
            startTagOpen = false;
            writeEmpty(name);
        } else {
            indentEnd(name);
            out.write("</" + name + ">");
        }
        ended(name);
        depth--;
        preserved = open.preserved;
        children = open.children;
        foreign = open.foreign;
        open = open.outer;
        afterText = false;
    }

    void ended(String name) {
        // Nothing to be kept.
    }

    void text(String text) throws IOException, SAXException {
        if (text.isEmpty()) {
            return;
        }
        begin();
        closeStartTag();
        if (inSection || open != null && open.sections) {
            section(text);
            return;
        }
        closeSection();
        if (formats() && !isRaw()) {
            pending.append(text);
        } else {
            writeText(text);
            afterText = true;
        }
    }

    /** Whether text is written as it is. */
    boolean isRaw() {
        return false;
    }

    void startSection() throws IOException, SAXException {
        begin();
        closeStartTag();
        if (!pending.isEmpty()) {
            writeText(pending.toString());
            pending.setLength(0);
        }
        afterText = true;
        inSection = true;
    }

    void endSection() throws IOException {
        inSection = false;
        closeSection();
    }

    private void closeSection() throws IOException {
        if (sectionOpen) {
            sectionOpen = false;
            out.write("]]>");
        }
    }

    private void section(String text) throws IOException, SAXException {
        if (isRaw()) {
            writeText(text);
            return;
        }
        afterText = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '>' && brackets > 1) {
                closeSection();
            }
            boolean pair = Character.isHighSurrogate(c) && i + 1 < text.length();
            if (pair ? !format.writesPairs() && !format.isUnicode() : !format.canWrite(c)) {
                closeSection();
                writeReference(text.codePointAt(i));
                i += pair ? 1 : 0;
                continue;
            }
            if (!sectionOpen) {
                sectionOpen = true;
                brackets = 0;
                out.write("<![CDATA[");
            }
            brackets = c == ']' ? brackets + 1 : 0;
            out.write(c);
        }
    }

    void comment(String text) throws IOException, SAXException {
        beforeNode();
        out.write("<!--");
        for (int i = 0; i < text.length(); i++) {
            out.write(text.charAt(i));
            boolean second = i + 1 < text.length() && text.charAt(i + 1) == '-';
            if (text.charAt(i) == '-' && (second || i + 1 == text.length())) {
                out.write(' ');
            }
        }
        out.write("-->");
        newLine = true;
    }

    private void beginNode() throws IOException, SAXException {
        begin();
        if (format.indent) {
            children++;
            flushText();
        }
        closeSection();
        closeStartTag();
    }

    private void beforeNode() throws IOException, SAXException {
        beginNode();
        if (indents()) {
            indent(depth);
        }
        afterText = false;
    }

    /** A document type that the source has; its declarations are left out. */
    void type(String name, String publicId, String systemId) throws IOException {
        begin();
        typeWritten = true;
        out.write("<!DOCTYPE " + name + (publicId != null ? " PUBLIC \"" + publicId + "\"" : systemId != null ? " SYSTEM" : "")
                + (systemId != null ? " \"" + systemId + "\"" : "") + ">\n");
    }

    void instruction(String target, String data) throws IOException, SAXException {
        beforeNode();
        writeInstruction(target, data);
        newLine = true;
    }

    void finish() throws IOException, SAXException {
        begin();
        if (format.indent) {
            flushText();
        }
        closeStartTag();
        if (format.indent && !afterText) {
            out.write('\n');
        }
    }
}
