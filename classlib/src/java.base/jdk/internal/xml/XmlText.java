package jdk.internal.xml;

import java.util.ArrayDeque;
import java.util.Deque;

/** The characters of a document and of the entities that stand in it, one after the other, and what is made of them alone. */
final class XmlText {
    static final String ENDS_EARLY = "XML document structures must start and end within the same entity.";

    /** Text that is being read: the document, or an entity within it. */
    static final class Source {
        final char[] text;
        final String entity;
        /** How many elements were open where it began. */
        final int depth;
        int at;
        int line = 1;
        int column = 1;

        Source(char[] text, String entity, int depth) {
            this.text = text;
            this.entity = entity;
            this.depth = depth;
        }
    }

    private final boolean namespaces;
    final XmlLimits limits;
    final Deque<Source> outer = new ArrayDeque<>();
    Source source;

    XmlText(char[] text, boolean namespaces, XmlLimits limits) {
        this.namespaces = namespaces;
        this.limits = limits;
        source = new Source(text, null, 0);
    }

    /** Goes on with the text of an entity, before what follows its name. */
    void enter(String text, String entity, int depth) {
        outer.push(source);
        source = new Source(text.toCharArray(), entity, depth);
    }

    /** Goes on behind the name of the entity that has ended. */
    void leave() {
        source = outer.pop();
    }

    String textFrom(int start) {
        return new String(source.text, start, source.at - start);
    }

    XmlError error(String message) {
        return new XmlError(message, source.line, source.column, source.entity != null);
    }

    int peek() {
        if (source.at >= source.text.length) {
            return -1;
        }
        char c = source.text[source.at];
        return c == '\r' ? '\n' : c;
    }

    boolean looksAt(String text) {
        if (source.text.length - source.at < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (source.text[source.at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Reads a character, line ends as one line feed; the document's end is an error. */
    char read() throws XmlError {
        if (source.at >= source.text.length) {
            throw error(ENDS_EARLY);
        }
        char c = source.text[source.at++];
        if (c == '\r') {
            if (source.entity != null) {
                source.column++;
                return c;
            }
            if (source.at < source.text.length && source.text[source.at] == '\n') {
                source.at++;
            }
            c = '\n';
        }
        if (c == '\n') {
            source.line++;
            source.column = 1;
        } else {
            source.column++;
        }
        return c;
    }

    void skip(int count) throws XmlError {
        for (int i = 0; i < count; i++) {
            read();
        }
    }

    boolean skipIf(String text) throws XmlError {
        if (!looksAt(text)) {
            return false;
        }
        skip(text.length());
        return true;
    }

    static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r';
    }

    boolean skipSpace() throws XmlError {
        boolean any = false;
        while (isSpace(peek())) {
            read();
            any = true;
        }
        return any;
    }

    static boolean isNameStart(int c) {
        return c < 128 ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':'
                : c >= 0xC0 && c != 0xD7 && c != 0xF7 && !(c >= 0x300 && c <= 0x36F) && !(c >= 0x2000 && c <= 0x206F)
                        && c < 0xFFFE && !(c >= 0xE000 && c <= 0xF8FF);
    }

    static boolean isNamePart(int c) {
        return isNameStart(c) || c >= '0' && c <= '9' || c == '-' || c == '.' || c == 0xB7
                || c >= 0x300 && c <= 0x36F || c == 0x203F || c == 0x2040;
    }

    /** Whether a text is a name of XML. */
    static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!(i == 0 ? isNameStart(text.charAt(i)) : isNamePart(text.charAt(i)))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** A name, or {@code null} where none stands. */
    String readName() throws XmlError {
        if (!isNameStart(peek())) {
            return null;
        }
        int start = source.at;
        int colons = 0;
        while (isNamePart(peek()) && !(namespaces && peek() == ':' && ++colons > 1)) {
            read();
        }
        if (XmlLimits.exceeds(source.at - start, limits.name)) {
            throw error("JAXP00010005: The length of entity \"[xml]\" is \"" + grouped(source.at - start)
                    + "\" that exceeds the \"" + grouped(limits.name) + "\" limit set by \"jaxp.properties\".");
        }
        return new String(source.text, start, source.at - start);
    }

    static boolean isCharacter(int c) {
        return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000 && c <= 0x10FFFF;
    }

    /** Checks the character that comes next, which may be a pair of surrogates; {@code place} says where it stands. */
    void checkNext(String place) throws XmlError {
        char c = source.text[source.at];
        if (Character.isHighSurrogate(c) && source.at + 1 < source.text.length
                && Character.isLowSurrogate(source.text[source.at + 1])) {
            return;
        }
        boolean second = Character.isLowSurrogate(c) && source.at > 0 && Character.isHighSurrogate(source.text[source.at - 1]);
        if (!second && !isCharacter(c)) {
            throw error("An invalid XML character (Unicode: 0x" + Integer.toHexString(c) + ") was found in " + place + ".");
        }
    }

    String quoted(String otherwise) throws XmlError {
        int quote = peek();
        if (quote != '"' && quote != '\'') {
            throw error(otherwise);
        }
        read();
        StringBuilder text = new StringBuilder();
        while (peek() != quote) {
            text.append(read());
        }
        read();
        return text.toString();
    }

    static String grouped(int value) {
        String digits = Integer.toString(value);
        StringBuilder text = new StringBuilder(digits);
        for (int at = digits.length() - 3; at > 0; at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }
}
