package jdk.internal.xml;

/** Reads a document type, behind {@code <!DOCTYPE}: what stands in the document itself. */
final class XmlTypeScanner {
    private final XmlScanner in;
    private final XmlDocumentType type = new XmlDocumentType();
    /** The declarations in one form. */
    private final StringBuilder declarations = new StringBuilder();

    XmlTypeScanner(XmlScanner in) {
        this.in = in;
    }

    XmlDocumentType scan() throws XmlError {
        type.startLine = in.line();
        type.startColumn = in.column();
        require(in.takeSpace(), "White space is required after \"<!DOCTYPE\" in the document type declaration.");
        type.name = in.takeName();
        require(type.name != null, "The root element type must appear after \"<!DOCTYPE\" in the document type declaration.");
        in.takeSpace();
        if (in.takeIf("SYSTEM")) {
            in.takeSpace();
            type.systemId = systemId();
        } else if (in.takeIf("PUBLIC")) {
            in.takeSpace();
            type.publicId = publicId();
            in.takeSpace();
            type.systemId = systemId();
        }
        in.takeSpace();
        type.line = in.line();
        type.column = in.column();
        if (in.takeIf("[")) {
            int start = in.position();
            subset();
            type.written = in.textFrom(start);
            type.internalSubset = declarations.isEmpty() ? null : declarations.toString();
            in.take();
            in.takeSpace();
        }
        require(in.takeIf(">"), "The document type declaration for root element type \"" + type.name + "\" must end with '>'.");
        return type;
    }

    private void require(boolean holds, String message) throws XmlError {
        if (!holds) {
            throw in.failure(in.look() < 0 ? "XML document structures must start and end within the same entity." : message);
        }
    }

    private String systemId() throws XmlError {
        return in.takeQuoted("The system identifier must begin with either a single or double quote character.");
    }

    private String publicId() throws XmlError {
        return in.takeQuoted("The public identifier must begin with either a single or double quote character.");
    }

    private void subset() throws XmlError {
        while (true) {
            in.takeSpace();
            if (in.look() == ']') {
                return;
            }
            if (in.takeIf("<!--")) {
                int start = in.position();
                through("-->");
                declarations.append("<!--").append(in.textFrom(start));
            } else if (in.takeIf("<?")) {
                through("?>");
            } else if (in.takeIf("<!ENTITY")) {
                entity();
            } else if (in.takeIf("<!ELEMENT")) {
                element();
            } else if (in.takeIf("<!ATTLIST")) {
                attributes();
            } else if (in.takeIf("<!NOTATION")) {
                notation();
            } else if (in.look() == '%') {
                in.take();
                in.takeName();
                require(in.takeIf(";"), "The parameter entity reference must end with the ';' delimiter.");
            } else {
                require(false, "The markup declarations contained or pointed to by the document type declaration must be "
                        + "well-formed.");
            }
        }
    }

    private void through(String end) throws XmlError {
        while (!in.takeIf(end)) {
            in.take();
        }
    }

    /** {@code SYSTEM} or {@code PUBLIC} with identifiers, or {@code null}; a notation may have the public one only. */
    private XmlDocumentType.External external(String name, boolean isNotation) throws XmlError {
        String publicId = null;
        String systemId = null;
        if (in.takeIf("SYSTEM")) {
            in.takeSpace();
            systemId = systemId();
        } else if (in.takeIf("PUBLIC")) {
            in.takeSpace();
            publicId = publicId();
            in.takeSpace();
            if (!isNotation || in.look() != '>') {
                systemId = systemId();
            }
        } else {
            return null;
        }
        in.takeSpace();
        String notation = null;
        if (in.takeIf("NDATA")) {
            in.takeSpace();
            notation = in.takeName();
            in.takeSpace();
        }
        declarations.append(name).append(publicId != null ? " PUBLIC \"" + publicId + "\"" : " SYSTEM");
        declarations.append(systemId != null ? " \"" + systemId + "\"" : "");
        declarations.append(notation != null ? " NDATA " + notation : "").append(">\n");
        return new XmlDocumentType.External(name, publicId, systemId, notation);
    }

    private void notation() throws XmlError {
        in.takeSpace();
        String name = in.takeName();
        require(name != null, "The name of the notation is required in the notation declaration.");
        in.takeSpace();
        declarations.append("<!NOTATION ");
        XmlDocumentType.External notation = external(name, true);
        require(notation != null && in.takeIf(">"), "The declaration for the notation \"" + name + "\" must end with '>'.");
        type.notations.add(notation);
    }

    private void entity() throws XmlError {
        require(in.takeSpace(), "White space is required after \"<!ENTITY\" in the entity declaration.");
        boolean parameter = in.takeIf("%");
        in.takeSpace();
        String name = in.takeName();
        require(name != null, "The name of the entity is required in the entity declaration.");
        require(in.takeSpace(), "White space is required between the entity name \"" + name
                + "\" and the definition in the entity declaration.");
        declarations.append("<!ENTITY ").append(parameter ? "% " : "");
        XmlDocumentType.External external = external(name, false);
        if (external != null) {
            require(in.takeIf(">"), "The declaration for the entity \"" + name + "\" must end with '>'.");
            if (!parameter && !type.entities.containsKey(name) && type.externalEntities.add(name)) {
                type.externals.add(external);
            }
            return;
        }
        int start = in.position() + 1;
        String value = value(name);
        String written = in.textFrom(start);
        declarations.append(name).append(' ').append(inQuotes(written.substring(0, written.length() - 1))).append(">\n");
        in.takeSpace();
        require(in.takeIf(">"), "The declaration for the entity \"" + name + "\" must end with '>'.");
        if (!parameter && !type.externalEntities.contains(name)) {
            type.entities.putIfAbsent(name, value);
        }
    }

    private static String inQuotes(String text) {
        return text.indexOf('\'') < 0 ? "'" + text + "'" : '"' + text + '"';
    }

    /** The value of an entity, or of an attribute if that is {@code null}: characters by number are put in, other entities are not. */
    private String value(String entity) throws XmlError {
        int quote = in.look();
        require(quote == '"' || quote == '\'', "The entity value must begin with a quote.");
        in.take();
        StringBuilder value = new StringBuilder();
        while (in.look() != quote) {
            if (in.look() == '&') {
                in.take();
                if (in.look() == '#') {
                    String character = in.characterReference();
                    // What is markup by number is none in the entity.
                    value.append(character.equals("<") || character.equals("&") ? "&#" + (int) character.charAt(0) + ";" : character);
                    continue;
                }
                value.append('&');
            } else {
                value.append(in.take());
            }
        }
        if (entity != null) {
            in.checkEntity(entity, value.toString());
        }
        in.take();
        return value.toString();
    }

    private void element() throws XmlError {
        require(in.takeSpace(), "White space is required after \"<!ELEMENT\" in the element type declaration.");
        String name = in.takeName();
        require(name != null, "The element type is required in the element type declaration.");
        in.takeSpace();
        int start = in.position();
        while (in.look() != '>') {
            in.take();
        }
        String content = in.textFrom(start);
        in.take();
        declarations.append("<!ELEMENT ").append(name).append(' ').append(content.replaceAll("\\s+", "")).append(">\n");
        if (content.startsWith("(") && !content.contains("#PCDATA")) {
            type.elementContent.add(name);
        }
    }

    private void attributes() throws XmlError {
        in.takeSpace();
        String element = in.takeName();
        require(element != null, "The element type is required in the attribute-list declaration.");
        in.takeSpace();
        while (!in.takeIf(">")) {
            String name = in.takeName();
            require(name != null, "The attribute name must be specified in the attribute-list declaration for element \""
                    + element + "\".");
            in.takeSpace();
            int start = in.position();
            String kind = attributeType();
            String written = kind.equals("NMTOKEN") ? in.textFrom(start).replaceAll("\\s+", "") : kind;
            declarations.append("<!ATTLIST ").append(element).append(' ').append(name).append(' ')
                    .append(written.startsWith("NOTATION") ? "NOTATION" : written);
            in.takeSpace();
            String value = null;
            if (in.takeIf("#REQUIRED")) {
                declarations.append(" #REQUIRED");
            } else if (in.takeIf("#IMPLIED")) {
                declarations.append(" #IMPLIED");
            } else {
                declarations.append(in.takeIf("#FIXED") ? " #FIXED" : "");
                in.takeSpace();
                value = value(null);
                declarations.append(" '").append(value.replace("'", "&apos;")).append('\'');
            }
            declarations.append(">\n");
            in.takeSpace();
            type.declare(element, new XmlDocumentType.Declared(name, kind, value));
        }
    }

    private String attributeType() throws XmlError {
        if (in.takeIf("NOTATION")) {
            in.takeSpace();
        }
        if (in.look() == '(') {
            while (in.take() != ')') {
                // Its values are for validation only.
            }
            return "NMTOKEN";
        }
        String kind = in.takeName();
        require(kind != null, "The attribute type is required in the declaration of an attribute.");
        return kind;
    }
}
