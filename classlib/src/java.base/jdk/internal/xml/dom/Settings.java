package jdk.internal.xml.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMStringList;

/** How a document is normalised. Comments and sections can be left out; what else can be set cannot be changed. */
final class Settings implements DOMConfiguration {
    private static final List<String> CHANGED = List.of("comments", "cdata-sections");
    private static final List<String> TRUE = List.of(
            "element-content-whitespace", "entities", "namespace-declarations", "namespaces", "split-cdata-sections",
            "well-formed");
    private static final List<String> FALSE = List.of(
            "canonical-form", "check-character-normalization", "datatype-normalization", "normalize-characters",
            "validate", "validate-if-schema");
    private static final List<String> HANDLERS = List.of("error-handler", "resource-resolver", "schema-location", "schema-type");

    private final Map<String, Object> values = new TreeMap<>();

    Settings() {
        for (String name : CHANGED) {
            values.put(name, Boolean.TRUE);
        }
        for (String name : TRUE) {
            values.put(name, Boolean.TRUE);
        }
        for (String name : FALSE) {
            values.put(name, Boolean.FALSE);
        }
    }

    private static String known(String name) {
        String lower = name.toLowerCase(java.util.Locale.ENGLISH);
        if (CHANGED.contains(lower) || TRUE.contains(lower) || FALSE.contains(lower) || HANDLERS.contains(lower)) {
            return lower;
        }
        throw new DOMException(DOMException.NOT_FOUND_ERR,
                "FEATURE_NOT_FOUND: The parameter " + name + " is not recognized.");
    }

    @Override
    public void setParameter(String name, Object value) {
        if (!canSetParameter(known(name), value)) {
            throw new DOMException(DOMException.NOT_SUPPORTED_ERR, "FEATURE_NOT_SUPPORTED: The parameter " + name
                    + " is recognized but the requested value cannot be set.");
        }
        values.put(known(name), value);
    }

    @Override
    public Object getParameter(String name) {
        return values.get(known(name));
    }

    @Override
    public boolean canSetParameter(String name, Object value) {
        String lower = name.toLowerCase(java.util.Locale.ENGLISH);
        return HANDLERS.contains(lower) || CHANGED.contains(lower) && value instanceof Boolean
                || value instanceof Boolean && value.equals(values.get(lower));
    }

    @Override
    public DOMStringList getParameterNames() {
        List<String> names = new ArrayList<>(values.keySet());
        names.addAll(HANDLERS);
        return new DOMStringList() {
            @Override
            public String item(int index) {
                return index < 0 || index >= names.size() ? null : names.get(index);
            }

            @Override
            public int getLength() {
                return names.size();
            }

            @Override
            public boolean contains(String text) {
                return names.contains(text);
            }
        };
    }

    /** Takes away what is not wanted. */
    void apply(DocumentNode document) {
        boolean comments = Boolean.TRUE.equals(values.get("comments"));
        boolean sections = Boolean.TRUE.equals(values.get("cdata-sections"));
        NodeBase at = comments && sections ? null : document;
        while (at != null) {
            NodeBase behind = at.following(document);
            if (!comments && at instanceof TextNode.OfComment) {
                at.parent.unlink(at);
            } else if (!sections && at instanceof TextNode.Section section) {
                section.parent.link(new TextNode(document, section.getData()), section);
                section.parent.unlink(section);
            }
            at = behind;
        }
    }
}
