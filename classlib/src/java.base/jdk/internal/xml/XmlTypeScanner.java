package jdk.internal.xml;

/** Reads a document type, behind {@code <!DOCTYPE}: what stands in the document itself. */
final class XmlTypeScanner {
    private final XmlText in;
    private final XmlReferences references;
    private final XmlDocumentType type = new XmlDocumentType();
    /** The declarations in one form. */
    private final StringBuilder declarations = new StringBuilder();

    XmlTypeScanner(XmlText in, XmlReferences references) {
        this.in = in;
        this.references = references;
    }

    XmlDocumentType scan() throws XmlError {
        type.startLine = in.source.line;
        type.startColumn = in.source.column;
        require(in.skipSpace(), "White space is required after \"<!DOCTYPE\" in the document type declaration.");
        type.name = in.readName();
        require(type.name != null, "The root element type must appear after \"<!DOCTYPE\" in the document type declaration.");
        in.skipSpace();
        if (in.skipIf("SYSTEM")) {
            in.skipSpace();
            type.systemId = systemId();
        } else if (in.skipIf("PUBLIC")) {
            in.skipSpace();
            type.publicId = publicId();
            in.skipSpace();
            type.systemId = systemId();
        }
        in.skipSpace();
        type.line = in.source.line;
        type.column = in.source.column;
        if (in.skipIf("[")) {
            int start = in.source.at;
            subset();
            type.written = in.textFrom(start);
            type.internalSubset = declarations.isEmpty() ? null : declarations.toString();
            in.read();
            in.skipSpace();
        }
        require(in.skipIf(">"), "The document type declaration for root element type \"" + type.name + "\" must end with '>'.");
        return type;
    }

    private void require(boolean holds, String message) throws XmlError {
        if (!holds) {
            throw in.error(in.peek() < 0 ? "XML document structures must start and end within the same entity." : message);
        }
    }

    private String systemId() throws XmlError {
        return in.quoted("The system identifier must begin with either a single or double quote character.");
    }

    private String publicId() throws XmlError {
        return in.quoted("The public identifier must begin with either a single or double quote character.");
    }

    private void subset() throws XmlError {
        while (true) {
            in.skipSpace();
            if (in.peek() == ']') {
                return;
            }
            if (in.skipIf("<!--")) {
                int start = in.source.at;
                through("-->");
                declarations.append("<!--").append(in.textFrom(start));
            } else if (in.skipIf("<?")) {
                through("?>");
            } else if (in.skipIf("<!ENTITY")) {
                entity();
            } else if (in.skipIf("<!ELEMENT")) {
                element();
            } else if (in.skipIf("<!ATTLIST")) {
                attributes();
            } else if (in.skipIf("<!NOTATION")) {
                notation();
            } else if (in.peek() == '%') {
                in.read();
                in.readName();
                require(in.skipIf(";"), "The parameter entity reference must end with the ';' delimiter.");
            } else {
                require(false, "The markup declarations contained or pointed to by the document type declaration must be "
                        + "well-formed.");
            }
        }
    }

    private void through(String end) throws XmlError {
        while (!in.skipIf(end)) {
            in.read();
        }
    }

    /** {@code SYSTEM} or {@code PUBLIC} with identifiers, or {@code null}; a notation may have the public one only. */
    private XmlDocumentType.External external(String name, boolean isNotation) throws XmlError {
        String publicId = null;
        String systemId = null;
        if (in.skipIf("SYSTEM")) {
            in.skipSpace();
            systemId = systemId();
        } else if (in.skipIf("PUBLIC")) {
            in.skipSpace();
            publicId = publicId();
            in.skipSpace();
            if (!isNotation || in.peek() != '>') {
                systemId = systemId();
            }
        } else {
            return null;
        }
        in.skipSpace();
        String notation = null;
        if (in.skipIf("NDATA")) {
            in.skipSpace();
            notation = in.readName();
            in.skipSpace();
        }
        declarations.append(name).append(publicId != null ? " PUBLIC \"" + publicId + "\"" : " SYSTEM");
        declarations.append(systemId != null ? " \"" + systemId + "\"" : "");
        declarations.append(notation != null ? " NDATA " + notation : "").append(">\n");
        return new XmlDocumentType.External(name, publicId, systemId, notation);
    }

    private void notation() throws XmlError {
        in.skipSpace();
        String name = in.readName();
        require(name != null, "The name of the notation is required in the notation declaration.");
        in.skipSpace();
        declarations.append("<!NOTATION ");
        XmlDocumentType.External notation = external(name, true);
        require(notation != null && in.skipIf(">"), "The declaration for the notation \"" + name + "\" must end with '>'.");
        type.notations.add(notation);
    }

    private void entity() throws XmlError {
        require(in.skipSpace(), "White space is required after \"<!ENTITY\" in the entity declaration.");
        boolean parameter = in.skipIf("%");
        in.skipSpace();
        String name = in.readName();
        require(name != null, "The name of the entity is required in the entity declaration.");
        require(in.skipSpace(), "White space is required between the entity name \"" + name
                + "\" and the definition in the entity declaration.");
        declarations.append("<!ENTITY ").append(parameter ? "% " : "");
        XmlDocumentType.External external = external(name, false);
        if (external != null) {
            require(in.skipIf(">"), "The declaration for the entity \"" + name + "\" must end with '>'.");
            if (!parameter && !type.entities.containsKey(name) && type.externalEntities.add(name)) {
                type.externals.add(external);
            }
            return;
        }
        int start = in.source.at + 1;
        String value = value(name);
        String written = in.textFrom(start);
        declarations.append(name).append(' ').append(inQuotes(written.substring(0, written.length() - 1))).append(">\n");
        in.skipSpace();
        require(in.skipIf(">"), "The declaration for the entity \"" + name + "\" must end with '>'.");
        if (!parameter && !type.externalEntities.contains(name)) {
            type.entities.putIfAbsent(name, value);
        }
    }

    private static String inQuotes(String text) {
        return text.indexOf('\'') < 0 ? "'" + text + "'" : '"' + text + '"';
    }

    /** The value of an entity, or of an attribute if that is {@code null}: characters by number are put in, other entities are not. */
    private String value(String entity) throws XmlError {
        int quote = in.peek();
        require(quote == '"' || quote == '\'', "The entity value must begin with a quote.");
        in.read();
        StringBuilder value = new StringBuilder();
        while (in.peek() != quote) {
            if (in.peek() == '&') {
                in.read();
                if (in.peek() == '#') {
                    String character = references.characterReference();
                    // What is markup by number is none in the entity.
                    value.append(character.equals("<") || character.equals("&") ? "&#" + (int) character.charAt(0) + ";" : character);
                    continue;
                }
                value.append('&');
            } else {
                value.append(in.read());
            }
        }
        if (entity != null) {
            references.checkEntity(entity, value.toString());
        }
        in.read();
        return value.toString();
    }

    private void element() throws XmlError {
        require(in.skipSpace(), "White space is required after \"<!ELEMENT\" in the element type declaration.");
        String name = in.readName();
        require(name != null, "The element type is required in the element type declaration.");
        in.skipSpace();
        int start = in.source.at;
        while (in.peek() != '>') {
            in.read();
        }
        String content = in.textFrom(start);
        in.read();
        declarations.append("<!ELEMENT ").append(name).append(' ').append(content.replaceAll("\\s+", "")).append(">\n");
        if (content.startsWith("(") && !content.contains("#PCDATA")) {
            type.elementContent.add(name);
        }
    }

    private void attributes() throws XmlError {
        in.skipSpace();
        String element = in.readName();
        require(element != null, "The element type is required in the attribute-list declaration.");
        in.skipSpace();
        while (!in.skipIf(">")) {
            String name = in.readName();
            require(name != null, "The attribute name must be specified in the attribute-list declaration for element \""
                    + element + "\".");
            in.skipSpace();
            int start = in.source.at;
            String kind = attributeType();
            String written = kind.equals("NMTOKEN") ? in.textFrom(start).replaceAll("\\s+", "") : kind;
            declarations.append("<!ATTLIST ").append(element).append(' ').append(name).append(' ')
                    .append(written.startsWith("NOTATION") ? "NOTATION" : written);
            in.skipSpace();
            String value = null;
            if (in.skipIf("#REQUIRED")) {
                declarations.append(" #REQUIRED");
            } else if (in.skipIf("#IMPLIED")) {
                declarations.append(" #IMPLIED");
            } else {
                declarations.append(in.skipIf("#FIXED") ? " #FIXED" : "");
                in.skipSpace();
                value = value(null);
                declarations.append(" '").append(value.replace("'", "&apos;")).append('\'');
            }
            declarations.append(">\n");
            in.skipSpace();
            type.declare(element, new XmlDocumentType.Declared(name, kind, value));
        }
    }

    private String attributeType() throws XmlError {
        if (in.skipIf("NOTATION")) {
            in.skipSpace();
        }
        if (in.peek() == '(') {
            while (in.read() != ')') {
                // Its values are for validation only.
            }
            return "NMTOKEN";
        }
        String kind = in.readName();
        require(kind != null, "The attribute type is required in the declaration of an attribute.");
        return kind;
    }
}
