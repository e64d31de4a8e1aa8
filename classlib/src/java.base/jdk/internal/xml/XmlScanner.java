package jdk.internal.xml;

import java.util.List;

/**
 * Takes a document apart, piece by piece, and holds it to the rules of XML 1.0 and, if wanted, of names in spaces. Nothing but the
 * document is read: what is declared elsewhere is left out. Positions are those that lie behind what was looked at.
 */
public final class XmlScanner {
    public static final int START_ELEMENT = 1;
    public static final int END_ELEMENT = 2;
    public static final int PROCESSING_INSTRUCTION = 3;
    public static final int CHARACTERS = 4;
    public static final int COMMENT = 5;
    public static final int SPACE = 6;
    public static final int END_DOCUMENT = 8;
    public static final int ENTITY_REFERENCE = 9;
    public static final int DTD = 11;
    public static final int CDATA = 12;

    /** An attribute; {@code uri} and {@code local} are {@code null} without name spaces. */
    public record Attribute(String name, String uri, String local, String value, String type, boolean specified) {
    }

    private final XmlText in;
    private final XmlReferences references;
    private final XmlElements elements;
    private final StringBuilder buffer = new StringBuilder();
    private boolean begun;
    private boolean rootSeen;
    /** Whether the text at hand was a reference. */
    private boolean referred;

    public String name;
    public String uri;
    public String local;
    public String data;
    public List<Attribute> attributes = List.of();
    /** Prefixes that the element at hand binds, and their name spaces, in turn. */
    public List<String> prefixes = List.of();
    public String version;
    public String encoding;
    /** Whether the document says that it stands alone; {@code null} where it says nothing. */
    public Boolean standalone;

    /** Whether references to entities are told of as they are, where they stand in elements. */
    public boolean keepsReferences;
    /** Whether what the document type declares is of use. */
    public boolean declaresEntities = true;

    public XmlScanner(char[] text, boolean namespaces, XmlLimits limits) {
        in = new XmlText(text, namespaces, limits);
        references = new XmlReferences(this, in);
        elements = new XmlElements(this, in, references, namespaces);
    }

    /** Within an entity its own, as the following. */
    public int line() {
        return in.source.line;
    }

    public int column() {
        return in.source.column;
    }

    /** How many characters of the text at hand are read. */
    public int offset() {
        return in.source.at;
    }

    public XmlDocumentType documentType() {
        return references.type;
    }

    public int depth() {
        return elements.depth();
    }

    /** Reads the declaration that a document may begin with. */
    public void begin() throws XmlError {
        if (!begun) {
            begun = true;
            if (in.looksAt("<?xml") && in.source.text.length > 5 && XmlText.isSpace(in.source.text[5])) {
                declaration();
            }
        }
    }

    /** The kind of the next piece. */
    public int next() throws XmlError {
        begin();
        if (in.source.text.length == 0 && in.source.entity == null) {
            throw in.error("Premature end of file.");
        }
        if (elements.endsAtOnce()) {
            return elements.end();
        }
        return elements.depth() == 0 ? outside() : inside();
    }

    private void declaration() throws XmlError {
        in.skip(5);
        in.skipSpace();
        version = setting("version");
        if (version == null) {
            throw in.error("The version is required in the XML declaration.");
        }
        if (!version.equals("1.0") && !version.equals("1.1")) {
            throw in.error("XML version \"" + version + "\" is not supported, only XML 1.0 is supported.");
        }
        in.skipSpace();
        encoding = setting("encoding");
        in.skipSpace();
        String alone = setting("standalone");
        if (alone != null) {
            if (!alone.equals("yes") && !alone.equals("no")) {
                throw in.error("The standalone document declaration value must be \"yes\" or \"no\", not \"" + alone + "\".");
            }
            standalone = alone.equals("yes");
        }
        in.skipSpace();
        if (!in.skipIf("?>")) {
            throw in.error("The XML declaration must end with \"?>\".");
        }
    }

    private String setting(String wanted) throws XmlError {
        if (!in.skipIf(wanted)) {
            return null;
        }
        in.skipSpace();
        if (in.peek() != '=') {
            throw in.error("The ' = ' character must follow \"" + wanted + "\" in the XML declaration.");
        }
        in.read();
        in.skipSpace();
        return in.quoted("The value following \"" + wanted + "\" in the XML declaration must be a quoted string.");
    }

    /** Before or behind the root element. */
    private int outside() throws XmlError {
        in.skipSpace();
        if (in.peek() < 0) {
            if (!rootSeen) {
                throw in.error(in.source.at == 0 || references.type == null ? "Premature end of file." : XmlText.ENDS_EARLY);
            }
            return END_DOCUMENT;
        }
        if (in.peek() != '<') {
            throw in.error(rootSeen ? "Content is not allowed in trailing section." : "Content is not allowed in prolog.");
        }
        in.read();
        int c = in.peek();
        if (c == '?') {
            return instruction();
        }
        if (in.looksAt("!--")) {
            return comment();
        }
        if (in.looksAt("!DOCTYPE") && !rootSeen && references.type == null) {
            in.skip(8);
            references.type = new XmlTypeScanner(in, references).scan();
            if (!declaresEntities) {
                references.type.forget();
            }
            return DTD;
        }
        if (c < 0) {
            throw in.error(XmlText.ENDS_EARLY);
        }
        if (rootSeen || !XmlText.isNameStart(c)) {
            throw in.error("The markup in the document " + (rootSeen ? "following" : "preceding")
                    + " the root element must be well-formed.");
        }
        rootSeen = true;
        return elements.start();
    }

    private int inside() throws XmlError {
        while (true) {
            int c = in.peek();
            if (c < 0) {
                if (in.source.entity == null || elements.depth() != in.source.depth) {
                    throw in.error(XmlText.ENDS_EARLY);
                }
                in.leave();
                continue;
            }
            if (c == '&') {
                in.read();
                referred = true;
                int kind = reference();
                if (kind != 0) {
                    return kind;
                }
                continue;
            }
            if (c != '<') {
                return text();
            }
            in.read();
            c = in.peek();
            if (c == '/') {
                in.read();
                return elements.endTag();
            }
            if (c == '?') {
                return instruction();
            }
            if (in.looksAt("!--")) {
                return comment();
            }
            if (in.skipIf("![CDATA[")) {
                buffer.setLength(0);
                while (!in.looksAt("]]>")) {
                    if (in.peek() >= 0) {
                        in.checkNext("the CDATA section");
                    }
                    buffer.append(in.read());
                }
                in.skip(3);
                data = buffer.toString();
                return CDATA;
            }
            if (c < 0) {
                throw in.error(XmlText.ENDS_EARLY);
            }
            if (!XmlText.isNameStart(c)) {
                throw in.error("The content of elements must consist of well-formed character data or markup.");
            }
            return elements.start();
        }
    }

    /** Text up to markup or a reference, of which the sign is looked at, as positions tell. */
    private int text() throws XmlError {
        buffer.setLength(0);
        referred = false;
        boolean blank = true;
        for (int c = in.peek(); c >= 0 && c != '<' && c != '&'; c = in.peek()) {
            if (c == ']' && in.looksAt("]]>") && in.source.entity == null) {
                in.skip(3);
                throw in.error("The character sequence \"]]>\" must not appear in content unless used to mark the end of a CDATA "
                        + "section.");
            }
            in.checkNext("the element content of the document");
            blank &= XmlText.isSpace(c);
            buffer.append(in.read());
        }
        data = buffer.toString();
        boolean ignorable = blank && references.type != null && references.type.elementContent.contains(elements.innermost());
        return ignorable ? SPACE : CHARACTERS;
    }

    /** What lies behind a piece of text that positions count in: the sign of the markup; none behind a reference. */
    public int signLength() {
        return referred ? 0 : in.peek() == '<' ? in.looksAt("</") ? 2 : 1 : in.peek() == '&' ? 1 : 0;
    }

    /** Behind {@code &}: text, an entity that is told of, or 0 where its text is to be read. */
    private int reference() throws XmlError {
        if (in.peek() == '#') {
            data = references.characterReference();
            return CHARACTERS;
        }
        String entity = references.entityName();
        data = XmlReferences.predefined(entity);
        if (data != null) {
            return CHARACTERS;
        }
        if (keepsReferences && references.declares(entity)) {
            name = entity;
            return ENTITY_REFERENCE;
        }
        references.begin(entity, false);
        return 0;
    }

    private int instruction() throws XmlError {
        in.read();
        name = in.readName();
        if (name == null) {
            throw in.error("The processing instruction must begin with the name of the target.");
        }
        if (name.equalsIgnoreCase("xml")) {
            throw in.error("The processing instruction target matching \"[xX][mM][lL]\" is not allowed.");
        }
        boolean spaced = in.skipSpace();
        buffer.setLength(0);
        if (!spaced && !in.looksAt("?>")) {
            if (in.peek() < 0) {
                throw in.error(XmlText.ENDS_EARLY);
            }
            throw in.error("White space is required between the processing instruction target and data.");
        }
        while (!in.looksAt("?>")) {
            buffer.append(in.read());
        }
        in.skip(2);
        data = buffer.toString();
        return PROCESSING_INSTRUCTION;
    }

    private int comment() throws XmlError {
        in.skip(3);
        buffer.setLength(0);
        while (!in.looksAt("--")) {
            if (in.peek() >= 0) {
                in.checkNext("the comment");
            }
            buffer.append(in.read());
        }
        in.skip(2);
        if (in.peek() != '>') {
            throw in.error("The string \"--\" is not permitted within comments.");
        }
        in.read();
        data = buffer.toString();
        return COMMENT;
    }

    /** Whether the document type declares an attribute of the element at hand. */
    boolean declares(String attribute) {
        return elements.declares(attribute);
    }

    /** The name space that a prefix stands for here, or {@code null}. */
    public String space(String prefix) {
        return elements.space(prefix);
    }

    /** An error at a place that lies behind. */
    public XmlError failure(String message, int line, int column) {
        return new XmlError(message, line, column, false);
    }

    /** Whether a text is a name of XML. */
    public static boolean isName(String text) {
        return XmlText.isName(text);
    }
}
