package jdk.internal.xml;

/** Reads a document type, behind {@code <!DOCTYPE}: what stands in the document itself. */
final class XmlTypeScanner {
    private final XmlScanner in;
    private final XmlDocumentType type = new XmlDocumentType();

    XmlTypeScanner(XmlScanner in) {
        this.in = in;
    }

    XmlDocumentType scan() throws XmlError {
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
            type.internalSubset = in.textFrom(start);
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
                through("-->");
            } else if (in.takeIf("<?")) {
                through("?>");
            } else if (in.takeIf("<!ENTITY")) {
                entity();
            } else if (in.takeIf("<!ELEMENT")) {
                element();
            } else if (in.takeIf("<!ATTLIST")) {
                attributes();
            } else if (in.takeIf("<!NOTATION")) {
                declarationEnd();
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

    /** Skips the rest of a declaration, quoted texts in it as a whole. */
    private void declarationEnd() throws XmlError {
        for (int c = in.look(); c != '>'; c = in.look()) {
            if (c == '"' || c == '\'') {
                in.takeQuoted("");
            } else {
                in.take();
            }
        }
        in.take();
    }

    private void entity() throws XmlError {
        require(in.takeSpace(), "White space is required after \"<!ENTITY\" in the entity declaration.");
        boolean parameter = in.takeIf("%");
        in.takeSpace();
        String name = in.takeName();
        require(name != null, "The name of the entity is required in the entity declaration.");
        require(in.takeSpace(), "White space is required between the entity name \"" + name
                + "\" and the definition in the entity declaration.");
        if (in.takeIf("SYSTEM") || in.takeIf("PUBLIC")) {
            declarationEnd();
            if (!parameter && !type.entities.containsKey(name)) {
                type.externalEntities.add(name);
            }
            return;
        }
        String value = value();
        in.takeSpace();
        require(in.takeIf(">"), "The declaration for the entity \"" + name + "\" must end with '>'.");
        if (!parameter && !type.externalEntities.contains(name)) {
            type.entities.putIfAbsent(name, value);
        }
    }

    /** The value of an entity: characters by number are put in, other entities are not. */
    private String value() throws XmlError {
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
            String kind = attributeType();
            in.takeSpace();
            String value = null;
            if (!in.takeIf("#REQUIRED") && !in.takeIf("#IMPLIED")) {
                in.takeIf("#FIXED");
                in.takeSpace();
                value = value();
            }
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
