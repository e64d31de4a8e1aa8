package jdk.internal.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the tags of elements, with attributes and, if wanted, name spaces; knows which elements are open. */
final class XmlElements {
    private static final String XML_SPACE = "http://www.w3.org/XML/1998/namespace";
    private static final String XMLNS_SPACE = "http://www.w3.org/2000/xmlns/";

    /** An element that is open. */
    private record Open(String name, String uri, String local, Map<String, String> outer) {
    }

    private final XmlScanner scanner;
    private final XmlText in;
    private final XmlReferences references;
    private final boolean namespaces;
    private final Deque<Open> open = new ArrayDeque<>();
    private Map<String, String> bindings = new HashMap<>();
    private boolean endsAtOnce;

    XmlElements(XmlScanner scanner, XmlText in, XmlReferences references, boolean namespaces) {
        this.scanner = scanner;
        this.in = in;
        this.references = references;
        this.namespaces = namespaces;
    }

    int depth() {
        return open.size();
    }

    /** The name of the innermost element that is open. */
    String innermost() {
        return open.peek().name();
    }

    int start() throws XmlError {
        scanner.name = in.readName();
        if (XmlLimits.exceeds(open.size() + 1, in.limits.depth)) {
            throw in.error("JAXP00010006: The element \"" + scanner.name + "\" has a depth of \"" + (open.size() + 1)
                    + "\" that exceeds the limit \"" + in.limits.depth + "\" set by \"jdk.xml.maxElementDepth\".");
        }
        List<XmlScanner.Attribute> found = new ArrayList<>();
        while (true) {
            boolean spaced = in.skipSpace();
            int c = in.peek();
            if (c == '>') {
                in.read();
                break;
            }
            if (c == '/') {
                in.read();
                if (in.peek() < 0) {
                    throw in.error(XmlText.ENDS_EARLY);
                }
                if (in.peek() != '>') {
                    throw notAttribute();
                }
                in.read();
                endsAtOnce = true;
                break;
            }
            if (c < 0) {
                throw in.error(XmlText.ENDS_EARLY);
            }
            if (!spaced || !XmlText.isNameStart(c)) {
                throw notAttribute();
            }
            found.add(attribute(found));
            if (XmlLimits.exceeds(found.size(), in.limits.attributes)) {
                throw in.error("JAXP00010002:  Element \"" + scanner.name + "\" has more than \"" + in.limits.attributes
                        + "\" attributes, \"" + in.limits.attributes + "\" is the limit set by \"jdk.xml.elementAttributeLimit\".");
            }
        }
        addDefaults(found);
        Map<String, String> outside = bindings;
        if (namespaces) {
            found = resolve(found);
        }
        scanner.attributes = found;
        open.push(new Open(scanner.name, scanner.uri, scanner.local, outside));
        return XmlScanner.START_ELEMENT;
    }

    private XmlError notAttribute() {
        return in.error("Element type \"" + scanner.name
                + "\" must be followed by either attribute specifications, \">\" or \"/>\".");
    }

    private XmlScanner.Attribute attribute(List<XmlScanner.Attribute> before) throws XmlError {
        String attribute = in.readName();
        in.skipSpace();
        if (in.peek() < 0) {
            throw in.error(XmlText.ENDS_EARLY);
        }
        if (in.peek() != '=') {
            throw in.error("Attribute name \"" + attribute + "\" associated with an element type \"" + scanner.name
                    + "\" must be followed by the ' = ' character.");
        }
        in.read();
        in.skipSpace();
        int quote = in.peek();
        if (quote < 0) {
            throw in.error(XmlText.ENDS_EARLY);
        }
        if (quote != '"' && quote != '\'') {
            throw in.error("Open quote is expected for attribute \"" + attribute
                    + "\" associated with an  element type  \"" + scanner.name + "\".");
        }
        in.read();
        String value = value(attribute, quote);
        in.read();
        if (!namespaces) {
            checkNew(attribute, before);
        }
        String kind = "CDATA";
        for (XmlDocumentType.Declared declared : declared()) {
            if (declared.name().equals(attribute)) {
                kind = declared.type();
            }
        }
        return new XmlScanner.Attribute(attribute, null, null, kind.equals("CDATA") ? value : collapse(value), kind, true);
    }

    private void checkNew(String attribute, List<XmlScanner.Attribute> before) throws XmlError {
        for (XmlScanner.Attribute other : before) {
            if (other.name().equals(attribute)) {
                XmlError twice = in.error("Attribute \"" + attribute + "\" was already specified for element \""
                        + scanner.name + "\".");
                throw namespaces ? twice.named("AttributeNotUnique?" + scanner.name + "&" + attribute) : twice;
            }
        }
    }

    /** Whether the element at hand is declared to have an attribute. */
    boolean declares(String attribute) {
        return declared().stream().anyMatch(one -> one.name().equals(attribute));
    }

    private List<XmlDocumentType.Declared> declared() {
        return references.type == null ? List.of() : references.type.attributes.getOrDefault(scanner.name, List.of());
    }

    private static String collapse(String value) {
        return value.strip().replaceAll(" +", " ");
    }

    /** The value of an attribute up to its quote. */
    private String value(String attribute, int quote) throws XmlError {
        StringBuilder value = new StringBuilder();
        int level = in.outer.size();
        while (true) {
            int c = in.peek();
            if (c < 0) {
                if (in.outer.size() == level) {
                    throw in.error(XmlText.ENDS_EARLY);
                }
                in.leave();
            } else if (c == quote && in.outer.size() == level) {
                return value.toString();
            } else if (c == '<') {
                throw in.error("The value of attribute \"" + attribute + "\" associated with an element type \"" + scanner.name
                        + "\" must not contain the '<' character.");
            } else if (c == '&') {
                in.read();
                if (in.peek() == '#') {
                    value.append(references.characterReference());
                    continue;
                }
                String entity = references.entityName();
                String known = XmlReferences.predefined(entity);
                if (known != null) {
                    value.append(known);
                } else {
                    references.begin(entity, true);
                }
            } else {
                in.checkNext("the value of attribute \"" + attribute + "\" and element is \"" + scanner.name + "\"");
                char read = in.read();
                value.append(XmlText.isSpace(read) ? ' ' : read);
            }
        }
    }

    private void addDefaults(List<XmlScanner.Attribute> found) {
        for (XmlDocumentType.Declared declared : declared()) {
            boolean given = declared.value() == null;
            for (XmlScanner.Attribute attribute : found) {
                given |= attribute.name().equals(declared.name());
            }
            if (!given) {
                found.add(new XmlScanner.Attribute(declared.name(), null, null, declared.value(), declared.type(), false));
            }
        }
    }

    private List<XmlScanner.Attribute> resolve(List<XmlScanner.Attribute> found) throws XmlError {
        List<String> bound = new ArrayList<>();
        for (XmlScanner.Attribute attribute : found) {
            boolean isDefault = attribute.name().equals("xmlns");
            if (isDefault || attribute.name().startsWith("xmlns:")) {
                if (bound.isEmpty()) {
                    bindings = new HashMap<>(bindings);
                }
                String prefix = isDefault ? "" : attribute.name().substring(6);
                if (!isDefault && attribute.value().isEmpty()) {
                    throw in.error("The value of the attribute \"prefix=\"xmlns\",localpart=\"" + prefix + "\",rawname=\""
                            + attribute.name() + "\"\" is invalid. Prefixed namespace bindings may not be empty.");
                }
                bindings.put(prefix, attribute.value());
                bound.add(prefix);
                bound.add(attribute.value());
            }
        }
        scanner.prefixes = bound;
        int colon = scanner.name.indexOf(':');
        String prefix = colon < 0 ? "" : scanner.name.substring(0, colon);
        scanner.local = scanner.name.substring(colon + 1);
        String space = space(prefix);
        if (space == null && colon >= 0) {
            throw in.error("The prefix \"" + prefix + "\" for element \"" + scanner.name + "\" is not bound.")
                    .named("ElementPrefixUnbound?" + prefix + "&" + scanner.name);
        }
        scanner.uri = space == null || space.isEmpty() ? null : space;
        List<XmlScanner.Attribute> resolved = new ArrayList<>(found.size());
        for (XmlScanner.Attribute attribute : found) {
            resolved.add(resolve(attribute, resolved));
        }
        return resolved;
    }

    private XmlScanner.Attribute resolve(XmlScanner.Attribute attribute, List<XmlScanner.Attribute> before) throws XmlError {
        String full = attribute.name();
        checkNew(full, before);
        int colon = full.indexOf(':');
        String last = full.substring(colon + 1);
        String space = full.equals("xmlns") ? XMLNS_SPACE : null;
        if (colon >= 0) {
            String prefix = full.substring(0, colon);
            space = space(prefix);
            if (space == null) {
                throw in.error("The prefix \"" + prefix + "\" for attribute \"" + full + "\" associated with an element type \""
                        + scanner.name + "\" is not bound.")
                        .named("AttributePrefixUnbound?" + scanner.name + "&" + full + "&" + prefix);
            }
            for (XmlScanner.Attribute other : before) {
                if (space.equals(other.uri()) && last.equals(other.local())) {
                    throw in.error("Attribute \"" + last + "\" bound to namespace \"" + space
                            + "\" was already specified for element \"" + scanner.name + "\".")
                            .named("AttributeNSNotUnique?" + scanner.name + "&" + last + "&" + space);
                }
            }
        }
        return new XmlScanner.Attribute(full, space, last, attribute.value(), attribute.type(), attribute.specified());
    }

    /** The name space that a prefix stands for here, or {@code null}. */
    String space(String prefix) {
        if (prefix.equals("xml")) {
            return XML_SPACE;
        }
        return prefix.equals("xmlns") ? XMLNS_SPACE : bindings.get(prefix);
    }

    int endTag() throws XmlError {
        String expected = open.peek().name();
        if (in.peek() < 0) {
            throw in.error(XmlText.ENDS_EARLY);
        }
        if (!in.looksAt(expected)) {
            throw in.error("The element type \"" + expected + "\" must be terminated by the matching end-tag \"</" + expected
                    + ">\".");
        }
        in.skip(expected.length());
        in.skipSpace();
        if (in.peek() < 0) {
            throw in.error(XmlText.ENDS_EARLY);
        }
        if (in.peek() != '>') {
            throw in.error("The end-tag for element type \"" + expected + "\" must end with a '>' delimiter.");
        }
        if (in.source.entity != null && open.size() <= in.source.depth) {
            throw in.error("The element \"" + expected + "\" must start and end within the same entity.");
        }
        in.read();
        return end();
    }

    /** Ends an element that has no content; whether there was one. */
    boolean endsAtOnce() {
        boolean ends = endsAtOnce;
        endsAtOnce = false;
        return ends;
    }

    int end() {
        Open ended = open.pop();
        scanner.name = ended.name();
        scanner.uri = ended.uri();
        scanner.local = ended.local();
        bound(ended.outer());
        return XmlScanner.END_ELEMENT;
    }

    /** Which prefixes go with the element that has ended. */
    private void bound(Map<String, String> outside) {
        if (bindings == outside) {
            scanner.prefixes = List.of();
            return;
        }
        List<String> gone = new ArrayList<>();
        for (Map.Entry<String, String> binding : bindings.entrySet()) {
            if (!binding.getValue().equals(outside.get(binding.getKey()))) {
                gone.add(binding.getKey());
            }
        }
        scanner.prefixes = gone;
        bindings = outside;
    }
}
