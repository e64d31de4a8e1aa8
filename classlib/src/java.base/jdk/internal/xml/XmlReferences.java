package jdk.internal.xml;

import java.util.List;

/** What stands for other characters: numbers of characters, and names of entities, whose text is read in their place. */
final class XmlReferences {
    private final XmlScanner scanner;
    private final XmlText in;
    private int expansions;
    private int expanded;
    /** What declares entities, or {@code null}. */
    XmlDocumentType type;

    XmlReferences(XmlScanner scanner, XmlText in) {
        this.scanner = scanner;
        this.in = in;
    }

    /** Whether an entity is declared, here or elsewhere. */
    boolean declares(String entity) {
        return type != null && (type.entities.containsKey(entity) || type.externalEntities.contains(entity));
    }

    /** The name of an entity, behind {@code &}. */
    String entityName() throws XmlError {
        String entity = in.readName();
        if (entity == null) {
            throw in.error("The entity name must immediately follow the '&' in the entity reference.");
        }
        if (in.peek() != ';') {
            throw in.error("The reference to entity \"" + entity + "\" must end with the ';' delimiter.");
        }
        in.read();
        return entity;
    }

    static String predefined(String entity) {
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
        in.read();
        boolean hexadecimal = in.peek() == 'x';
        if (hexadecimal) {
            in.read();
        }
        int start = in.source.at;
        int radix = hexadecimal ? 16 : 10;
        int value = 0;
        while (in.peek() >= 0 && in.peek() < 128 && Character.digit(in.peek(), radix) >= 0) {
            value = Math.min(value * radix + Character.digit(in.read(), radix), 0x110000);
        }
        String digits = in.textFrom(start);
        if (digits.isEmpty()) {
            throw in.error(hexadecimal
                    ? "A hexadecimal representation must immediately follow the \"&#x\" in a character reference."
                    : "A decimal representation must immediately follow the \"&#\" in a character reference.");
        }
        if (in.peek() != ';') {
            throw in.error("The character reference must end with the ';' delimiter.");
        }
        in.read();
        if (!XmlText.isCharacter(value) && !(value > 0 && value < ' ' && "1.1".equals(scanner.version))) {
            throw in.error("Character reference \"&#" + (hexadecimal ? "x" : "") + digits + "\" is an invalid XML character.");
        }
        return Character.toString(value);
    }

    /** Begins to read an entity's text. */
    void begin(String entity, boolean inAttribute) throws XmlError {
        String text = type == null ? null : type.entities.get(entity);
        boolean external = type != null && type.externalEntities.contains(entity);
        if (external && inAttribute) {
            throw in.error("The external entity reference \"&" + entity + ";\" is not permitted in an attribute value.");
        }
        if (text == null && !external) {
            if (type != null && type.systemId != null && (scanner.standalone == null || !scanner.standalone)) {
                return;
            }
            throw in.error("The entity \"" + entity + "\" was referenced, but not declared.");
        }
        if (external) {
            return;
        }
        StringBuilder path = new StringBuilder();
        boolean recursive = false;
        for (XmlText.Source outside : List.copyOf(in.outer).reversed()) {
            path.append(outside.entity == null ? "" : outside.entity + " -> ");
            recursive |= entity.equals(outside.entity);
        }
        path.append(in.source.entity == null ? "" : in.source.entity + " -> ").append(entity);
        if (recursive || entity.equals(in.source.entity)) {
            String first = path.substring(0, path.indexOf(" "));
            throw in.error("Recursive entity reference \"" + first + "\". (Reference path: " + path + "),");
        }
        in.enter(text, entity, scanner.depth());
        if (XmlLimits.exceeds(++expansions, in.limits.expansions)) {
            throw in.error("JAXP00010001: The parser has encountered more than \"" + in.limits.expansions
                    + "\" entity expansions in this document; this is the limit imposed by \"jdk.xml.entityExpansionLimit\".");
        }
        expanded += text.length();
        if (XmlLimits.exceeds(expanded, in.limits.total)) {
            throw in.error("JAXP00010004: The accumulated size of entities is \"" + XmlText.grouped(expanded)
                    + "\" that exceeded the \"" + XmlText.grouped(in.limits.total)
                    + "\" limit set by \"jdk.xml.totalEntitySizeLimit\".");
        }
    }

    /** Checks the text of an entity that is declared; positions lie behind it. */
    void checkEntity(String entity, String text) throws XmlError {
        if (XmlLimits.exceeds(text.length(), in.limits.entity)) {
            throw in.error("JAXP00010003: The length of entity \"" + entity + "\" is \"" + XmlText.grouped(text.length())
                    + "\" that exceeds the \"" + XmlText.grouped(in.limits.entity)
                    + "\" limit set by \"jdk.xml.maxGeneralEntitySizeLimit\".");
        }
    }
}
