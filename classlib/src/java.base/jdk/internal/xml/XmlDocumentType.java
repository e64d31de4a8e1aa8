package jdk.internal.xml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the internal part of a document type declares. */
public final class XmlDocumentType {
    /** An attribute that a document type declares; without default where {@code value} is {@code null}. */
    record Declared(String name, String type, String value) {
    }

    public String name;
    public String publicId;
    public String systemId;
    /** The text between the brackets, or {@code null}. */
    public String internalSubset;
    /** Where its name and identifiers end. */
    int line;
    int column;
    final Map<String, String> entities = new HashMap<>();
    final Set<String> externalEntities = new HashSet<>();
    final Map<String, String> parameterEntities = new HashMap<>();
    final Map<String, List<Declared>> attributes = new HashMap<>();
    /** Elements whose content is elements only. */
    final Set<String> elementContent = new HashSet<>();

    void declare(String element, Declared attribute) {
        List<Declared> known = attributes.computeIfAbsent(element, none -> new ArrayList<>());
        for (Declared other : known) {
            if (other.name().equals(attribute.name())) {
                return;
            }
        }
        known.add(attribute);
    }
}
