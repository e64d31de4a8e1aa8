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
    public record Declared(String name, String type, String value) {
    }

    /** An entity or notation that is declared elsewhere; {@code notation} is {@code null} where it is text. */
    public record External(String name, String publicId, String systemId, String notation) {
    }

    public String name;
    public String publicId;
    public String systemId;
    /** What the brackets declare, a declaration a line, or {@code null} where there are none. */
    public String internalSubset;
    /** The text between the brackets, or {@code null}. */
    public String written;
    /** Where it begins, behind {@code <!DOCTYPE}. */
    public int startLine;
    public int startColumn;
    /** Where its name and identifiers end. */
    int line;
    int column;
    public final Map<String, String> entities = new HashMap<>();
    final Set<String> externalEntities = new HashSet<>();
    public final List<External> externals = new ArrayList<>();
    public final List<External> notations = new ArrayList<>();
    public final Map<String, List<Declared>> attributes = new HashMap<>();
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

    /** Takes all declarations away. */
    void forget() {
        entities.clear();
        externalEntities.clear();
        attributes.clear();
        elementContent.clear();
    }
}
