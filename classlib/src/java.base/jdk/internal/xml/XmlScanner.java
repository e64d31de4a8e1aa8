package jdk.internal.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    private static final String ENDS_EARLY = "XML document structures must start and end within the same entity.";
    private static final String XML_SPACE = "http://www.w3.org/XML/1998/namespace";
    private static final String XMLNS_SPACE = "http://www.w3.org/2000/xmlns/";

    /** An attribute; {@code uri} and {@code local} are {@code null} without name spaces. */
    public record Attribute(String name, String uri, String local, String value, String type, boolean specified) {
    }

    /** An element that is open. */
    private record Open(String name, String uri, String local, Map<String, String> outer) {
    }

    /** Text that is being read: the document, or an entity within it. */
    private static final class Source {
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
    private final XmlLimits limits;
    private final Deque<Source> outer = new ArrayDeque<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final StringBuilder buffer = new StringBuilder();
    private Source source;
    private Map<String, String> bindings = new HashMap<>();
    private boolean begun;
    private boolean rootSeen;
    private boolean emptyElement;
    /** Whether the text at hand was a reference. */
    private boolean referred;
    private int expansions;
    private int expanded;
    private XmlDocumentType type;

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
        this.namespaces = namespaces;
        this.limits = limits;
        source = new Source(text, null, 0);
    }

    /** Within an entity its own, as the following. */
    public int line() {
        return source.line;
    }

    public int column() {
        return source.column;
    }

    /** How many characters of the text at hand are read. */
    public int offset() {
        return source.at;
    }

    public XmlDocumentType documentType() {
        return type;
    }

    public int depth() {
        return open.size();
    }

    // Characters

    private XmlError error(String message) {
        return new XmlError(message, line(), column(), source.entity != null);
    }

    private int peek() {
        if (source.at >= source.text.length) {
            return -1;
        }
        char c = source.text[source.at];
        return c == '\r' ? '\n' : c;
    }

    private boolean looksAt(String text) {
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
    private char read() throws XmlError {
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

    private void skip(int count) throws XmlError {
        for (int i = 0; i < count; i++) {
            read();
        }
    }

    private boolean skipIf(String text) throws XmlError {
        if (!looksAt(text)) {
            return false;
        }
        skip(text.length());
        return true;
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r';
    }

    private boolean skipSpace() throws XmlError {
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
    public static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!(i == 0 ? isNameStart(text.charAt(i)) : isNamePart(text.charAt(i)))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** A name, or {@code null} where none stands. */
    private String readName() throws XmlError {
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

    private static boolean isCharacter(int c) {
        return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000 && c <= 0x10FFFF;
    }

    /** Checks the character that comes next, which may be a pair of surrogates; {@code place} says where it stands. */
    private void checkNext(String place) throws XmlError {
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

    // Pieces

    /** Reads the declaration that a document may begin with. */
    public void begin() throws XmlError {
        if (!begun) {
            begun = true;
            if (looksAt("<?xml") && source.text.length > 5 && isSpace(source.text[5])) {
                declaration();
            }
        }
    }

    /** The kind of the next piece. */
    public int next() throws XmlError {
        begin();
        if (source.text.length == 0 && source.entity == null) {
            throw error("Premature end of file.");
        }
        if (emptyElement) {
            emptyElement = false;
            return end();
        }
        return open.isEmpty() ? outside() : inside();
    }

    private void declaration() throws XmlError {
        skip(5);
        skipSpace();
        version = setting("version");
        if (version == null) {
            throw error("The version is required in the XML declaration.");
        }
        if (!version.equals("1.0") && !version.equals("1.1")) {
            throw error("XML version \"" + version + "\" is not supported, only XML 1.0 is supported.");
        }
        skipSpace();
        encoding = setting("encoding");
        skipSpace();
        String alone = setting("standalone");
        if (alone != null) {
            if (!alone.equals("yes") && !alone.equals("no")) {
                throw error("The standalone document declaration value must be \"yes\" or \"no\", not \"" + alone + "\".");
            }
            standalone = alone.equals("yes");
        }
        skipSpace();
        if (!skipIf("?>")) {
            throw error("The XML declaration must end with \"?>\".");
        }
    }

    private String setting(String wanted) throws XmlError {
        if (!skipIf(wanted)) {
            return null;
        }
        skipSpace();
        if (peek() != '=') {
            throw error("The ' = ' character must follow \"" + wanted + "\" in the XML declaration.");
        }
        read();
        skipSpace();
        return quoted("The value following \"" + wanted + "\" in the XML declaration must be a quoted string.");
    }

    private String quoted(String otherwise) throws XmlError {
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

    /** Before or behind the root element. */
    private int outside() throws XmlError {
        skipSpace();
        if (peek() < 0) {
            if (!rootSeen) {
                throw error(source.at == 0 || type == null ? "Premature end of file." : ENDS_EARLY);
            }
            return END_DOCUMENT;
        }
        if (peek() != '<') {
            throw error(rootSeen ? "Content is not allowed in trailing section." : "Content is not allowed in prolog.");
        }
        read();
        int c = peek();
        if (c == '?') {
            return instruction();
        }
        if (looksAt("!--")) {
            return comment();
        }
        if (looksAt("!DOCTYPE") && !rootSeen && type == null) {
            skip(8);
            type = new XmlTypeScanner(this).scan();
            if (!declaresEntities) {
                type.forget();
            }
            return DTD;
        }
        if (c < 0) {
            throw error(ENDS_EARLY);
        }
        if (rootSeen || !isNameStart(c)) {
            throw error("The markup in the document " + (rootSeen ? "following" : "preceding")
                    + " the root element must be well-formed.");
        }
        rootSeen = true;
        return start();
    }

    private int inside() throws XmlError {
        while (true) {
            int c = peek();
            if (c < 0) {
                if (source.entity == null || open.size() != source.depth) {
                    throw error(ENDS_EARLY);
                }
                source = outer.pop();
                continue;
            }
            if (c == '&') {
                read();
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
            read();
            c = peek();
            if (c == '/') {
                read();
                return endTag();
            }
            if (c == '?') {
                return instruction();
            }
            if (looksAt("!--")) {
                return comment();
            }
            if (skipIf("![CDATA[")) {
                buffer.setLength(0);
                while (!looksAt("]]>")) {
                    if (peek() >= 0) {
                        checkNext("the CDATA section");
                    }
                    buffer.append(read());
                }
                skip(3);
                data = buffer.toString();
                return CDATA;
            }
            if (c < 0) {
                throw error(ENDS_EARLY);
            }
            if (!isNameStart(c)) {
                throw error("The content of elements must consist of well-formed character data or markup.");
            }
            return start();
        }
    }

    /** Text up to markup or a reference, of which the sign is looked at, as positions tell. */
    private int text() throws XmlError {
        buffer.setLength(0);
        referred = false;
        boolean blank = true;
        for (int c = peek(); c >= 0 && c != '<' && c != '&'; c = peek()) {
            if (c == ']' && looksAt("]]>") && source.entity == null) {
                skip(3);
                throw error("The character sequence \"]]>\" must not appear in content unless used to mark the end of a CDATA "
                        + "section.");
            }
            checkNext("the element content of the document");
            blank &= isSpace(c);
            buffer.append(read());
        }
        data = buffer.toString();
        boolean ignorable = blank && type != null && type.elementContent.contains(open.peek().name());
        return ignorable ? SPACE : CHARACTERS;
    }

    /** What lies behind a piece of text that positions count in: the sign of the markup; none behind a reference. */
    public int signLength() {
        return referred ? 0 : peek() == '<' ? looksAt("</") ? 2 : 1 : peek() == '&' ? 1 : 0;
    }

    /** Behind {@code &}: text, an entity that is told of, or 0 where its text is to be read. */
    private int reference() throws XmlError {
        if (peek() == '#') {
            data = characterReference();
            return CHARACTERS;
        }
        String entity = entityName();
        data = predefined(entity);
        if (data != null) {
            return CHARACTERS;
        }
        boolean known = type != null && (type.entities.containsKey(entity) || type.externalEntities.contains(entity));
        if (keepsReferences && known) {
            name = entity;
            return ENTITY_REFERENCE;
        }
        begin(entity, false);
        return 0;
    }

    private String entityName() throws XmlError {
        String entity = readName();
        if (entity == null) {
            throw error("The entity name must immediately follow the '&' in the entity reference.");
        }
        if (peek() != ';') {
            throw error("The reference to entity \"" + entity + "\" must end with the ';' delimiter.");
        }
        read();
        return entity;
    }

    private static String predefined(String entity) {
        switch (entity) {
            case "lt":
                return "<";
            case "gt":
                return ">";
            case "amp":
                return "&";
            case "quot":
                return "\"";
            case "apos":
                return "'";
            default:
                return null;
        }
    }

    String characterReference() throws XmlError {
        read();
        boolean hexadecimal = peek() == 'x';
        if (hexadecimal) {
            read();
        }
        int start = source.at;
        int radix = hexadecimal ? 16 : 10;
        int value = 0;
        while (peek() >= 0 && peek() < 128 && Character.digit(peek(), radix) >= 0) {
            value = Math.min(value * radix + Character.digit(read(), radix), 0x110000);
        }
        String digits = new String(source.text, start, source.at - start);
        if (digits.isEmpty()) {
            throw error(hexadecimal
                    ? "A hexadecimal representation must immediately follow the \"&#x\" in a character reference."
                    : "A decimal representation must immediately follow the \"&#\" in a character reference.");
        }
        if (peek() != ';') {
            throw error("The character reference must end with the ';' delimiter.");
        }
        read();
        if (!isCharacter(value) && !(value > 0 && value < ' ' && "1.1".equals(version))) {
            throw error("Character reference \"&#" + (hexadecimal ? "x" : "") + digits + "\" is an invalid XML character.");
        }
        return Character.toString(value);
    }

    /** Begins to read an entity's text. */
    private void begin(String entity, boolean inAttribute) throws XmlError {
        String text = type == null ? null : type.entities.get(entity);
        boolean external = type != null && type.externalEntities.contains(entity);
        if (external && inAttribute) {
            throw error("The external entity reference \"&" + entity + ";\" is not permitted in an attribute value.");
        }
        if (text == null && !external) {
            if (type != null && type.systemId != null && (standalone == null || !standalone)) {
                return;
            }
            throw error("The entity \"" + entity + "\" was referenced, but not declared.");
        }
        if (external) {
            return;
        }
        StringBuilder path = new StringBuilder();
        boolean recursive = false;
        for (Source outside : List.copyOf(outer).reversed()) {
            path.append(outside.entity == null ? "" : outside.entity + " -> ");
            recursive |= entity.equals(outside.entity);
        }
        path.append(source.entity == null ? "" : source.entity + " -> ").append(entity);
        if (recursive || entity.equals(source.entity)) {
            String first = path.substring(0, path.indexOf(" "));
            throw error("Recursive entity reference \"" + first + "\". (Reference path: " + path + "),");
        }
        outer.push(source);
        source = new Source(text.toCharArray(), entity, open.size());
        if (XmlLimits.exceeds(++expansions, limits.expansions)) {
            throw error("JAXP00010001: The parser has encountered more than \"" + limits.expansions
                    + "\" entity expansions in this document; this is the limit imposed by \"jdk.xml.entityExpansionLimit\".");
        }
        expanded += text.length();
        if (XmlLimits.exceeds(expanded, limits.total)) {
            throw error("JAXP00010004: The accumulated size of entities is \"" + grouped(expanded) + "\" that exceeded the \""
                    + grouped(limits.total) + "\" limit set by \"jdk.xml.totalEntitySizeLimit\".");
        }
    }

    private static String grouped(int value) {
        String digits = Integer.toString(value);
        StringBuilder text = new StringBuilder(digits);
        for (int at = digits.length() - 3; at > 0; at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }

    /** Checks the text of an entity that is declared; positions lie behind it. */
    void checkEntity(String entity, String text) throws XmlError {
        if (XmlLimits.exceeds(text.length(), limits.entity)) {
            throw error("JAXP00010003: The length of entity \"" + entity + "\" is \"" + grouped(text.length())
                    + "\" that exceeds the \"" + grouped(limits.entity)
                    + "\" limit set by \"jdk.xml.maxGeneralEntitySizeLimit\".");
        }
    }

    private int instruction() throws XmlError {
        read();
        name = readName();
        if (name == null) {
            throw error("The processing instruction must begin with the name of the target.");
        }
        if (name.equalsIgnoreCase("xml")) {
            throw error("The processing instruction target matching \"[xX][mM][lL]\" is not allowed.");
        }
        boolean spaced = skipSpace();
        buffer.setLength(0);
        if (!spaced && !looksAt("?>")) {
            if (peek() < 0) {
                throw error(ENDS_EARLY);
            }
            throw error("White space is required between the processing instruction target and data.");
        }
        while (!looksAt("?>")) {
            buffer.append(read());
        }
        skip(2);
        data = buffer.toString();
        return PROCESSING_INSTRUCTION;
    }

    private int comment() throws XmlError {
        skip(3);
        buffer.setLength(0);
        while (!looksAt("--")) {
            if (peek() >= 0) {
                checkNext("the comment");
            }
            buffer.append(read());
        }
        skip(2);
        if (peek() != '>') {
            throw error("The string \"--\" is not permitted within comments.");
        }
        read();
        data = buffer.toString();
        return COMMENT;
    }

    // Elements

    private int start() throws XmlError {
        name = readName();
        if (XmlLimits.exceeds(open.size() + 1, limits.depth)) {
            throw error("JAXP00010006: The element \"" + name + "\" has a depth of \"" + (open.size() + 1)
                    + "\" that exceeds the limit \"" + limits.depth + "\" set by \"jdk.xml.maxElementDepth\".");
        }
        List<Attribute> found = new ArrayList<>();
        while (true) {
            boolean spaced = skipSpace();
            int c = peek();
            if (c == '>') {
                read();
                break;
            }
            if (c == '/') {
                read();
                if (peek() < 0) {
                    throw error(ENDS_EARLY);
                }
                if (peek() != '>') {
                    throw notAttribute();
                }
                read();
                emptyElement = true;
                break;
            }
            if (c < 0) {
                throw error(ENDS_EARLY);
            }
            if (!spaced || !isNameStart(c)) {
                throw notAttribute();
            }
            found.add(attribute(found));
            if (XmlLimits.exceeds(found.size(), limits.attributes)) {
                throw error("JAXP00010002:  Element \"" + name + "\" has more than \"" + limits.attributes + "\" attributes, \""
                        + limits.attributes + "\" is the limit set by \"jdk.xml.elementAttributeLimit\".");
            }
        }
        addDefaults(found);
        Map<String, String> outside = bindings;
        if (namespaces) {
            found = resolve(found);
        }
        attributes = found;
        open.push(new Open(name, uri, local, outside));
        return START_ELEMENT;
    }

    private XmlError notAttribute() {
        return error("Element type \"" + name + "\" must be followed by either attribute specifications, \">\" or \"/>\".");
    }

    private Attribute attribute(List<Attribute> before) throws XmlError {
        String attribute = readName();
        skipSpace();
        if (peek() < 0) {
            throw error(ENDS_EARLY);
        }
        if (peek() != '=') {
            throw error("Attribute name \"" + attribute + "\" associated with an element type \"" + name
                    + "\" must be followed by the ' = ' character.");
        }
        read();
        skipSpace();
        int quote = peek();
        if (quote < 0) {
            throw error(ENDS_EARLY);
        }
        if (quote != '"' && quote != '\'') {
            throw error("Open quote is expected for attribute \"" + attribute + "\" associated with an  element type  \"" + name
                    + "\".");
        }
        read();
        String value = value(attribute, quote);
        read();
        if (!namespaces) {
            checkNew(attribute, before);
        }
        String kind = "CDATA";
        for (XmlDocumentType.Declared declared : declared()) {
            if (declared.name().equals(attribute)) {
                kind = declared.type();
            }
        }
        return new Attribute(attribute, null, null, kind.equals("CDATA") ? value : collapse(value), kind, true);
    }

    private void checkNew(String attribute, List<Attribute> before) throws XmlError {
        for (Attribute other : before) {
            if (other.name().equals(attribute)) {
                XmlError twice = error("Attribute \"" + attribute + "\" was already specified for element \"" + name + "\".");
                throw namespaces ? twice.named("AttributeNotUnique?" + name + "&" + attribute) : twice;
            }
        }
    }

    private List<XmlDocumentType.Declared> declared() {
        return type == null ? List.of() : type.attributes.getOrDefault(name, List.of());
    }

    private static String collapse(String value) {
        return value.strip().replaceAll(" +", " ");
    }

    /** The value of an attribute up to its quote. */
    private String value(String attribute, int quote) throws XmlError {
        StringBuilder value = new StringBuilder();
        int level = outer.size();
        while (true) {
            int c = peek();
            if (c < 0) {
                if (outer.size() == level) {
                    throw error(ENDS_EARLY);
                }
                source = outer.pop();
            } else if (c == quote && outer.size() == level) {
                return value.toString();
            } else if (c == '<') {
                throw error("The value of attribute \"" + attribute + "\" associated with an element type \"" + name
                        + "\" must not contain the '<' character.");
            } else if (c == '&') {
                read();
                if (peek() == '#') {
                    value.append(characterReference());
                    continue;
                }
                String entity = entityName();
                String known = predefined(entity);
                if (known != null) {
                    value.append(known);
                } else {
                    begin(entity, true);
                }
            } else {
                checkNext("the value of attribute \"" + attribute + "\" and element is \"" + name + "\"");
                char read = read();
                value.append(isSpace(read) ? ' ' : read);
            }
        }
    }

    private void addDefaults(List<Attribute> found) {
        for (XmlDocumentType.Declared declared : declared()) {
            boolean given = declared.value() == null;
            for (Attribute attribute : found) {
                given |= attribute.name().equals(declared.name());
            }
            if (!given) {
                found.add(new Attribute(declared.name(), null, null, declared.value(), declared.type(), false));
            }
        }
    }

    private List<Attribute> resolve(List<Attribute> found) throws XmlError {
        List<String> bound = new ArrayList<>();
        for (Attribute attribute : found) {
            boolean isDefault = attribute.name().equals("xmlns");
            if (isDefault || attribute.name().startsWith("xmlns:")) {
                if (bound.isEmpty()) {
                    bindings = new HashMap<>(bindings);
                }
                String prefix = isDefault ? "" : attribute.name().substring(6);
                if (!isDefault && attribute.value().isEmpty()) {
                    throw error("The value of the attribute \"prefix=\"xmlns\",localpart=\"" + prefix + "\",rawname=\""
                            + attribute.name() + "\"\" is invalid. Prefixed namespace bindings may not be empty.");
                }
                bindings.put(prefix, attribute.value());
                bound.add(prefix);
                bound.add(attribute.value());
            }
        }
        prefixes = bound;
        int colon = name.indexOf(':');
        String prefix = colon < 0 ? "" : name.substring(0, colon);
        local = name.substring(colon + 1);
        uri = space(prefix);
        if (uri == null && colon >= 0) {
            throw error("The prefix \"" + prefix + "\" for element \"" + name + "\" is not bound.")
                    .named("ElementPrefixUnbound?" + prefix + "&" + name);
        }
        uri = uri == null || uri.isEmpty() ? null : uri;
        List<Attribute> resolved = new ArrayList<>(found.size());
        for (Attribute attribute : found) {
            resolved.add(resolve(attribute, resolved));
        }
        return resolved;
    }

    private Attribute resolve(Attribute attribute, List<Attribute> before) throws XmlError {
        String full = attribute.name();
        checkNew(full, before);
        int colon = full.indexOf(':');
        String last = full.substring(colon + 1);
        String space = full.equals("xmlns") ? XMLNS_SPACE : null;
        if (colon >= 0) {
            String prefix = full.substring(0, colon);
            space = space(prefix);
            if (space == null) {
                throw error("The prefix \"" + prefix + "\" for attribute \"" + full + "\" associated with an element type \""
                        + name + "\" is not bound.").named("AttributePrefixUnbound?" + name + "&" + full + "&" + prefix);
            }
            for (Attribute other : before) {
                if (space.equals(other.uri()) && last.equals(other.local())) {
                    throw error("Attribute \"" + last + "\" bound to namespace \"" + space
                            + "\" was already specified for element \"" + name + "\".")
                            .named("AttributeNSNotUnique?" + name + "&" + last + "&" + space);
                }
            }
        }
        return new Attribute(full, space, last, attribute.value(), attribute.type(), attribute.specified());
    }

    /** The name space that a prefix stands for here, or {@code null}. */
    public String space(String prefix) {
        if (prefix.equals("xml")) {
            return XML_SPACE;
        }
        return prefix.equals("xmlns") ? XMLNS_SPACE : bindings.get(prefix);
    }

    private int endTag() throws XmlError {
        String expected = open.peek().name();
        if (peek() < 0) {
            throw error(ENDS_EARLY);
        }
        if (!looksAt(expected)) {
            throw error("The element type \"" + expected + "\" must be terminated by the matching end-tag \"</" + expected
                    + ">\".");
        }
        skip(expected.length());
        skipSpace();
        if (peek() < 0) {
            throw error(ENDS_EARLY);
        }
        if (peek() != '>') {
            throw error("The end-tag for element type \"" + expected + "\" must end with a '>' delimiter.");
        }
        if (source.entity != null && open.size() <= source.depth) {
            throw error("The element \"" + expected + "\" must start and end within the same entity.");
        }
        read();
        return end();
    }

    private int end() {
        Open ended = open.pop();
        name = ended.name();
        uri = ended.uri();
        local = ended.local();
        bound(ended.outer());
        return END_ELEMENT;
    }

    /** Which prefixes go with the element that has ended. */
    private void bound(Map<String, String> outside) {
        if (bindings == outside) {
            prefixes = List.of();
            return;
        }
        List<String> gone = new ArrayList<>();
        for (Map.Entry<String, String> binding : bindings.entrySet()) {
            if (!binding.getValue().equals(outside.get(binding.getKey()))) {
                gone.add(binding.getKey());
            }
        }
        prefixes = gone;
        bindings = outside;
    }

    // For the document type

    int look() {
        return peek();
    }

    char take() throws XmlError {
        return read();
    }

    boolean takeIf(String text) throws XmlError {
        return skipIf(text);
    }

    boolean takeSpace() throws XmlError {
        return skipSpace();
    }

    String takeName() throws XmlError {
        return readName();
    }

    String takeQuoted(String otherwise) throws XmlError {
        return quoted(otherwise);
    }

    /** An error at a place that lies behind. */
    public XmlError failure(String message, int line, int column) {
        return new XmlError(message, line, column, false);
    }

    XmlError failure(String message) {
        return error(message);
    }

    int position() {
        return source.at;
    }

    String textFrom(int start) {
        return new String(source.text, start, source.at - start);
    }
}
